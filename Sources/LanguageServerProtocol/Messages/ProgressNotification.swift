/// From the server: how far it has come with what lasts.
package struct ProgressNotification: NotificationParameters, Equatable {
  package static let method = "$/progress"

  package var token: String
  package var value: WorkDoneProgress

  package init(token: String, value: WorkDoneProgress) {
    self.token = token
    self.value = value
  }
}

/// The beginning or the end of what lasts.
package struct WorkDoneProgress: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case begin, end
  }

  package var kind: Kind
  /// Only at the beginning.
  package var title: String?
  package var message: String?
  /// Only at the beginning.
  package var cancellable: Bool?

  package static func begin(_ title: String, message: String) -> WorkDoneProgress {
    WorkDoneProgress(kind: .begin, title: title, message: message, cancellable: false)
  }

  package static func end(message: String) -> WorkDoneProgress {
    WorkDoneProgress(kind: .end, message: message)
  }
}
