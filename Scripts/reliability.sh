#!/usr/bin/env bash
# Scripts/reliability.sh stale [EDITS CHANGES SEED]: edits and changes on disk through a paranoid server; without numbers 100,000 and 10,000.
# Scripts/reliability.sh life [NUMBER]: ends of the process in every way, NUMBER times kill -9; without a number 1,000.
# Runs on the release program, or on the one that WAYMARK_PROGRAM names. Documentation/Reliability.md says what is promised.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
tests=Tests/EndToEnd/Reliability
usage() { sed -n '2,4s/^# //p' "${BASH_SOURCE[0]}" >&2; exit 2; }

if [ -z "${WAYMARK_PROGRAM:-}" ]; then
  Scripts/run.sh --version >/dev/null
  export WAYMARK_PROGRAM="$PWD/.build/release/waymark"
fi
case "${1:-}" in
  stale) exec python3 "$tests/never_stale.py" --edits "${2:-100000}" --changes "${3:-10000}" --seed "${4:-1}" ;;
  life) exec python3 "$tests/life.py" "${2:-1000}" ;;
  *) usage ;;
esac
