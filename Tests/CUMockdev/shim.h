#include <umockdev-1.0/umockdev.h>

/* g_signal_connect() is a macro, and GCallback has no arguments: the cast is C's to make. */
typedef gboolean (*gyre_client_handler)(UMockdevIoctlBase *base, UMockdevIoctlClient *client, gpointer context);

/* Calls `handler` on the testbed's own thread for each `signal` ("handle-ioctl", "handle-read") of a device. */
static inline void gyre_connect(UMockdevIoctlBase *base, const char *signal, gyre_client_handler handler,
                                gpointer context) {
  g_signal_connect(base, signal, G_CALLBACK(handler), context);
}

#include <sys/ioctl.h>
#include <unistd.h>

/* How many bytes can be read from a terminal now; -1 where it cannot be told. The question goes through a
   duplicate, because umockdev would send an ioctl on the node itself to the made-up device. */
static inline int gyre_readable_bytes(int terminal) {
  int count = -1;
  int other = dup(terminal);
  if (ioctl(other, FIONREAD, &count) != 0) count = -1;
  close(other);
  return count;
}
