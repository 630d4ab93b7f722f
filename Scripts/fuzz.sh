#!/usr/bin/env bash
# Scripts/fuzz.sh [TARGET [RUNS | SECONDSs]]: builds a fuzzer and runs it: Scripts/fuzz.sh Wire 1000000; Scripts/fuzz.sh Server 60s.
# TARGET: a folder of Fuzzing; the default is all of them.
# The corpus is kept in .build-fuzz/corpus, inputs that break a law in .build-fuzz/found. Exit code 1: a law is broken.
# WAYMARK_FUZZING_SEED: repeats a run. WAYMARK_FUZZING_LENGTH: the longest input, in bytes. WAYMARK_FUZZING_PATIENCE: the
# seconds for one input, for a machine that other work slows down.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch="$PWD/.build-fuzz"
export WAYMARK_FUZZING=1 SWIFT_BACKTRACE=enable=no
# Freed memory is kept for a short while only, and without its callers: that took half of the time.
export ASAN_OPTIONS="quarantine_size_mb=4:malloc_context_size=1:max_malloc_fill_size=0:detect_leaks=0:${ASAN_OPTIONS:-}"

say() { echo "waymark: $*" >&2; }
fail() { say "$*"; exit 2; }

# SwiftPM gives the two sanitizers in any order, a new one each time, which builds everything anew; and only behind `address` the
# fuzzer sees which code an input reaches.
build() {
  export SWIFT_DETERMINISTIC_HASHING=1
  swift build -c release --product "Fuzz$1" --scratch-path "$scratch" --sanitize=address --sanitize=fuzzer \
    -Xswiftc -sanitize=address,fuzzer -Xswiftc -enable-testing >&2
}

# seeds TARGET: the files that it begins with, without blanks in their names.
seeds() {
  find "Fuzzing/$1/Seeds" -type f
  case "$1" in
    Interface) find Examples Tests -name '*.storyboard' -o -name '*.xib' ;;
    ObjectiveC) find Examples Tests -name '*.[hm]' -o -name '*.mm' ;;
    Projects) find Examples -name '*.pbxproj' ;;
    Facts | Swift | SwiftSkim) find Examples Tests/SwiftFrontendTests/Corpus -name '*.swift' ;;
    Configuration) find Examples -name .waymark.yml ;;
    *) ;;
  esac
}

# words TARGET: a dictionary, of the texts in the sources that the target reads with.
words() {
  local folders
  case "$1" in
    Configuration | Systems) folders="Sources/Configuration" ;;
    Ignore) folders="Sources/Workspace/Walk" ;;
    Interface) folders="Sources/InterfaceFrontend Tests/InterfaceFrontendTests" ;;
    ObjectiveC) folders="Sources/ObjectiveCFrontend Sources/RoutingSystems" ;;
    Projects) folders="Sources/Workspace/Projects" ;;
    Server | Wire) folders="Sources/LanguageServerProtocol" ;;
    Facts | Swift | SwiftSkim) folders="Sources/SwiftFrontend Sources/RoutingSystems" ;;
  esac
  # shellcheck disable=SC2086
  grep -rhoE --include='*.swift' '"[][A-Za-z#@_/$:.<>(){}-]{2,40}"' $folders | sort -u
}

# run TARGET LIMIT
run() {
  local corpus="$scratch/corpus/$1" found="$scratch/found/$1" log="$scratch/$1.log" limit
  local length="${WAYMARK_FUZZING_LENGTH:-4096}"
  case "$2" in
    *s) limit="-max_total_time=${2%s}" ;;
    *) limit="-runs=$2" ;;
  esac
  mkdir -p "$corpus" "$found" "$scratch/words"
  words "$1" >"$scratch/words/$1"
  # SwiftParser takes a stack of its own size. libFuzzer takes a list of files with commas between them.
  ulimit -s 262144 2>/dev/null || ulimit -s "$(ulimit -H -s)"
  if ! "$scratch/release/Fuzz$1" "$limit" -seed="${WAYMARK_FUZZING_SEED:-0}" -max_len="$length" -dict="$scratch/words/$1" \
    -seed_inputs="$(seeds "$1" | paste -sd, -)" -artifact_prefix="$found/" -rss_limit_mb=512 -timeout="${WAYMARK_FUZZING_PATIENCE:-1}" \
    -entropic=0 -reduce_inputs=0 -detect_leaks=0 -print_funcs=0 -print_final_stats=1 "$corpus" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    say "$1 was stopped; an input that breaks a law is in $found"
    return 1
  fi
  grep -q "Loaded 1 PC tables" "$log" || fail "$1 was built without coverage"
  awk -v target="$1" '/number_of_executed/ { runs = $2 } /slowest_unit/ { slowest = $2 } /peak_rss/ { memory = $2 }
    END { printf "%-14s %12d executions, the slowest %d s, at most %d MB\n", target, runs, slowest, memory }' "$log"
}

case "${1:-}" in
  "") targets="$(ls Fuzzing | grep -vx Laws)" ;;
  *) targets="$1" ;;
esac
limit="${2:-60s}"
status=0
for target in $targets; do
  [ -d "Fuzzing/$target/Seeds" ] || fail "no folder Fuzzing/$target"
  build "$target"
  run "$target" "$limit" || status=1
done
exit $status
