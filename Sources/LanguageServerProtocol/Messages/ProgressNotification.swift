import JSON

/// As an id: an integer or a string, compared by bytes.
package typealias ProgressToken = RequestID

/// From the server: how far it has come with what lasts, or a part of an answer.
package struct ProgressNotification: NotificationParameters, Equatable {
  package static let method = "$/progress"

  package var token: ProgressToken
  /// A `WorkDoneProgress`, or what the request with this `partialResultToken` is answered.
  package var value: JSONValue

  package init(token: ProgressToken, value: some Encodable) throws {
    self.token = token
    self.value = try JSONValue(encoding: value)
  }
}

/// The beginning, the middle or the end of what lasts.
package struct WorkDoneProgress: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case begin, report, end
  }

  package var kind: Kind
  /// Only at the beginning.
  package var title: String?
  package var message: String?
  /// Only at the beginning.
  package var cancellable: Bool?
  /// From 0 to 100; it never falls. Not at the end.
  package var percentage: Int?

  package static func begin(_ title: String, message: String, percentage: Int) -> WorkDoneProgress {
    WorkDoneProgress(kind: .begin, title: title, message: message, cancellable: true, percentage: percentage)
  }

  package static func report(percentage: Int) -> WorkDoneProgress {
    WorkDoneProgress(kind: .report, percentage: percentage)
  }

  package static func end(message: String) -> WorkDoneProgress {
    WorkDoneProgress(kind: .end, message: message)
  }
}
