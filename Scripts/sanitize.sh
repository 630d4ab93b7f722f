#!/usr/bin/env bash
# Scripts/sanitize.sh thread|address [ARGUMENT…]: runs every test under a sanitizer, in a separate build; address also finds leaks.
# Arguments go to `swift test`: Scripts/sanitize.sh thread --filter LanguageServerTests. Exit code 1: a test failed, or the
# sanitizer reported something, in the output of the test.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
sanitizer="${1:-}"
case "$sanitizer" in
  thread | address) shift ;;
  *) echo "waymark: Scripts/sanitize.sh thread|address [ARGUMENT…]" >&2; exit 2 ;;
esac

# A backtrace of a program under a sanitizer never ends.
export SWIFT_BACKTRACE=enable=no
export TSAN_OPTIONS="exitcode=66:${TSAN_OPTIONS:-}"
export ASAN_OPTIONS="detect_leaks=1:exitcode=66:${ASAN_OPTIONS:-}"
export LSAN_OPTIONS="suppressions=$PWD/Scripts/sanitize/leaks.txt:print_suppressions=0:${LSAN_OPTIONS:-}"

# A release build: swift-syntax without optimisation and with a sanitizer takes hours.
build=(-c release --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" -Xswiftc -enable-testing)
swift build --build-tests "${build[@]}"
if [ "$sanitizer" = thread ] && [ "$(uname)" = Linux ]; then
  clang -shared -fPIC -o "$PWD/.build-thread/runtime.so" Scripts/sanitize/runtime.c
  export LD_PRELOAD="$PWD/.build-thread/runtime.so"
fi
swift test --skip-build "${build[@]}" "$@"
