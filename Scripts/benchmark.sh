#!/usr/bin/env bash
# Scripts/benchmark.sh [ROW…]: prints the table of targets (Documentation/Performance.md), or some of its rows.
# Scripts/benchmark.sh growth: measures trees of growing size, and draws Documentation/Images/growth.svg.
# Installs the programs that Waymark is compared with, builds the release, and makes the trees in .build/benchmarks.
# WAYMARK_REAL_TREE: the sources of a real app; without it, woocommerce-ios is fetched with git.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
trees="$PWD/.build/benchmarks"
ast_grep_version=0.51.1
matplotlib_version=3.11.2

say() { echo "waymark: $*" >&2; }
fail() { say "$*"; exit 2; }

install_ripgrep() {
  command -v rg >/dev/null && return 0
  local root=()
  [ "$(id -u)" = 0 ] || root=(sudo)
  if [ "$(uname -s)" = Darwin ]; then
    brew install --quiet ripgrep >&2
  elif command -v apt-get >/dev/null; then
    "${root[@]}" apt-get update -qq >&2 || say "the lists of packages may be old"
    "${root[@]}" apt-get install -y -qq --no-install-recommends ripgrep python3-venv >&2
  fi
  command -v rg >/dev/null || fail "ripgrep is needed: install it by hand"
}

# install_python FOLDER PACKAGE VERSION: a package of PyPI in a folder of its own.
install_python() {
  local folder=".build/tools/$1"
  "$folder/bin/python3" -m pip show -q "$2" >/dev/null 2>&1 && return 0
  say "installing $2 $3 into $folder"
  mkdir -p .build/tools
  python3 -m venv "$folder" >&2 &&
    "$folder/bin/python3" -m pip install -q --disable-pip-version-check "$2==$3" >&2 ||
    { rm -rf "$folder"; fail "$2 $3 could not be installed from PyPI"; }
}

build() {
  Scripts/build-release.sh >&2
  Scripts/build-release.sh Benchmarks >&2
}

# fetch NAME URL: a shallow copy of a repository. It stays as it is once it is there.
fetch() {
  [ -d "$trees/$1" ] && return 0
  say "fetching $2"
  git clone --quiet --depth 1 "$2" "$trees/$1.part" >&2 && mv "$trees/$1.part" "$trees/$1" ||
    { rm -rf "$trees/$1.part"; say "$2 cannot be fetched"; return 1; }
}

# generate NAME ARGUMENT…: makes a tree unless it is there.
generate() {
  [ -d "$trees/$1" ] && return 0
  local name="$1"
  shift
  rm -rf "$trees/$name.part"
  "$benchmarks" generate "$@" "$trees/$name.part" >&2
  mv "$trees/$name.part" "$trees/$name"
}

install_ripgrep
install_python ast-grep ast-grep-cli "$ast_grep_version"
build
benchmarks="$(swift build -c release --show-bin-path)/Benchmarks"

mkdir -p "$trees"
if [ "${1:-}" = growth ]; then
  install_python matplotlib matplotlib "$matplotlib_version"
  "$benchmarks" growth --trees "$trees" | tee "$trees/growth.csv"
  exec .build/tools/matplotlib/bin/python3 Scripts/plot.py "$trees/growth.csv"
fi

generate app app
generate monorepo monorepo
generate screens screens Examples
if fetch ZIKRouter https://github.com/Zuikyo/ZIKRouter; then generate demo demo "$trees/ZIKRouter"; fi

options=(--trees "$trees")
if [ -z "${WAYMARK_REAL_TREE:-}" ] && fetch woocommerce-ios https://github.com/woocommerce/woocommerce-ios; then
  WAYMARK_REAL_TREE="$trees/woocommerce-ios"
fi
if [ -n "${WAYMARK_REAL_TREE:-}" ]; then options+=(--real "$WAYMARK_REAL_TREE"); fi

exec "$benchmarks" rows "${options[@]}" "$@"
