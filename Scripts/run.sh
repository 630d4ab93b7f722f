#!/usr/bin/env bash
# Scripts/run.sh ARGUMENT…: runs the release program; builds it first if a source is newer than the last build.
# Only the program writes to standard output.
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
  echo "waymark: building the release; the first build takes some minutes" >&2
  mkdir -p "$root/.build"
  touch "$stamp.new"
  "$root/Scripts/build-release.sh" waymark >&2
  mv "$stamp.new" "$stamp"
fi

exec "$program" "$@"
