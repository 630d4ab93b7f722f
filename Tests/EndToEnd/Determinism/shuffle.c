// Loaded before the C library: another number of processors, and folders that are listed in an order of their own.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

long sysconf(int name) {
  long (*real)(int) = dlsym(RTLD_NEXT, "sysconf");
  return name == _SC_NPROCESSORS_ONLN ? number("WAYMARK_TEST_PROCESSORS") : real(name);
}

// Control groups would say how many processors there really are.
int open(const char *path, int flags, ...) {
  int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  va_list rest;
  va_start(rest, flags);
  int mode = va_arg(rest, int);
  va_end(rest);
  if (strncmp(path, "/sys/fs/cgroup/", 15) != 0) return real(path, flags, mode);
  errno = ENOENT;
  return -1;
}

// A folder that is being listed: all its entries, read at once.
struct listing {
  DIR *folder;
  struct dirent *entries;
  size_t count, next;
};

static __thread struct listing current;

static void list(DIR *folder) {
  struct dirent *(*real)(DIR *) = dlsym(RTLD_NEXT, "readdir");
  struct dirent *entry;
  free(current.entries);
  memset(&current, 0, sizeof current);
  current.folder = folder;
  while ((entry = real(folder))) {
    struct dirent *more = realloc(current.entries, (current.count + 1) * sizeof *more);
    if (!more) abort();
    current.entries = more;
    memcpy(&current.entries[current.count++], entry, entry->d_reclen);
  }
  unsigned seed = (unsigned)number("WAYMARK_TEST_SEED");
  for (size_t left = current.count; left > 1; left--) {
    size_t other = (size_t)rand_r(&seed) % left;
    struct dirent last = current.entries[left - 1];
    current.entries[left - 1] = current.entries[other];
    current.entries[other] = last;
  }
}

struct dirent *readdir(DIR *folder) {
  if (current.folder != folder) list(folder);
  return current.next < current.count ? &current.entries[current.next++] : NULL;
}

int closedir(DIR *folder) {
  int (*real)(DIR *) = dlsym(RTLD_NEXT, "closedir");
  if (current.folder == folder) current.folder = NULL;
  return real(folder);
}
