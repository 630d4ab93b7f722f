#!/usr/bin/env bash
# Tries the editors' files in the editors of Debian 13, in a root of its own. Needs root, debootstrap, and Python with pyte.
#
#   Tests/EndToEnd/Editors/Debian13/prepare.sh FOLDER                # makes the root in FOLDER, once
#   Tests/EndToEnd/Editors/Debian13/helix.py FOLDER PROGRAM          # drives Helix in it; PROGRAM is the built waymark
#   Tests/EndToEnd/Editors/Debian13/conversations.py FOLDER PROGRAM  # drives Emacs and Neovim as the end-to-end tests do
#
# Kakoune is not driven: Debian 13 has no kakoune-lsp.
#
# Continuous integration does not run it: the download is about 300 MB.
set -euo pipefail

folder=${1:?"prepare.sh FOLDER"}
mirror=${2:-http://deb.debian.org/debian}

if [[ ! -e $folder/etc/debian_version ]]; then
  debootstrap --variant=minbase --include=ca-certificates trixie "$folder" "$mirror"
fi
chroot "$folder" apt-get update --quiet
# What waymark, sourcekit-lsp and rass need, and the editors.
DEBIAN_FRONTEND=noninteractive chroot "$folder" apt-get install --quiet --yes --no-install-recommends \
  libjson-c5 libxxhash0 libyaml-0-2 libstdc++6 libxml2 libcurl4t64 libncurses6 libsqlite3-0 pipx hx \
  emacs-nox elpa-lsp-mode neovim
chroot "$folder" env HOME=/root pipx install rassumfrassum
