import JSON

/// One message of JSON-RPC 2.0.
package enum Message: Equatable, Sendable {
  case request(id: RequestID, method: String, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  /// The id is nil where the peer could not read that of the request.
  case response(id: RequestID?, Result<JSONValue, ResponseError>)
}

/// A body that is no message, and the error response that it gets.
package struct InvalidMessage: Error, Equatable, Sendable {
  /// Nil where the message has no readable id.
  package let id: RequestID?
  package let error: ResponseError

  init(id: RequestID? = nil, _ error: ResponseError) {
    self.id = id
    self.error = error
  }

  package var response: Message { .response(id: id, .failure(error)) }
}
