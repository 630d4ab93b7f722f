#!/bin/sh
# A Run Script phase of Xcode's: shows what `waymark check` finds beside the lines, and never fails the build.

# Xcode does not know where Homebrew installs.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"

# Xcode indexes in the background, and builds for it too.
[ "${ACTION:-build}" != indexbuild ] || exit 0

if command -v waymark >/dev/null; then
  waymark check --quiet --format xcode --exit-zero "$SRCROOT"
else
  echo "warning: waymark is not installed, so routes are not checked"
fi
