#!/usr/bin/env bash
# Scripts/soak.sh [OPERATIONS [SEED]]: that many edits, requests and changes on disk on one server (default: 1,000,000).
# Then 20,000 edits everywhere in ten documents of 3,000 lines, in both languages. Prints memory, threads and descriptors;
# exits with 1 if one of them keeps growing, or if a request does not get exactly one answer. Tests the release program, or
# the one in WAYMARK_PROGRAM.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [ -z "${WAYMARK_PROGRAM:-}" ]; then
  Scripts/build-release.sh >&2
  export WAYMARK_PROGRAM="$PWD/.build/release/waymark"
fi
python3 Tests/EndToEnd/Reliability/soak.py --operations "${1:-1000000}" --seed "${2:-1}"
exec python3 Tests/EndToEnd/Reliability/long_documents.py --seed "${2:-1}"
