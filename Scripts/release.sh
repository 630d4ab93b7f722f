#!/usr/bin/env bash
# Scripts/release.sh [--program FILE] [FOLDER]: makes the release archive for this machine (default folder: .build/releases).
# The same program and commit give the same bytes. --program archives FILE instead of building a release.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
program=''
if [ "${1:-}" = --program ]; then
  program="$2"
  shift 2
fi
output="${1:-$root/.build/releases}"

if [ -z "$program" ]; then
  "$root/Scripts/build-release.sh" >&2
  program="$root/.build/release/waymark"
fi

case "$(uname -s)" in Darwin) system=macos ;; *) system=linux ;; esac
name="waymark-$("$program" --version)-$system-$(uname -m)"

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
"$root/Scripts/stage.sh" "$program" "$work/$name"
cp "$root/Scripts/install.sh" "$root/LICENSE" "$work/$name/"

mkdir -p "$output"
"$root/Scripts/archive.py" "$work/$name" "$output/$name.tar.gz"
echo "$output/$name.tar.gz"
