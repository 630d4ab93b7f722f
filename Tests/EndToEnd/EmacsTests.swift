import Foundation
import Testing

/// The Emacs that the environment names.
@Suite(.timeLimit(.minutes(5))) struct EmacsTests {
  private static let emacs = ProcessInfo.processInfo.environment["WAYMARK_EMACS"]
  private static let multiplexer = ProcessInfo.processInfo.environment["WAYMARK_RASS"]

  @Test(.enabled(if: emacs != nil, "WAYMARK_EMACS names no Emacs"), arguments: ["lsp-mode", "eglot"])
  func withClient(_ client: String) throws {
    try converse([client, "conversation"], on: EditorApp.files)
  }

  @Test(
    .enabled(
      if: emacs != nil && multiplexer != nil && EditorConversation.sourceKit != nil,
      "there is no Emacs, no rass, or no sourcekit-lsp"))
  func besideSourceKit() throws {
    let programs = try [#require(Self.multiplexer), #require(EditorConversation.sourceKit)]
    let files = EditorApp.package.merging([".waymark.yml": "world: closed\n"]) { $1 }
    try converse(
      ["eglot", "beside-sourcekit"], on: files,
      tools: programs.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
  }

  private func converse(_ scripts: [String], on files: [String: String], tools: [String] = []) throws {
    let conversation = try EditorConversation(on: files)
    let loads = (["steps"] + scripts).flatMap { ["-l", conversation.script("Emacs/\($0).el")] }
    try conversation.run(
      #require(Self.emacs), ["--batch", "--no-init-file"] + loads, configuredBy: "Emacs", tools: tools)
  }
}
