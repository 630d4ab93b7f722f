/// The languages that routes are written in.
package enum Language: String, Hashable, Sendable, CaseIterable, Codable {
  case swift
  case objectiveC = "objective-c"
  /// The documents of Interface Builder. They hold no code.
  case xml

  /// By its case: an enum with texts is hashed by them.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .swift: hasher.combine(0 as UInt8)
    case .objectiveC: hasher.combine(1 as UInt8)
    case .xml: hasher.combine(2 as UInt8)
    }
  }

  /// False for documents.
  package var isCode: Bool { self != .xml }
}
