import Foundation
import Testing

/// The Vim that the environment names, with ALE.
@Suite struct VimTests {
  private static let vim = ProcessInfo.processInfo.environment["WAYMARK_VIM"]
  private static let ale = ProcessInfo.processInfo.environment["WAYMARK_ALE"]

  @Test(.enabled(if: vim != nil && ale != nil, "WAYMARK_VIM names no Vim, or WAYMARK_ALE no folder of ALE"))
  func withALE() throws {
    try converse("ale", in: EditorConversation(), ["ALE": #require(Self.ale)])
  }

  @Test(.enabled(if: vim != nil, "WAYMARK_VIM names no Vim"))
  func settingsForOtherPlugins() throws {
    try converse("settings", in: EditorConversation(on: ["Podfile": "", "Menu.swift": ""]))
  }

  private func converse(
    _ script: String, in conversation: EditorConversation, _ more: [String: String] = [:]
  ) throws {
    try conversation.run(
      #require(Self.vim), ["-V1", "-N", "-u", "NONE", "-n", "-es", "-S", conversation.script("Vim/\(script).vim")],
      configuredBy: "Vim", more)
  }
}
