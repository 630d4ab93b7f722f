import Foundation
import TestSupport
import Testing

/// Real editors: those that the environment names.
@Suite struct NeovimTests {
  private static let current = ProcessInfo.processInfo.environment["WAYMARK_NEOVIM"]
  private static let legacy = ProcessInfo.processInfo.environment["WAYMARK_NEOVIM_LEGACY"]

  @Test(.enabled(if: current != nil, "WAYMARK_NEOVIM names no Neovim 0.11"))
  func withCurrentNeovim() throws {
    try converse(with: #require(Self.current))
  }

  @Test(.enabled(if: legacy != nil, "WAYMARK_NEOVIM_LEGACY names no Neovim 0.7"))
  func withLegacyNeovim() throws {
    try converse(with: #require(Self.legacy))
  }

  @Test(
    .enabled(
      if: current != nil && EditorConversation.sourceKit != nil, "there is no Neovim 0.11, or no sourcekit-lsp"))
  func besideSourceKit() throws {
    try converse(
      with: #require(Self.current), "beside-sourcekit", in: EditorConversation(on: EditorPackage.files),
      ["SOURCEKIT": #require(EditorConversation.sourceKit)])
  }

  private func converse(
    with neovim: String, _ script: String = "conversation", in conversation: EditorConversation? = nil,
    _ more: [String: String] = [:]
  ) throws {
    let conversation = try conversation ?? EditorConversation()
    let folders = ["STATE", "CACHE", "DATA", "CONFIG"].map {
      ("XDG_\($0)_HOME", conversation.folder($0.lowercased()).description)
    }
    try conversation.run(
      neovim,
      ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(conversation.script("Neovim/\(script).lua"))"],
      configuredBy: "Neovim", more.merging(folders) { $1 })
  }
}
