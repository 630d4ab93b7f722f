/// A component of a URL pattern.
enum URLComponent: Hashable, Sendable {
  case text(String)
  case placeholder(name: String, takes: URLValue = .anything)

  func accepts(_ given: String) -> Bool {
    switch self {
    case .text(let text): text == given
    case .placeholder(_, let value): value.accepts(given)
    }
  }

  var isText: Bool {
    if case .text = self { true } else { false }
  }
}

/// The texts that a placeholder takes.
enum URLValue: String, Hashable, Sendable {
  case anything = ""
  case wholeNumber = "int"
  case number = "float"
  case uuid
  /// Perhaps not all: code of the tree may decide.
  case unknown = "?"

  func accepts(_ text: String) -> Bool {
    switch self {
    case .anything, .unknown: true
    case .wholeNumber: Int(text) != nil
    case .number: Float(text) != nil
    case .uuid: Self.isUUID(text)
    }
  }

  /// The end of "takes …".
  var words: String {
    switch self {
    case .anything, .unknown: "any text"
    case .wholeNumber: "a whole number"
    case .number: "a number"
    case .uuid: "a UUID"
    }
  }

  /// True if some text is a value of both.
  func overlaps(_ other: URLValue) -> Bool {
    let (first, second) = (self == .unknown ? .anything : self, other == .unknown ? .anything : other)
    return first == second || first == .anything || second == .anything || (first != .uuid && second != .uuid)
  }

  private static func isUUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.joined().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
