extension Cursor {
  /// nil where the byte offset is in no argument and no `where` clause. `gaps` tells what is no code before `offset`.
  package init?(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, _ language: Language, gaps: CodeGaps, _ place: CodeGaps.Place
  ) {
    switch place {
    case .other: return nil
    case .literal(let start, let content):
      var reader = CursorReader(BackwardReader(bytes, at: start, gaps), language)
      guard let place = reader.readPlace() else { return nil }
      self.init(language: language, replaced: content, isLiteral: true, place: place)
    case .code:
      var words = BackwardReader(bytes, at: offset, gaps)
      words.skipWord()
      let end = bytes[offset...].firstIndex { !Spelling.isWordByte($0) } ?? bytes.count
      let replaced = words.offset..<end
      var reader = CursorReader(words, language)
      guard reader.skipLead(), let place = reader.readPlace() else { return nil }
      self.init(
        language: language, replaced: replaced, follower: end < bytes.count ? bytes[end] : nil,
        callEnd: Self.endOfCall(from: end, in: bytes),
        qualifier: reader.qualifier, continuesComposition: reader.isComposition, place: place)
    }
  }

  /// Behind `<P>()` at an offset; nil where something else stands there.
  private static func endOfCall(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    let end = bytes[(start + 1)...].firstIndex { !isOfType($0) } ?? bytes.count
    guard end + 2 < bytes.count, bytes[end] == UInt8(ascii: ">"), bytes[end + 1] == UInt8(ascii: "("),
      bytes[end + 2] == UInt8(ascii: ")")
    else { return nil }
    return end + 3
  }

  private static func isOfType(_ byte: UInt8) -> Bool {
    Spelling.isWordByte(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "&")
  }

  /// Whether code before an offset can lead to a place at all. It looks at one line, before anyone reads the whole text.
  package static func isLikely(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    if bytes[start..<offset].contains(UInt8(ascii: "\"")) { return true }
    var end = offset
    while end > 0, Spelling.isWordByte(bytes[end - 1]) { end -= 1 }
    let before = bytes[..<end].last { !isBlank($0) }
    return before.map { signs.contains($0) } ?? false
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// What may stand before an identifier that is asked about; a slash ends a comment.
  private static let signs = Set("<(,:=&.[/".utf8)
}

/// Reads what stands before a cursor, from there to the start of the expression or of the declaration.
private struct CursorReader {
  private var reader: BackwardReader
  private let language: Language
  private(set) var qualifier: String?
  private(set) var isComposition = false
  /// No expression that a person types is longer.
  private var tokensLeft = 4_096

  /// Of brackets inside each other, no more tell anything.
  private static let mostArguments = 4

  init(_ reader: BackwardReader, _ language: Language) {
    self.reader = reader
    self.language = language
  }

  /// Steps over the composition and the module in front of the identifier, `UIViewController & Editor.`; false where
  /// something else stands there that is no name.
  mutating func skipLead() -> Bool {
    while true {
      if reader.take(.sign(".")) {
        guard case .word(let name) = reader.next() else { return false }
        if qualifier == nil, !isComposition { qualifier = name }
      } else if reader.take(.sign("&")) {
        isComposition = true
        guard case .word = reader.next() else { return false }
      } else {
        return true
      }
    }
  }

  mutating func readPlace() -> Cursor.Place? {
    if case .sign("=") = reader.peeked { return readSameType() }
    var arguments: [OpenBracket] = []
    while arguments.count < Self.mostArguments, let argument = readArgument(isInnermost: arguments.isEmpty) {
      arguments.append(argument)
      guard isInExpression else { break }
    }
    return arguments.isEmpty ? nil : .argument(arguments)
  }

  /// Whether what was read last is itself the beginning of an argument.
  private var isInExpression: Bool {
    switch reader.peeked {
    case .sign(":"), .sign("("), .sign(","), .sign("["), .sign("<"): true
    default: false
    }
  }

  // MARK: Arguments

  /// From the start of an argument to before the bracket around it, and the name that it is attached to.
  private mutating func readArgument(isInnermost: Bool) -> OpenBracket? {
    if reader.take(.sign("<")) {
      guard !reader.isWrapped, let callee = readCallee(), !callee.name.isEmpty else { return nil }
      return argument(.angle, callee)
    }
    let hasLabel = reader.take(.sign(":"))
    var label: String?
    if hasLabel {
      guard !isInnermost || !reader.isWrapped, case .word(let word) = reader.next() else { return nil }
      label = word
    }
    return readArgument(labelled: label)
  }

  private mutating func readArgument(labelled label: String?) -> OpenBracket? {
    var (position, piece) = (0, label)
    var receiver: String?
    var isFirst = true
    while let token = nextOutside() {
      switch token {
      case .sign("("):
        guard label == nil || language == .swift, let callee = readCallee() else { return nil }
        var argument = argument(.parenthesis, callee)
        (argument.label, argument.position) = (label, position)
        return argument
      case .sign("["):
        var argument = OpenBracket(.square)
        (argument.label, argument.callee) = (label, piece ?? "")
        argument.receiver = receiver
        return argument
      case .sign(","): position += 1
      case .sign(":"): if case .word(let word) = reader.peeked { piece = word }
      case .sign("{"), .sign(";"), .start: return nil
      default:
        // Only the pieces of a message stand right behind something else.
        if isFirst, label == nil || language == .swift { return nil }
      }
      isFirst = false
      if case .word(let word) = token { receiver = word } else { receiver = nil }
    }
    return nil
  }

  private func argument(_ shape: OpenBracket.Shape, _ callee: (name: String, receiver: String?)) -> OpenBracket {
    var argument = OpenBracket(shape)
    (argument.callee, argument.receiver) = (callee.name, callee.receiver)
    return argument
  }

  /// The next token that no closed bracket encloses.
  private mutating func nextOutside() -> BackwardReader.Token? {
    var depth = 0
    while tokensLeft > 0 {
      tokensLeft -= 1
      let token = reader.next()
      switch token {
      case .start: return token
      case .sign(")"), .sign("]"), .sign("}"): depth += 1
      case .sign("("), .sign("["), .sign("{"):
        if depth == 0 { return token }
        depth -= 1
        if depth == 0 { return .literal }
      default: if depth == 0 { return token }
      }
    }
    return nil
  }

  /// The name before a bracket, with what stands before its dot: `perform` and `Router` of `ZRouter.Router.perform`.
  private mutating func readCallee() -> (name: String, receiver: String?)? {
    guard reader.isTouched, case .word(var name) = reader.peeked else { return ("", nil) }
    _ = reader.next()
    if reader.isTouched, reader.take(.sign("@")) { name = "@" + name }
    var receiver: String?
    while reader.take(.sign(".")) {
      _ = reader.take(.sign("?")) || reader.take(.sign("!"))
      guard case .word(let word) = reader.peeked else { return (name, receiver) }
      _ = reader.next()
      receiver = receiver ?? word
    }
    return (name, receiver)
  }

  // MARK: Same-type requirements

  private mutating func readSameType() -> Cursor.Place? {
    guard reader.take(.sign("=")), reader.isTouched, reader.take(.sign("=")), case .word(let parameter) = reader.next()
    else { return nil }
    while tokensLeft > 0 {
      tokensLeft -= 1
      switch reader.next() {
      case .word("where"):
        guard case .word(let extended) = reader.next() else { return nil }
        while reader.take(.sign(".")) { _ = reader.next() }
        return reader.next() == .word("extension") ? .sameType(parameter: parameter, extended: extended) : nil
      case .sign("{"), .sign("}"), .sign(";"), .literal, .start: return nil
      default: continue
      }
    }
    return nil
  }
}
