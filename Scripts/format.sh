#!/usr/bin/env bash
# Formats the Swift sources in place. With --lint, changes nothing, and fails if a file is not formatted.
# Fixtures and corpora of the tests are skipped: their columns matter.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

command=(format --in-place)
if [ "${1:-}" = --lint ]; then command=(lint --strict); fi

find Package.swift Sources Tests Benchmarks Editors Fuzzing SelfCheck Integrations -name '*.swift' \
  -not -path '*/Fixtures/*' -not -path '*/Corpus/*' -not -path '*/Seeds/*' -print0 |
  xargs -0 swift format "${command[@]}" --parallel
