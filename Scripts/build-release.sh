#!/usr/bin/env bash
# Scripts/build-release.sh [PRODUCT]: installs what is missing, and builds a product of the package (default: waymark)
# in .build/release, with its libraries linked in.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
static="$root/.build/static"
product="${1:-waymark}"
# Nothing reads the debug information or the index of a release, and both take time to write.
options=(--package-path "$root" -c release --product "$product" -debug-info-format none --disable-index-store)
# To find a generic type by its name, the runtime searches all conformances of the program, for each of hundreds of types.
options+=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)

"$root/Scripts/install-dependencies.sh" >&2

# link_static PACKAGE LIBRARY: a folder that contains only static libraries, so that the linker finds no others.
link_static() {
  local library
  library="$(pkg-config --variable=libdir "$1")/lib$2.a"
  [ -f "$library" ] || return 0
  mkdir -p "$static"
  ln -sf "$library" "$static/"
  cat >"$static/$1.pc" <<END
Name: $1
Description: the static library
Version: $(pkg-config --modversion "$1")
Libs: -L$static -l$2
Cflags: $(pkg-config --cflags "$1")
END
}

# link_runtime NAME ARCHIVE: the static library of the C++ compiler in place of a shared one. To find and bind what is
# needed of those takes a third of a start.
link_runtime() {
  local library
  library="$(clang -print-file-name="$2")"
  [ -f "$library" ] || return 0
  mkdir -p "$static"
  ln -sf "$library" "$static/lib$1.a"
}

# On macOS the Swift runtime is part of the system, and the linker exports nothing of a program.
if [ "$(uname -s)" != Darwin ]; then
  options+=(--static-swift-stdlib -Xlinker "--version-script=$root/Scripts/exports.map")
  # At a fixed address, 86,000 relocations and the copies of the pages that they write to are not made at each start.
  options+=(-Xlinker -no-pie)
  # The linker of the toolchain: a program of binutils' gold starts 0.2 ms later.
  options+=(-Xswiftc -use-ld=lld)
  link_static json-c json-c
  link_static yaml-0.1 yaml
  link_static libxxhash xxhash
  link_runtime stdc++ libstdc++.a
  link_runtime gcc_s libgcc_eh.a
  [ ! -d "$static" ] || options+=(--pkg-config-path "$static" -Xlinker "-L$static")
fi
exec swift build "${options[@]}"
