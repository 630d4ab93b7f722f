#!/usr/bin/env bash
# Scripts/build-release.sh PRODUCT: builds a product of the package in .build/release, with what it needs of Swift inside.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
options=(--package-path "$root" -c release --product "$1")
# On macOS the Swift runtime is part of the system, and the linker exports nothing of a program.
[ "$(uname -s)" = Darwin ] || options+=(--static-swift-stdlib -Xlinker "--version-script=$root/Scripts/exports.map")
exec swift build "${options[@]}"
