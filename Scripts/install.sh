#!/usr/bin/env bash
# install.sh [--prefix FOLDER] [--program FILE] [--uninstall]
# Installs Waymark below a folder (default: /usr/local), or removes the installation there.
# In an unpacked archive, it installs the files beside it; in the sources, a release that it builds, or the program FILE.
# It installs itself too, in share/waymark, to uninstall later.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
list=share/waymark/installed
prefix=/usr/local program='' action=install
case "$here" in */share/waymark) prefix="${here%/share/waymark}" ;; esac

say() { echo "waymark: $*" >&2; }
fail() { say "$*"; exit 2; }

# stage: sets `staged`, the folder with the files to install.
stage() {
  if [ -x "$here/bin/waymark" ]; then
    staged="$here"
    return
  fi
  [ -x "$here/stage.sh" ] || fail "found nothing to install beside this script"
  if [ -z "$program" ]; then
    say "building the release; the first build takes about ten minutes"
    "$here/build-release.sh" >&2
    program="$here/../.build/release/waymark"
  fi
  staged="$(mktemp -d)"
  trap 'rm -rf "$staged"' EXIT
  "$here/stage.sh" "$program" "$staged"
}

paths() { (cd "$staged" && find bin share "$@" | LC_ALL=C sort); }
is_installed() { [ -f "$prefix/$list" ] && grep -qxF -- "$1" "$prefix/$list"; }

refuse_to_replace() {
  local path
  while IFS= read -r path; do
    if [ -e "$prefix/$path" ] || [ -L "$prefix/$path" ]; then
      is_installed "$path" || fail "$prefix/$path exists, and was not installed by this script: remove it, or choose another --prefix"
    fi
  done < <(paths -type f)
}

# Records the files before they are installed, so that a partial installation can be removed.
# A folder, which ends in /, is recorded only if it did not exist.
write_list() {
  local path new=()
  while IFS= read -r path; do
    [ -d "$prefix/$path" ] || new+=("$path/")
  done < <(paths -type d)
  mkdir -p "$prefix/$(dirname "$list")"
  { printf '%s\n' ${new[@]+"${new[@]}"} "$list"; paths -type f; } >"$prefix/$list"
}

copy() {
  local path
  while IFS= read -r path; do mkdir -p "$prefix/$path"; done < <(paths -type d)
  while IFS= read -r path; do
    if [ -x "$staged/$path" ]; then install -m 755 "$staged/$path" "$prefix/$path"
    else install -m 644 "$staged/$path" "$prefix/$path"; fi
  done < <(paths -type f)
}

uninstall() {
  local path
  while IFS= read -r path; do
    case "$path" in
      */) rmdir "$prefix/$path" 2>/dev/null || true ;;
      ?*) rm -f "$prefix/$path" ;;
    esac
  done < <(LC_ALL=C sort -r "$prefix/$list")
}

while [ $# -gt 0 ]; do
  case "$1:${2:-}" in
    --prefix:?*) prefix="$2"; shift 2 ;;
    --program:?*) program="$2"; shift 2 ;;
    --uninstall:*) action=uninstall; shift ;;
    *) fail "usage: install.sh [--prefix FOLDER] [--program FILE] [--uninstall]" ;;
  esac
done
umask 022

if [ "$action" = uninstall ]; then
  [ -f "$prefix/$list" ] || fail "this script has installed nothing in $prefix"
  [ -w "$prefix/$list" ] || fail "$prefix is not writable: use sudo"
  uninstall
  exit
fi

{ mkdir -p "$prefix" && [ -w "$prefix" ]; } 2>/dev/null ||
  fail "$prefix is not writable: use sudo, or --prefix with another folder, such as $HOME/.local"
stage
refuse_to_replace
if [ -f "$prefix/$list" ]; then uninstall; fi
write_list
copy
say "installed $("$prefix/bin/waymark" --version) in $prefix"
case ":$PATH:" in *":${prefix%/}/bin:"*) ;; *) say "${prefix%/}/bin is not on your PATH" ;; esac
