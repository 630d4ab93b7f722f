import JSON

/// The parameters of a method.
package protocol MethodParameters: Codable, Sendable {
  static var method: String { get }
}

/// The parameters of a request. An optional `Response` is null on the wire when it is nil.
package protocol RequestParameters: MethodParameters {
  associatedtype Response: Codable & Sendable
}

/// The parameters of a notification.
package protocol NotificationParameters: MethodParameters {}

extension MethodParameters {
  /// Reads the parameters of a message; absent ones count as an empty object. The error is an `invalidParams`.
  package init(params: JSONValue?) throws(ResponseError) {
    do {
      self = try (params ?? [:]).decode(Self.self)
    } catch let error as DecodingError {
      throw ResponseError(error)
    } catch {
      throw ResponseError(.invalidParams, "\(error)")
    }
  }

  /// Nil for methods without parameters.
  fileprivate func encoded() throws -> JSONValue? {
    let params = try JSONValue(encoding: self)
    return params == .null ? nil : params
  }
}

extension Message {
  package static func request<Parameters: RequestParameters>(
    id: RequestID, _ parameters: Parameters
  ) throws -> Message {
    .request(id: id, method: Parameters.method, params: try parameters.encoded())
  }

  package static func notification<Parameters: NotificationParameters>(_ parameters: Parameters) throws -> Message {
    .notification(method: Parameters.method, params: try parameters.encoded())
  }
}

/// The result of a request that only succeeds: null.
package struct NoResult: Codable, Equatable, Sendable {
  package init() {}

  package init(from decoder: any Decoder) throws {}

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
