import Foundation
import Testing

/// The Emacs that the environment names.
@Suite struct EmacsTests {
  private static let emacs = ProcessInfo.processInfo.environment["WAYMARK_EMACS"]
  private static let multiplexer = ProcessInfo.processInfo.environment["WAYMARK_RASS"]

  @Test(.enabled(if: emacs != nil, "WAYMARK_EMACS names no Emacs"), arguments: ["lsp-mode", "eglot"])
  func withClient(_ client: String) throws {
    try converse([client, "conversation"], in: EditorConversation())
  }

  @Test(
    .enabled(
      if: emacs != nil && multiplexer != nil && EditorConversation.sourceKit != nil,
      "there is no Emacs, no rass, or no sourcekit-lsp"))
  func withTwoServers() throws {
    try converse(["eglot", "two-servers", "conversation"], in: EditorConversation(), tools: Self.servers)
  }

  @Test(
    .enabled(
      if: emacs != nil && multiplexer != nil && EditorConversation.sourceKit != nil,
      "there is no Emacs, no rass, or no sourcekit-lsp"))
  func besideSourceKit() throws {
    let files = EditorPackage.files.merging([".waymark.yml": "world: closed\n"]) { $1 }
    try converse(
      ["eglot", "two-servers", "beside-sourcekit"], in: EditorConversation(on: files), tools: Self.servers)
  }

  /// The folders of `rass` and of sourcekit-lsp.
  private static let servers = [multiplexer, EditorConversation.sourceKit].compactMap(\.self).map {
    URL(fileURLWithPath: $0).deletingLastPathComponent().path
  }

  private func converse(_ scripts: [String], in conversation: EditorConversation, tools: [String] = []) throws {
    let loads = (["steps"] + scripts).flatMap { ["-l", conversation.script("Emacs/\($0).el")] }
    try conversation.run(
      #require(Self.emacs), ["--batch", "--no-init-file"] + loads, configuredBy: "Emacs", tools: tools)
  }
}
