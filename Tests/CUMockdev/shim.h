#include <umockdev-1.0/umockdev.h>
