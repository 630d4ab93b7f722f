#!/usr/bin/env bash
# Scripts/soak.sh [OPERATIONS [SEED]]: so many edits, requests and changes on disk on one server, 1,000,000 without a number. Prints memory,
# threads and descriptors on the way; ends with code 1 where one of them goes on growing, or a request has not one answer.
# Runs on the release program, or on the one that WAYMARK_PROGRAM names.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [ -z "${WAYMARK_PROGRAM:-}" ]; then
  Scripts/run.sh --version >/dev/null
  export WAYMARK_PROGRAM="$PWD/.build/release/waymark"
fi
exec python3 Tests/EndToEnd/Reliability/soak.py --operations "${1:-1000000}" --seed "${2:-1}"
