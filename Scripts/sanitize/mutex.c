// Tells the thread sanitizer what Swift's Mutex orders where threads wait for each other. Only its fast way is in our own code, and
// instrumented; these two functions of libswiftSynchronization are not (stdlib/public/Synchronization/Mutex/LinuxImpl.swift).
// Without this, everything that a mutex protects is called a race as soon as two threads meet at it. Linux alone: elsewhere the
// sanitizer knows the system's locks.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

SWIFT void lock(uint32_t thread, void *self SELF) __asm__(LOCK);
SWIFT void unlock(void *self SELF) __asm__(UNLOCK);

// In a program without the sanitizer nobody is told.
static void tell(const char *what, void *mutex) {
  void (*told)(void *) = (void (*)(void *))dlsym(RTLD_DEFAULT, what);
  if (told) told(mutex);
}

SWIFT void lock(uint32_t thread, void *self SELF) {
  SWIFT void (*real)(uint32_t, void *SELF) = (SWIFT void (*)(uint32_t, void *SELF))dlsym(RTLD_NEXT, LOCK);
  real(thread, self);
  tell("__tsan_acquire", self);
}

SWIFT void unlock(void *self SELF) {
  SWIFT void (*real)(void *SELF) = (SWIFT void (*)(void *SELF))dlsym(RTLD_NEXT, UNLOCK);
  tell("__tsan_release", self);
  real(self);
}
