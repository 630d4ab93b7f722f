#!/usr/bin/env bash
# Installs the packages for tests, checks the format, builds the debug products once, and runs every test.
# Arguments go to `swift test`: Scripts/test.sh --filter RoutesTests
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

Scripts/install-dependencies.sh tests
Scripts/format.sh --lint

# The end-to-end tests run the debug program of this build, in the editors that are installed.
swift build --build-tests
export SWIFT_BACKTRACE=enable=no
if [ -x .build/tools/neovim/bin/nvim ]; then export WAYMARK_NEOVIM="$PWD/.build/tools/neovim/bin/nvim"; fi
if [ -x /usr/bin/nvim ]; then export WAYMARK_NEOVIM_LEGACY=/usr/bin/nvim; fi
if [ -x /usr/bin/emacs ]; then export WAYMARK_EMACS=/usr/bin/emacs; fi
if [ -x /usr/bin/vim ]; then export WAYMARK_VIM=/usr/bin/vim; fi
if [ -d /usr/share/vim-ale ]; then export WAYMARK_ALE=/usr/share/vim-ale; fi
if [ -x .build/tools/protocol/bin/rass ]; then export WAYMARK_RASS="$PWD/.build/tools/protocol/bin/rass"; fi

# After the tests, the messages of the simulated clients are checked against the types of the protocol.
export WAYMARK_TRANSCRIPTS="$PWD/.build/transcripts"
rm -rf "$WAYMARK_TRANSCRIPTS"
mkdir -p "$WAYMARK_TRANSCRIPTS"

# Swift Testing starts all tests at once, unless it is told how many to run at a time.
cores="$(getconf _NPROCESSORS_ONLN)"
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH="${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-$((2 * cores))}"
if [ $# -gt 0 ]; then
  swift test --skip-build "$@"
else
  # The lines of failed tests are printed again below the output, which has 30,000 lines.
  log=.build/tests.log
  : >"$log"
  # test_group OPTION...: runs some of the tests, and remembers whether one failed.
  test_group() { swift test --skip-build "$@" 2>&1 | tee -a "$log" || failed=1; }

  # In groups, one after another: what computes for long would starve what waits for a server.
  programs='EndToEndTests'
  servers='LanguageServerTests'
  properties='IncrementalTests|EditMixTests|SkimLawTests|takesLinearTime|BombTests|OutlineSafety'
  failed=0
  test_group --skip "$programs" --skip "$servers" --skip "$properties"
  test_group --filter "$servers"
  # One by one: each starts programs and editors of its own.
  test_group --no-parallel --filter "$programs"
  test_group --filter "$properties"
  if [ "$failed" != 0 ]; then
    printf '\nFailed tests (the whole output is in %s):\n' "$log"
    grep -aE '✘|error:|Fatal error' "$log" | cut -c 1-1000
    exit 1
  fi
fi

python=.build/tools/protocol/bin/python3
if [ -n "$(find "$WAYMARK_TRANSCRIPTS" -name '*.jsonl' -print -quit)" ]; then
  "$python" Tests/EndToEnd/Protocol/validate.py "$WAYMARK_TRANSCRIPTS"
fi
if [ $# = 0 ]; then
  WAYMARK_PROGRAM="$(swift build --show-bin-path)/waymark"
  export WAYMARK_PROGRAM
  (cd Tests/EndToEnd && "../../$python" -m pytest -q -c Protocol/pytest.ini Bazel Distribution Editors Formats Planting Protocol Reliability)
  if [ -x "${WAYMARK_CHROMIUM:-/usr/bin/chromium}" ]; then
    (cd Tests/EndToEnd && ../../.build/tools/browser/bin/python3 -m pytest -q -c Map/pytest.ini Map)
  else
    echo "There is no Chromium: the map of routes is not tested. WAYMARK_CHROMIUM and WAYMARK_CHROMEDRIVER name another." >&2
  fi
  # A little fuzzing, the same in every fresh clone. The slow targets are only compiled here; run them by hand.
  if [ "$(uname)" = Linux ]; then
    for target in $(ls Fuzzing | grep -vx Laws); do WAYMARK_FUZZING=1 swift build --target "Fuzz$target"; done
    export WAYMARK_FUZZING_SEED=1 WAYMARK_FUZZING_PATIENCE=10
    Scripts/fuzz.sh Wire 200000
    Scripts/fuzz.sh ObjectiveC 3000
    Scripts/fuzz.sh Configuration 10000
  fi
fi
