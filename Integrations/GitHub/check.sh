#!/usr/bin/env bash
# The step of action.yml. Its inputs are in WAYMARK_VERSION, _URL, _PATHS, _ARGUMENTS, _SARIF and _CACHE.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"

[ "$(uname -s)" != Darwin ] || brew list json-c libyaml xxhash >/dev/null 2>&1 || brew install --quiet json-c libyaml xxhash
program="$("$here/../fetch.sh" "$WAYMARK_URL" "$WAYMARK_VERSION" "${RUNNER_TEMP:?}/waymark")"
# Later steps find the program by its name.
if [ -n "${GITHUB_PATH:-}" ]; then dirname "$program" >>"$GITHUB_PATH"; fi

arguments=(--format github)
if [ -n "$WAYMARK_SARIF" ]; then arguments+=(--format "sarif=$WAYMARK_SARIF"); fi
if [ -n "$WAYMARK_CACHE" ]; then arguments+=(--cache "$WAYMARK_CACHE"); fi
while IFS= read -r line; do
  if [ -n "$line" ]; then arguments+=("$line"); fi
done <<<"$WAYMARK_ARGUMENTS"

arguments+=(--)
while IFS= read -r line; do
  if [ -n "$line" ]; then arguments+=("$line"); fi
done <<<"$WAYMARK_PATHS"

exec "$program" check "${arguments[@]}"
