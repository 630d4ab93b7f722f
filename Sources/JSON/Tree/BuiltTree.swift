import CJSON

/// Owns a tree that is built for json-c to print. It stays on the thread that made it.
struct BuiltTree: ~Copyable {
  private let root: OpaquePointer

  /// `value` must not be null, which json-c has no node for.
  init(_ value: JSONValue) throws(JSONError) {
    var builder = TreeBuilder()
    guard let node = try builder.makeNode(value, depth: 1) else { throw JSONError(.memory) }
    do throws(JSONError) {
      try builder.fillContainers()
    } catch {
      json_object_put(node)
      throw error
    }
    root = node
  }

  deinit { json_object_put(root) }

  func bytes(_ layout: JSONLayout) throws(JSONError) -> [UInt8] {
    var count = 0
    guard let text = json_object_to_json_string_length(root, layout.flags, &count) else { throw JSONError(.memory) }
    guard count <= JSONLimits.size else { throw JSONError(.size) }
    return Array(UnsafeRawBufferPointer(start: text, count: count))
  }
}

extension JSONLayout {
  fileprivate var flags: Int32 {
    switch self {
    case .compact: JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE
    case .pretty: JSON_C_TO_STRING_PRETTY | JSON_C_TO_STRING_SPACED | JSON_C_TO_STRING_NOSLASHESCAPE
    }
  }
}

/// Builds without recursion: a container is attached empty, and filled later.
private struct TreeBuilder {
  private var containers: [(node: OpaquePointer, value: JSONValue, depth: Int)] = []
  /// In bytes. A text that cannot but be too large is refused before json-c prints it: it cuts those above 2 GiB.
  private var sizeLeft = JSONLimits.size

  /// Returns nil for null only. The caller owns the node.
  mutating func makeNode(_ value: JSONValue, depth: Int) throws(JSONError) -> OpaquePointer? {
    try spend(1)
    let node: OpaquePointer?
    switch value {
    case .null: return nil
    case .bool(let bool): node = json_object_new_boolean(bool ? 1 : 0)
    case .integer(let integer): node = json_object_new_int64(integer)
    case .double(let double):
      guard double.isFinite else { throw JSONError(.numberRange) }
      node = json_object_new_double_s(double, double.description)
    case .string(let string): node = try makeString(string)
    case .array(let elements): node = container(json_object_new_array(), textIfEmpty: elements.isEmpty ? "[]" : nil)
    case .object(let object):
      node = container(json_object_new_object(), textIfEmpty: object.members.isEmpty ? "{}" : nil)
    }
    guard let node else { throw JSONError(.memory) }
    if value.isContainer { containers.append((node, value, depth)) }
    return node
  }

  /// json-c 0.16 spreads an empty container over two lines, later ones do not.
  private func container(_ node: OpaquePointer?, textIfEmpty text: StaticString?) -> OpaquePointer? {
    if let node, let text {
      let userData = UnsafeMutableRawPointer(mutating: text.utf8Start)
      json_object_set_serializer(node, json_object_userdata_to_json_string, userData, nil)
    }
    return node
  }

  private mutating func makeString(_ string: String) throws(JSONError) -> OpaquePointer? {
    try spend(string.utf8.count)
    var string = string
    // A string as an argument would be copied.
    return string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return json_object_new_string_len("", 0) }
        return json_object_new_string_len(start, Int32(characters.count))
      }
    }
  }

  mutating func fillContainers() throws(JSONError) {
    while let (node, value, depth) = containers.popLast() {
      guard depth <= JSONLimits.depth else { throw JSONError(.depth) }
      switch value {
      case .array(let elements):
        for element in elements { try append(element, to: node, depth: depth + 1) }
      case .object(let object):
        for member in object.members { try add(member, to: node, depth: depth + 1) }
      default: break
      }
    }
  }

  private mutating func append(_ value: JSONValue, to array: OpaquePointer, depth: Int) throws(JSONError) {
    let child = try makeNode(value, depth: depth)
    guard json_object_array_add(array, child) == 0 else {
      json_object_put(child)
      throw JSONError(.memory)
    }
  }

  private mutating func add(_ member: JSONObject.Member, to object: OpaquePointer, depth: Int) throws(JSONError) {
    var key = member.key
    if key.withUTF8({ $0.contains(0) }) { throw JSONError(.zeroInKey) }
    try spend(key.utf8.count)
    let child = try makeNode(member.value, depth: depth)
    // The keys of an object are distinct. A string as an argument would be copied.
    let result = key.withCString { json_object_object_add_ex(object, $0, child, UInt32(JSON_C_OBJECT_ADD_KEY_IS_NEW)) }
    guard result == 0 else {
      json_object_put(child)
      throw JSONError(.memory)
    }
  }

  private mutating func spend(_ count: Int) throws(JSONError) {
    sizeLeft -= count
    guard sizeLeft >= 0 else { throw JSONError(.size) }
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
