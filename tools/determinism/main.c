/* Prints the hash of a number of random events: the same on every machine. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

extern uint64_t gyre_fold_events(uint64_t seed, uint64_t count);

int main(int count, char **arguments) {
  uint64_t events = count > 1 ? strtoull(arguments[1], NULL, 10) : 100000;
  printf("%016" PRIx64 "\n", gyre_fold_events(1, events));
  return 0;
}
