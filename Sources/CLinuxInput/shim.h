#include <errno.h>
#include <linux/input.h>
#include <linux/input-event-codes.h>
#include <sys/ioctl.h>

/* ioctl() is variadic and its request numbers are macros with arguments: Swift can use neither. */

/* Which clock stamps the events of this open file; 0, or -1 with errno. */
static inline int gyre_evdev_set_clock(int descriptor, int clock) {
  return ioctl(descriptor, EVIOCSCLOCKID, &clock);
}

/* The range of one absolute axis; 0, or -1 with errno. */
static inline int gyre_evdev_axis(int descriptor, unsigned int code, struct input_absinfo *range) {
  return ioctl(descriptor, EVIOCGABS(code), range);
}
