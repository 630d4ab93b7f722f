/// What the user of one editor writes into which files. The texts are those of the files in this folder, compiled in.
package struct Editor: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    /// A file, or what is to be done with the text.
    package let place: String
    package let text: String

    fileprivate init(_ place: String, _ text: String) {
      (self.place, self.text) = (place, text)
    }

    fileprivate init(_ place: String, _ file: [UInt8]) {
      self.init(place, String(decoding: file, as: UTF8.self))
    }
  }

  /// As it is typed: `neovim`.
  package let name: String
  package let steps: [Step]

  private init(_ name: String, _ steps: Step...) {
    (self.name, self.steps) = (name, steps)
  }

  /// Editors that ask one server only have it start the others.
  private static let rass = Step(
    "a shell: install 'rass', which makes one server of sourcekit-lsp and Waymark", "pipx install rassumfrassum\n")

  /// Sorted by name.
  package static let all = [
    Editor("coc", Step("coc-settings.json (:CocConfig)", PackageResources.coc_settings_json)),
    Editor("emacs", Step("init.el, or a file that it loads", PackageResources.waymark_el)),
    Editor("helix", rass, Step("~/.config/helix/languages.toml", PackageResources.languages_toml)),
    Editor("kakoune", Step("kakrc, below what loads kakoune-lsp", PackageResources.waymark_kak)),
    Editor("kate", rass, Step("Settings, LSP Client, User Server Settings", PackageResources.lspclient_json)),
    Editor(
      "neovim", Step("~/.config/nvim/lsp/waymark.lua", PackageResources.waymark_lua),
      Step("init.lua", "vim.lsp.enable('waymark')\n")),
    Editor(
      "neovim-0.7", Step("~/.config/nvim/lua/waymark.lua", PackageResources.waymark_legacy_lua),
      Step("init.lua", "require('waymark').setup()\n")),
    Editor("opencode", Step("opencode.json in the project", PackageResources.opencode_json)),
    Editor("sublime", Step("LSP.sublime-settings (Preferences: LSP Settings)", PackageResources.LSP_sublime_settings)),
    Editor(
      "vim-ale", Step("~/.vim/autoload/waymark.vim", PackageResources.waymark_vim),
      Step("~/.vim/ale_linters/swift/waymark.vim", "call waymark#ale('swift', 'swift')\n"),
      Step("~/.vim/ale_linters/objc/waymark.vim", "call waymark#ale('objc', 'objective-c')\n"),
      Step("~/.vim/ale_linters/objcpp/waymark.vim", "call waymark#ale('objcpp', 'objective-cpp')\n"),
      Step("~/.vim/ale_linters/xml/waymark.vim", "call waymark#ale('xml', 'xml')\n")),
    Editor(
      "vim-lsp", Step("~/.vim/autoload/waymark.vim", PackageResources.waymark_vim),
      Step("vimrc, after sourcekit-lsp is registered", PackageResources.vim_lsp_vim)),
    Editor(
      "vim-yegappan", Step("vimrc, after sourcekit-lsp is added", PackageResources.yegappan_lsp_vim)),
    Editor(
      "vscode",
      Step(
        "a shell in the folder Editors/VSCode",
        "npm install && npm run package\ncode --install-extension waymark.vsix\n")),
    Editor("xcode", Step("a Run Script phase of the target", PackageResources.check_routes_sh)),
    Editor(
      "zed", Step("~/.config/zed/settings.json, with the extension in Editors/Zed", PackageResources.settings_json)),
  ]
}
