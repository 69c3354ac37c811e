#include <linux/input.h>
#include <linux/input-event-codes.h>
