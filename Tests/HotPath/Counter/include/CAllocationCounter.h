#ifndef GYRE_ALLOCATION_COUNTER_H
#define GYRE_ALLOCATION_COUNTER_H

/* 1 where this build counts allocations; 0 under a sanitizer, which brings its own allocator. */
int gyre_counts_allocations(void);

/* How many times this thread has asked for memory since it began. */
unsigned long gyre_allocations(void);

#endif
