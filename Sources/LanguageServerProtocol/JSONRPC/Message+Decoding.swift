import JSON

extension Message {
  /// Reads the body of a message. A missing `jsonrpc` is forgiven, a batch is not (LSP has none).
  package init(parsing body: some Collection<UInt8>) throws(InvalidMessage) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: body, accepting: .messages)
    } catch {
      throw InvalidMessage(ResponseError(error))
    }
    try self.init(value)
  }

  private init(_ value: JSONValue) throws(InvalidMessage) {
    guard case .object(let object) = value else { throw .request("A message must be an object.", id: nil) }
    let id = object["id"].flatMap(RequestID.init)
    guard (object["jsonrpc"] ?? "2.0") == "2.0" else { throw .request("The version of JSON-RPC must be 2.0.", id: id) }
    if let method = object["method"] {
      try self.init(call: object, method: method, id: id)
    } else {
      try self.init(response: object, id: id)
    }
  }

  private init(call object: JSONObject, method: JSONValue, id: RequestID?) throws(InvalidMessage) {
    guard let method = method.string else { throw .request("The method must be a string.", id: id) }
    let params = object["params"].flatMap { $0 == .null ? nil : $0 }
    guard object["id"] != nil else {
      self = .notification(method: method, params: params)
      return
    }
    guard let id else { throw .request("The id must be an integer or a string.", id: nil) }
    self = .request(id: id, method: method, params: params)
  }

  private init(response object: JSONObject, id: RequestID?) throws(InvalidMessage) {
    if let error = object["error"], error != .null {
      let decoded = try? error.decode(ResponseError.self)
      self = .response(
        id: id, .failure(decoded ?? ResponseError(.unknownErrorCode, "An unreadable error.", data: error)))
      return
    }
    guard let result = object["result"] else { throw .request("Neither a request nor a response.", id: id) }
    self = .response(id: id, .success(result))
  }
}

extension InvalidMessage {
  fileprivate static func request(_ message: String, id: RequestID?) -> InvalidMessage {
    InvalidMessage(id: id, ResponseError(.invalidRequest, message))
  }
}
