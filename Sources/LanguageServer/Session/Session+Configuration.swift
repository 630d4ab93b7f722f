import LanguageServerProtocol
import Workspace

extension Session {
  /// Says in the client's log what has become wrong in the configuration; what it said before still holds.
  mutating func tellMistakes(since before: ConfigurationFile) {
    guard let mistakes = workspace.configuration.mistakes, mistakes != before.mistakes else { return }
    for mistake in mistakes.all {
      let start = mistake.range.start
      notify(
        LogMessageNotification(
          type: .error,
          message:
            "\(mistakes.file):\(start.line + 1):\(start.utf8 + 1): \(mistake.message); the settings stay as they were"
        ))
    }
  }
}
