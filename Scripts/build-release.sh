#!/usr/bin/env bash
# Scripts/build-release.sh PRODUCT: builds a product of the package in .build/release, with its libraries linked in.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
options=(--package-path "$root" -c release --product "$1")

# link_json_c: a folder that contains only the static library of json-c, so that the linker finds no other.
link_json_c() {
  local folder="$root/.build/static" library
  library="$(pkg-config --variable=libdir json-c)/libjson-c.a"
  [ -f "$library" ] || return 0
  mkdir -p "$folder"
  ln -sf "$library" "$folder/"
  cat >"$folder/json-c.pc" <<END
Name: json-c
Description: the static library
Version: $(pkg-config --modversion json-c)
Libs: -L$folder -ljson-c
Cflags: $(pkg-config --cflags json-c)
END
  options+=(--pkg-config-path "$folder")
}

# On macOS the Swift runtime is part of the system, and the linker exports nothing of a program.
if [ "$(uname -s)" != Darwin ]; then
  options+=(--static-swift-stdlib -Xlinker "--version-script=$root/Scripts/exports.map")
  link_json_c
fi
exec swift build "${options[@]}"
