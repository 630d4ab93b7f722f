// Tells the thread sanitizer what Swift's libraries order, which are not instrumented. Linux alone: elsewhere the sanitizer knows the
// system's locks, and the libraries know the sanitizer.
//
// - Mutex, where threads wait for each other; its fast way is in our own code (stdlib/public/Synchronization/Mutex/LinuxImpl.swift).
//   Without this, all that a mutex protects is called a race as soon as two threads meet at it.
// - Reference counts: who finds that a value has no other owner changes it in place, after the last reading of the others
//   (stdlib/public/runtime/HeapObject.cpp).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef void Teller(void *);

// In a program without the sanitizer nobody is told.
static void ignore(void *place) {}

static void tell(Teller **teller, const char *name, void *place) {
  if (!*teller) *teller = (Teller *)dlsym(RTLD_DEFAULT, name);
  if (!*teller) *teller = ignore;
  (*teller)(place);
}

static void released(void *place) {
  static Teller *teller;
  tell(&teller, "__tsan_release", place);
}

static void acquired(void *place) {
  static Teller *teller;
  tell(&teller, "__tsan_acquire", place);
}

SWIFT void lock(uint32_t thread, void *self SELF) __asm__(LOCK);
SWIFT void unlock(void *self SELF) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, void *self SELF) {
  SWIFT void (*real)(uint32_t, void *SELF) = (SWIFT void (*)(uint32_t, void *SELF))dlsym(RTLD_NEXT, LOCK);
  real(thread, self);
  acquired(self);
}

SWIFT void unlock(void *self SELF) {
  SWIFT void (*real)(void *SELF) = (SWIFT void (*)(void *SELF))dlsym(RTLD_NEXT, UNLOCK);
  released(self);
  real(self);
}

// The runtime's own function, looked up once.
#define REAL(function) \
  static __typeof__(&function) real; \
  if (!real) real = (__typeof__(&function))dlsym(RTLD_NEXT, #function)

void swift_release(void *object) {
  REAL(swift_release);
  if (object) released(object);
  real(object);
}

void swift_release_n(void *object, uint32_t count) {
  REAL(swift_release_n);
  if (object) released(object);
  real(object, count);
}

static bool tellIfUnique(bool isUnique, const void *object) {
  if (isUnique) acquired((void *)object);
  return isUnique;
}

bool swift_isUniquelyReferenced_nonNull_native(const void *object) {
  REAL(swift_isUniquelyReferenced_nonNull_native);
  return tellIfUnique(real(object), object);
}

bool swift_isUniquelyReferenced_native(const void *object) {
  REAL(swift_isUniquelyReferenced_native);
  return tellIfUnique(real(object), object);
}
