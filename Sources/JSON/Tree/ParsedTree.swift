import CJSON

/// Owns a tree that json-c parsed, for as long as it takes to copy it. It stays on the thread that made it, because
/// json-c counts references without atomics.
struct ParsedTree: ~Copyable {
  private let root: OpaquePointer

  init(_ text: borrowing GatedText) throws(JSONError) {
    guard let tokener = json_tokener_new_ex(Int32(JSONLimits.depth)) else { throw JSONError(.memory) }
    defer { json_tokener_free(tokener) }
    // The gate is as strict as RFC 8259. JSON_TOKENER_STRICT is not set: with it, json-c 0.18 rejects every string that
    // is not ASCII (https://github.com/json-c/json-c/issues/875).
    json_tokener_set_flags(tokener, JSON_TOKENER_VALIDATE_UTF8)
    let parsed = text.bytes.withUnsafeBytes { bytes in
      // The zero byte is passed too: without it a top-level number has no end.
      json_tokener_parse_ex(tokener, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
    }
    guard let parsed else { throw JSONError(.syntax) }
    guard json_tokener_get_error(tokener) == json_tokener_success, json_tokener_get_parse_end(tokener) == text.count
    else {
      json_object_put(parsed)
      throw JSONError(.syntax)
    }
    root = parsed
  }

  deinit { json_object_put(root) }

  /// Copies the tree, without recursion.
  func value() throws(JSONError) -> JSONValue {
    guard let outermost = OpenContainer(root) else { return try scalar(root) }
    var open = [outermost]
    while let innermost = open.indices.last {
      if let child = try open[innermost].next() {
        if let container = OpenContainer(child.node) {
          open.append(container)
        } else {
          open[innermost].append(try scalar(child.node))
        }
        continue
      }
      let value = open.removeLast().value
      guard let parent = open.indices.last else { return value }
      open[parent].append(value)
    }
    return .null
  }
}

/// A container whose children are being copied.
private struct OpenContainer {
  private enum Children {
    case elements(Range<Int>)
    case members(json_object_iterator, end: json_object_iterator)
  }

  struct Child {
    /// json-c's null is a null pointer.
    let node: OpaquePointer?
  }

  private let node: OpaquePointer
  private var children: Children
  private var keys: [String] = []
  private var values: [JSONValue] = []

  init?(_ node: OpaquePointer?) {
    guard let node else { return nil }
    switch json_object_get_type(node) {
    case json_type_array: children = .elements(0..<json_object_array_length(node))
    case json_type_object: children = .members(json_object_iter_begin(node), end: json_object_iter_end(node))
    default: return nil
    }
    self.node = node
  }

  mutating func next() throws(JSONError) -> Child? {
    switch children {
    case .elements(let rest):
      guard let index = rest.first else { return nil }
      children = .elements(rest.dropFirst())
      return Child(node: json_object_array_get_idx(node, index))
    case .members(var position, var end):
      guard json_object_iter_equal(&position, &end) == 0 else { return nil }
      guard let key = json_object_iter_peek_name(&position).flatMap(String.init(validatingCString:))
      else { throw JSONError(.encoding) }
      keys.append(key)
      let child = Child(node: json_object_iter_peek_value(&position))
      json_object_iter_next(&position)
      children = .members(position, end: end)
      return child
    }
  }

  mutating func append(_ value: JSONValue) {
    values.append(value)
  }

  var value: JSONValue {
    switch children {
    case .elements: .array(values)
    case .members: .object(JSONObject(distinct: zip(keys, values).map { JSONObject.Member(key: $0, value: $1) }))
    }
  }
}

private func scalar(_ node: OpaquePointer?) throws(JSONError) -> JSONValue {
  guard let node else { return .null }
  switch json_object_get_type(node) {
  case json_type_boolean: return .bool(json_object_get_boolean(node) != 0)
  case json_type_int: return .integer(json_object_get_int64(node))
  case json_type_double:
    let double = json_object_get_double(node)
    guard double.isFinite else { throw JSONError(.numberRange) }
    return .double(double)
  case json_type_string:
    let bytes = UnsafeRawBufferPointer(
      start: json_object_get_string(node), count: Int(json_object_get_string_len(node)))
    guard let string = String(validating: bytes, as: UTF8.self) else { throw JSONError(.encoding) }
    return .string(string)
  default: throw JSONError(.syntax)
  }
}
