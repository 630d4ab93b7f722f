#!/usr/bin/env bash
# Scripts/stage.sh PROGRAM FOLDER: lays out what an installation holds, as it lies below a prefix.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
program="$1" folder="$2"
share="$folder/share"
umask 022

SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || echo 0)}"
export SOURCE_DATE_EPOCH

# completion SHELL FILE: what the program says to that shell.
completion() {
  mkdir -p "$(dirname "$share/$2")"
  "$program" --generate-completion-script "$1" >"$share/$2"
}

# The licences of what is linked into the program.
licenses() {
  local package file
  for package in "$root"/.build/checkouts/*/; do
    file="$(find "$package" -maxdepth 1 -name 'LICENSE*' -print -quit)"
    [ -z "$file" ] || cp "$file" "$1/$(basename "$package").txt"
  done
  [ ! -f /usr/share/doc/libjson-c-dev/copyright ] || cp /usr/share/doc/libjson-c-dev/copyright "$1/json-c.txt"
}

mkdir -p "$folder/bin" "$share/man/man1" "$share/waymark/Licences"
cp "$program" "$folder/bin/waymark"
if [ "$(uname -s)" = Darwin ]; then strip -x "$folder/bin/waymark"; else strip "$folder/bin/waymark"; fi

"$root/Scripts/manual.py" "$program" >"$share/man/man1/waymark.1"
completion bash bash-completion/completions/waymark
completion fish fish/vendor_completions.d/waymark.fish
completion zsh zsh/site-functions/_waymark

# As it lies in the sources, so that the links of the pages hold.
(cd "$root" && cp -R ./*.md LICENSE action.yml Documentation Editors Integrations Scripts/install.sh "$share/waymark/")
rm "$share/waymark/Editors/Editors.swift"
licenses "$share/waymark/Licences"
