#!/usr/bin/env bash
# Scripts/stage.sh PROGRAM FOLDER: copies the files of an installation into FOLDER, laid out as below a prefix.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
program="$1" folder="$2"
share="$folder/share"
umask 022

SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || echo 0)}"
export SOURCE_DATE_EPOCH

# completion SHELL FILE: writes the completion script for a shell.
completion() {
  mkdir -p "$(dirname "$share/$2")"
  "$program" completions "$1" >"$share/$2"
}

# The licences of the libraries that are linked into the program.
licenses() {
  local package file
  for package in "$root"/.build/checkouts/*/; do
    [ -d "$package" ] || continue
    file="$(find "$package" -maxdepth 1 -name 'LICENSE*' -print -quit)"
    [ -z "$file" ] || cp "$file" "$1/$(basename "$package").txt"
  done
  for package in json-c xxhash yaml; do
    file="/usr/share/doc/lib$package-dev/copyright"
    [ ! -f "$file" ] || cp "$file" "$1/${package/#yaml/libyaml}.txt"
  done
}

mkdir -p "$folder/bin" "$share/man/man1" "$share/waymark/Licences"
cp "$program" "$folder/bin/waymark"
if [ "$(uname -s)" = Darwin ]; then strip -x "$folder/bin/waymark"; else strip "$folder/bin/waymark"; fi

"$root/Scripts/manual.py" "$program" >"$share/man/man1/waymark.1"
completion bash bash-completion/completions/waymark
completion fish fish/vendor_completions.d/waymark.fish
completion zsh zsh/site-functions/_waymark

# Laid out as in the sources, so that the links between pages work.
(cd "$root" && cp -R ./*.md LICENSE action.yml Documentation Editors Integrations Scripts/install.sh "$share/waymark/")
rm "$share/waymark/Editors/Editors.swift"
licenses "$share/waymark/Licences"
