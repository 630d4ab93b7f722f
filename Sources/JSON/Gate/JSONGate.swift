/// Reads a text once, in front of json-c, and lets exactly RFC 8259 through, within `JSONLimits`.
///
/// json-c 0.16 accepts malformed numbers, control characters and UTF-8, cuts keys at U+0000, damages some surrogate
/// pairs, clamps large integers and multiplies memory. What can be spelled safely is respelled, the rest is refused.
struct JSONGate {
  private enum Expectation {
    case value, valueOrEnd, key, keyOrEnd, separator, nothing
  }

  let bytes: [UInt8]
  let topLevel: TopLevel
  var position = 0
  private var expectation = Expectation.value
  private var nesting = NestingStack()
  private var objectCount = 0
  private var valueCount = 0
  var respelling: Respelling

  private init(_ bytes: [UInt8], accepting topLevel: TopLevel) {
    self.bytes = bytes
    self.topLevel = topLevel
    respelling = Respelling(of: bytes)
  }

  static func pass(_ bytes: [UInt8], accepting topLevel: TopLevel) throws(JSONError) -> GatedText {
    guard bytes.count <= JSONLimits.size else { throw JSONError(.size) }
    var gate = JSONGate(bytes, accepting: topLevel)
    return try gate.run()
  }

  private mutating func run() throws(JSONError) -> GatedText {
    skipByteOrderMark()
    skipWhiteSpace()
    respelling.start(at: position)
    let first = current
    while expectation != .nothing { try step() }
    let end = position
    skipWhiteSpace()
    guard position == bytes.count else { throw JSONError(.syntax, at: position) }
    guard topLevel == .anyValue || first == .openBrace || first == .openBracket else { throw JSONError(.scalar) }
    return GatedText(bytes: respelling.finish(at: end), isNull: first == .n)
  }

  private mutating func step() throws(JSONError) {
    skipWhiteSpace()
    guard let byte = current else { throw JSONError(.syntax, at: position) }
    switch expectation {
    case .value: try beginValue(byte)
    case .valueOrEnd: if byte == .closeBracket { close() } else { try beginValue(byte) }
    case .key: try readKey(byte)
    case .keyOrEnd: if byte == .closeBrace { close() } else { try readKey(byte) }
    case .separator: try readSeparator(byte)
    case .nothing: break
    }
  }

  private mutating func beginValue(_ byte: UInt8) throws(JSONError) {
    valueCount += 1
    guard valueCount <= JSONLimits.valueCount else { throw JSONError(.valueCount, at: position) }
    switch byte {
    case .openBrace: return try open(.object)
    case .openBracket: return try open(.array)
    case .quote: try readString(isKey: false)
    case .minus, .zero ... .nine: try readNumber()
    default: try readLiteral()
    }
    endValue()
  }

  private mutating func open(_ container: NestingStack.Container) throws(JSONError) {
    if container == .object { objectCount += 1 }
    guard objectCount <= JSONLimits.objectCount else { throw JSONError(.objectCount, at: position) }
    guard nesting.push(container) else { throw JSONError(.depth, at: position) }
    position += 1
    expectation = container == .object ? .keyOrEnd : .valueOrEnd
  }

  private mutating func close() {
    position += 1
    nesting.pop()
    endValue()
  }

  private mutating func endValue() {
    expectation = nesting.top == nil ? .nothing : .separator
  }

  private mutating func readKey(_ byte: UInt8) throws(JSONError) {
    guard byte == .quote else { throw JSONError(.syntax, at: position) }
    try readString(isKey: true)
    skipWhiteSpace()
    guard current == .colon else { throw JSONError(.syntax, at: position) }
    position += 1
    expectation = .value
  }

  private mutating func readSeparator(_ byte: UInt8) throws(JSONError) {
    switch (byte, nesting.top) {
    case (.comma, .object): expectation = .key
    case (.comma, .array): expectation = .value
    case (.closeBrace, .object), (.closeBracket, .array): return close()
    default: throw JSONError(.syntax, at: position)
    }
    position += 1
  }
}
