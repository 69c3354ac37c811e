/* Times the kernels against the C library in one run, in turn; the smallest of many rounds counts. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { count = 4096, rounds = 400, kernels = 14 };

extern double gyre_kernel(int which, const double *arguments, intptr_t count);

static double arguments[count];
static volatile double sink;

static double library(int which) {
  double sum = 0;
  switch (which) {
  case 0: for (int i = 0; i < count; i++) sum += sin(arguments[i]); break;
  case 1: for (int i = 0; i < count; i++) sum += cos(arguments[i]); break;
  case 2: for (int i = 0; i < count; i++) sum += exp(arguments[i] * 0.1); break;
  case 3: for (int i = 0; i < count; i++) sum += log(arguments[i] * arguments[i] + 0.1); break;
  case 4: for (int i = 0; i < count; i++) sum += atan2(arguments[i], 1.5); break;
  default: break;
  }
  return sum;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

int main(void) {
  static const char *names[kernels] = {"sin", "cos", "exp", "log", "atan2", "cubic-bezier", "glide sample",
                                       "inertial event", "view", "drag at limits", "view at limits",
                                       "unattended view", "attitude filter", "unattended view advanced"};
  for (int i = 0; i < count; i++) {
    /* -3.2 to 3.2 in an order that a branch predictor cannot learn. */
    arguments[i] = (double)((i * 2654435761u) % 4096) / 640 - 3.2;
  }
  double ours[kernels], theirs[kernels];
  for (int k = 0; k < kernels; k++) ours[k] = theirs[k] = INFINITY;
  for (int round = 0; round < rounds; round++) {
    for (int k = 0; k < kernels; k++) {
      double a = now();
      sink = gyre_kernel(k, arguments, count);
      double b = now();
      sink = library(k);
      double c = now();
      ours[k] = fmin(ours[k], (b - a) / count);
      theirs[k] = fmin(theirs[k], (c - b) / count);
    }
  }
  for (int k = 0; k < kernels; k++) printf("%s,%.2f,%.2f\n", names[k], ours[k], k < 5 ? theirs[k] : NAN);
  return 0;
}
