#!/usr/bin/env bash
# fetch.sh URL VERSION FOLDER: unpacks the archive of a release for this machine into a folder, and prints where the program is.
# URL is the folder that the release's archives and SHA256SUMS are published in.
set -euo pipefail

url="${1%/}" version="$2" folder="$3"
case "$(uname -s)" in Darwin) system=macos ;; *) system=linux ;; esac
name="waymark-$version-$system-$(uname -m)"
program="$folder/$name/bin/waymark"

if [ ! -x "$program" ]; then
  mkdir -p "$folder"
  cd "$folder"
  curl --fail --silent --show-error --location --retry 3 --remote-name "$url/$name.tar.gz" --remote-name "$url/SHA256SUMS"
  if command -v sha256sum >/dev/null; then verify=(sha256sum); else verify=(shasum -a 256); fi
  awk -v file="$name.tar.gz" '$2 == file' SHA256SUMS | "${verify[@]}" --check - >&2
  tar -xzf "$name.tar.gz"
  rm "$name.tar.gz" SHA256SUMS
fi
echo "$program"
