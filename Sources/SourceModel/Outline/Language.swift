/// The languages that routes are written in.
package enum Language: String, Hashable, Sendable, CaseIterable, Codable {
  case swift
  case objectiveC = "objective-c"
  /// The documents of Interface Builder. They hold no code.
  case xml

  /// False for documents.
  package var isCode: Bool { self != .xml }
}
