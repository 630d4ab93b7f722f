import JSON

extension Message {
  /// The body of the message. Fails only for what exceeds `JSONLimits`.
  package func serialized() throws(JSONError) -> [UInt8] {
    var object = JSONObject()
    object["jsonrpc"] = "2.0"
    switch self {
    case .request(let id, let method, let params):
      object["id"] = id.json
      object["method"] = .string(method)
      object["params"] = params
    case .notification(let method, let params):
      object["method"] = .string(method)
      object["params"] = params
    case .response(let id, .success(let result)):
      object["id"] = id?.json ?? .null
      object["result"] = result
    case .response(let id, .failure(let error)):
      object["id"] = id?.json ?? .null
      object["error"] = error.json
    }
    return try JSONValue.object(object).serialized()
  }
}

extension ResponseError {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["code"] = .integer(Int64(code.rawValue))
    object["message"] = .string(message)
    object["data"] = data
    return .object(object)
  }
}
