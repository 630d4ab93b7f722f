#!/bin/sh
# Builds the extension and installs it; needs Node.js with npm, and Visual Studio Code's command `code`.
set -e
cd "$(dirname "$0")"
npm install
npx tsc --project .
npx @vscode/vsce package --out waymark.vsix
code --install-extension waymark.vsix
