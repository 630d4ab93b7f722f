import Foundation
import Testing

/// The Vim that the environment names, with ALE.
@Suite(.timeLimit(.minutes(5))) struct VimTests {
  private static let vim = ProcessInfo.processInfo.environment["WAYMARK_VIM"]
  private static let ale = ProcessInfo.processInfo.environment["WAYMARK_ALE"]

  @Test(.enabled(if: vim != nil && ale != nil, "WAYMARK_VIM names no Vim, or WAYMARK_ALE no folder of ALE"))
  func withALE() throws {
    try converse("ale", ["ALE": #require(Self.ale)])
  }

  @Test(.enabled(if: vim != nil, "WAYMARK_VIM names no Vim"))
  func settingsForOtherPlugins() throws {
    try converse("settings")
  }

  private func converse(_ script: String, _ more: [String: String] = [:]) throws {
    let conversation = try EditorConversation()
    try conversation.run(
      #require(Self.vim), ["-V1", "-N", "-u", "NONE", "-n", "-es", "-S", conversation.script("Vim/\(script).vim")],
      configuredBy: "Vim", more)
  }
}
