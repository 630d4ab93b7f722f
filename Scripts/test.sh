#!/usr/bin/env bash
# Installs what tests need, checks the format, builds the debug products once and runs every test.
# Arguments go to `swift test`: Scripts/test.sh --filter RoutesTests
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

Scripts/install-dependencies.sh tests
Scripts/format.sh --lint

# The end-to-end tests run the debug program of this very build, in Neovims where there are any.
swift build --build-tests
export SWIFT_BACKTRACE=enable=no
if [ -x .build/tools/neovim/bin/nvim ]; then export WAYMARK_NEOVIM="$PWD/.build/tools/neovim/bin/nvim"; fi
if [ -x /usr/bin/nvim ]; then export WAYMARK_NEOVIM_LEGACY=/usr/bin/nvim; fi
swift test --skip-build "$@"
