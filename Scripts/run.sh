#!/usr/bin/env bash
# Scripts/run.sh ARGUMENT…: runs the release program, and builds it before where a source is newer than the last build.
# Standard output is the program's alone.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
program="$root/.build/release/waymark"
stamp="$root/.build/waymark-release"

is_built() {
  [ -x "$program" ] && [ -e "$stamp" ] &&
    [ -z "$(find "$root/Sources" "$root/Package.swift" -newer "$stamp")" ]
}

if ! is_built; then
  "$root/Scripts/install-dependencies.sh" >&2
  echo "waymark: building the release, which takes some minutes the first time" >&2
  mkdir -p "$root/.build"
  touch "$stamp.new"
  "$root/Scripts/build-release.sh" waymark >&2
  mv "$stamp.new" "$stamp"
fi

exec "$program" "$@"
