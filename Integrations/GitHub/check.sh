#!/usr/bin/env bash
# The step of action.yml. Its inputs are in WAYMARK_VERSION, _URL, _PATHS, _ARGUMENTS and _SARIF.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"

[ "$(uname -s)" != Darwin ] || brew list json-c libyaml >/dev/null 2>&1 || brew install --quiet json-c libyaml
program="$("$here/../fetch.sh" "$WAYMARK_URL" "$WAYMARK_VERSION" "${RUNNER_TEMP:?}/waymark")"
# Later steps find the program by its name.
if [ -n "${GITHUB_PATH:-}" ]; then dirname "$program" >>"$GITHUB_PATH"; fi

arguments=(--format github)
if [ -n "$WAYMARK_SARIF" ]; then arguments+=(--format "sarif=$WAYMARK_SARIF"); fi
while IFS= read -r line; do
  if [ -n "$line" ]; then arguments+=("$line"); fi
done <<<"$WAYMARK_ARGUMENTS"

arguments+=(--)
while IFS= read -r line; do
  if [ -n "$line" ]; then arguments+=("$line"); fi
done <<<"$WAYMARK_PATHS"

exec "$program" check "${arguments[@]}"
