#!/usr/bin/env bash
# Scripts/run.sh ARGUMENT…: runs the debug program, to try it; builds it first if a source is newer than the last build.
# A release takes several times as long to build: Scripts/build-release.sh. Only the program writes to standard output.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
program="$root/.build/debug/waymark"
stamp="$root/.build/waymark-debug"

is_built() {
  [ -x "$program" ] && [ -e "$stamp" ] &&
    [ -z "$(find "$root/Sources" "$root/Package.swift" -newer "$stamp")" ]
}

if ! is_built; then
  "$root/Scripts/install-dependencies.sh" >&2
  echo "waymark: building; the first build takes some minutes" >&2
  mkdir -p "$root/.build"
  touch "$stamp.new"
  swift build --package-path "$root" --product waymark >&2
  mv "$stamp.new" "$stamp"
fi

exec "$program" "$@"
