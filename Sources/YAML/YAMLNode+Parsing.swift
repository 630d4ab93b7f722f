import CYAML

extension YAMLNode {
  /// Parses the only document of a text; nil if the text has no content.
  ///
  /// The time is linear in the size of the text, and nothing recurses. The value may nest as deep as
  /// libyaml permits, 1,000 levels (`MAX_NESTING_LEVEL` in libyaml's parser.c).
  ///
  /// - Parameter bytes: UTF-8, with or without a byte order mark.
  package static func parse(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { throw .outOfMemory }
    defer { yaml_parser_delete(&parser) }
    let result = bytes.withUnsafeBufferPointer { text in
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, text.baseAddress, text.count)
      return Result { () throws(YAMLError) in try onlyDocument(&parser) }
    }
    return try result.get()
  }

  private static func onlyDocument(_ parser: inout yaml_parser_t) throws(YAMLError) -> YAMLNode? {
    guard let first = try nextDocument(&parser) else { return nil }
    guard let second = try nextDocument(&parser) else { return first.root }
    let message = "expected a single document in the stream, but found another document"
    throw YAMLError(message: message, place: .mark(second.start))
  }

  /// nil after the last document.
  private static func nextDocument(
    _ parser: inout yaml_parser_t
  ) throws(YAMLError) -> (root: YAMLNode, start: YAMLMark)? {
    var document = yaml_document_t()
    guard yaml_parser_load(&parser, &document) == 1 else { throw YAMLError(parser) }
    defer { yaml_document_delete(&document) }
    return YAMLNode(document).map { ($0, YAMLMark(document.start_mark)) }
  }

  /// The root of a document. libyaml stores a node before the nodes that it contains, so that the last
  /// node never contains another.
  private init?(_ document: yaml_document_t) {
    guard let first = document.nodes.start, let end = document.nodes.top, first < end else { return nil }
    var nodes: [YAMLNode?] = Array(repeating: nil, count: end - first)
    for index in nodes.indices.reversed() { nodes[index] = YAMLNode(first[index], in: &nodes) }
    guard let root = nodes[0] else { return nil }
    self = root
  }

  /// Moves the parts of a node out of `nodes`. libyaml numbers nodes from one.
  private init(_ node: yaml_node_t, in nodes: inout [YAMLNode?]) {
    func part(_ number: Int32, from nodes: inout [YAMLNode?]) -> YAMLNode? {
      let index = Int(number) - 1
      guard nodes.indices.contains(index) else { return nil }
      defer { nodes[index] = nil }
      return nodes[index]
    }
    start = YAMLMark(node.start_mark)
    switch node.type {
    case YAML_SEQUENCE_NODE:
      let items = UnsafeBufferPointer(from: node.data.sequence.items.start, to: node.data.sequence.items.top)
      content = .sequence(items.compactMap { part($0, from: &nodes) })
    case YAML_MAPPING_NODE:
      let pairs = UnsafeBufferPointer(from: node.data.mapping.pairs.start, to: node.data.mapping.pairs.top)
      content = .mapping(
        pairs.compactMap { pair in
          guard let key = part(pair.key, from: &nodes), let value = part(pair.value, from: &nodes) else { return nil }
          return (key, value)
        })
    default:
      let scalar = node.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      content = .scalar(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    }
  }
}

extension UnsafeBufferPointer {
  /// The elements of one of libyaml's stacks.
  fileprivate init(from start: UnsafeMutablePointer<Element>?, to end: UnsafeMutablePointer<Element>?) {
    self.init(start: start, count: start.flatMap { start in end.map { $0 - start } } ?? 0)
  }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line), column: Int(mark.column))
  }
}

extension YAMLError {
  fileprivate static let outOfMemory = YAMLError(message: "out of memory", place: .offset(0))

  fileprivate init(_ parser: yaml_parser_t) {
    let words = [parser.context, parser.problem].compactMap { $0.map { String(cString: $0) } }
    message = words.isEmpty ? Self.outOfMemory.message : words.joined(separator: ", ")
    place =
      parser.error == YAML_READER_ERROR
      ? .offset(Int(parser.problem_offset)) : .mark(YAMLMark(parser.problem_mark))
  }
}
