#!/usr/bin/env bash
# Scripts/reliability.sh stale [EDITS CHANGES SEED]: edits and changes on disk through a server that checks itself
# (default: 100,000 and 10,000).
# Scripts/reliability.sh life [NUMBER]: ends the process in every way, NUMBER times with kill -9 (default: 1,000).
# Tests the release program, or the one in WAYMARK_PROGRAM, with SelfCheck beside it for `stale`. The guarantees are in Documentation/Reliability.md.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
tests=Tests/EndToEnd/Reliability
usage() { sed -n '2,4s/^# //p' "${BASH_SOURCE[0]}" >&2; exit 2; }

if [ -z "${WAYMARK_PROGRAM:-}" ]; then
  Scripts/build-release.sh >&2
  Scripts/build-release.sh SelfCheck >&2
  export WAYMARK_PROGRAM="$PWD/.build/release/waymark"
fi
case "${1:-}" in
  stale) exec python3 "$tests/never_stale.py" --edits "${2:-100000}" --changes "${3:-10000}" --seed "${4:-1}" ;;
  life) exec python3 "$tests/life.py" "${2:-1000}" ;;
  *) usage ;;
esac
