#include <umockdev-1.0/umockdev.h>

/* g_signal_connect() is a macro, and GCallback has no arguments: the cast is C's to make. */
typedef gboolean (*gyre_client_handler)(UMockdevIoctlBase *base, UMockdevIoctlClient *client, gpointer context);

/* Calls `handler` on the testbed's own thread for each `signal` ("handle-ioctl", "handle-read") of a device. */
static inline void gyre_connect(UMockdevIoctlBase *base, const char *signal, gyre_client_handler handler,
                                gpointer context) {
  g_signal_connect(base, signal, G_CALLBACK(handler), context);
}
