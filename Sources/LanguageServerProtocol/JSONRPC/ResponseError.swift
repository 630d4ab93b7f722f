import JSON

/// The error of a response.
package struct ResponseError: Error, Codable, Equatable, Sendable {
  package var code: ErrorCode
  package var message: String
  package var data: JSONValue?

  package init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

extension ResponseError {
  /// The answer, with no id, to bytes that became no message.
  package init(_ error: FramingError) {
    switch error {
    case .bodyTooLarge: self.init(.invalidRequest, error.description)
    default: self.init(.parseError, error.description)
    }
  }

  /// The answer, with no id, to a body that was not read.
  init(_ error: JSONError) {
    self.init(error.isMalformed ? .parseError : .invalidRequest, error.description)
  }

  /// The answer to parameters of another shape.
  init(_ error: DecodingError) {
    self.init(.invalidParams, error.placeAndReason)
  }
}

extension DecodingError {
  fileprivate var placeAndReason: String {
    let (context, key): (Context?, (any CodingKey)?) =
      switch self {
      case .keyNotFound(let key, let context): (context, key)
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): (context, nil)
      @unknown default: (nil, nil)
      }
    let path = (context?.codingPath ?? []) + [key].compactMap { $0 }
    return (["params"] + path.map(\.stringValue)).joined(separator: ".") + ": "
      + (context?.debugDescription ?? "invalid")
  }
}
