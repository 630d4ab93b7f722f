extension Cursor {
  /// nil where the byte offset is in no argument and no `where` clause. `gaps` tells what is no code before `offset`.
  package init?(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, _ language: Language, gaps: CodeGaps, _ place: CodeGaps.Place
  ) {
    switch place {
    case .other: return nil
    case .literal(let start, let content):
      var reader = CursorReader(BackwardReader(bytes, at: start, gaps), language)
      guard let place = reader.readComparison() ?? reader.readPlace() else { return nil }
      self.init(
        language: language, replaced: content, isLiteral: true, place: place, scope: reader.enclosingTypes)
    case .code:
      var words = BackwardReader(bytes, at: offset, gaps)
      words.skipWord()
      let end = bytes[offset...].firstIndex { !Spelling.isWordByte($0) } ?? bytes.count
      let replaced = words.offset..<end
      guard !Self.isNextStatement(replaced, in: bytes) else { return nil }
      var reader = CursorReader(words, language)
      guard reader.skipLead(), let place = reader.readPlace() else { return nil }
      self.init(
        language: language, replaced: replaced,
        typed: String(decoding: bytes[replaced.lowerBound..<offset], as: UTF8.self),
        follower: end < bytes.count ? bytes[end] : nil,
        callEnd: Self.endOfCall(from: end, in: bytes),
        qualifier: reader.qualifier, composition: reader.composition, place: place, scope: reader.enclosingTypes,
        laterLabels: LaterLabels.read(from: end, in: bytes))
    }
  }

  /// Whether a word at the start of its line is called or goes on: then it belongs to what follows, and not to the unfinished
  /// code in the line before.
  private static func isNextStatement(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = bytes[..<word.lowerBound].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r"), word.upperBound < bytes.count else {
      return false
    }
    return bytes[word.upperBound] == UInt8(ascii: "(") || bytes[word.upperBound] == UInt8(ascii: ".")
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
    return leadsToPlace(bytes[..<end]) || leadsToPlace(withoutKeyword(bytes[..<end]))
  }

  private static func leadsToPlace(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.last { !isBlank($0) }.map { signs.contains($0) } ?? false
  }

  /// The bytes before `any ` or `some `.
  private static func withoutKeyword(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    let end = bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? bytes.startIndex
    for keyword in ["any", "some"] where bytes[..<end].suffix(keyword.utf8.count).elementsEqual(keyword.utf8) {
      return bytes[..<(end - keyword.utf8.count)]
    }
    return bytes
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
  private(set) var composition: [String] = []
  /// The words that were read last, the last one first.
  private var words: [String] = []
  /// No expression that a person types is longer.
  private var tokensLeft = 4_096

  /// Of brackets inside each other, no more tell anything.
  private static let mostArguments = 4

  init(_ reader: BackwardReader, _ language: Language) {
    self.reader = reader
    self.language = language
  }

  /// Skips the composition, the module and the keyword in front of the identifier, `any UIViewController & Editor.`;
  /// false where something else stands there that is no name.
  mutating func skipLead() -> Bool {
    while true {
      if reader.take(.sign(".")) {
        guard case .word(let name) = reader.next() else { return false }
        if qualifier == nil, composition.isEmpty { qualifier = name }
      } else if reader.take(.sign("&")) {
        guard case .word(let name) = reader.next() else { return false }
        composition.insert(name, at: 0)
      } else {
        _ = language == .swift && (reader.take(.word("any")) || reader.take(.word("some")))
        return true
      }
    }
  }

  /// The types around what was read, the innermost first.
  var enclosingTypes: [String] { EnclosingTypes.read(before: reader, language) }

  func readComparison() -> Cursor.Place? {
    language == .swift ? ComparedText(before: reader).map(Cursor.Place.comparison) : nil
  }

  mutating func readPlace() -> Cursor.Place? {
    if case .sign("=") = reader.peeked { return readSameType() }
    var arguments: [OpenBracket] = []
    while arguments.count < Self.mostArguments, let argument = readArgument() {
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
  private mutating func readArgument() -> OpenBracket? {
    words = []
    if reader.take(.sign("<")) {
      guard let callee = readCallee(touching: false), !callee.name.isEmpty else { return nil }
      return argument(.angle, callee)
    }
    let hasLabel = reader.take(.sign(":"))
    var label: String?
    if hasLabel {
      guard case .word(let word) = reader.next() else { return nil }
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
        guard label == nil || language == .swift, let callee = readCallee(touching: true) else { return nil }
        var argument = argument(.parenthesis, callee)
        (argument.label, argument.position) = (label, position)
        return argument
      case .sign("["):
        var argument = OpenBracket(.square)
        (argument.label, argument.callee) = (label, piece ?? "")
        (argument.receiver, argument.earlierWords) = (receiver, words.reversed())
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

  private func argument(_ shape: OpenBracket.Shape, _ callee: Callee) -> OpenBracket {
    var argument = OpenBracket(shape)
    (argument.callee, argument.receiver) = (callee.name, callee.receiver)
    (argument.isOnExpression, argument.earlierWords) = (callee.isOnExpression, words.reversed())
    return argument
  }

  /// The next token that no closed bracket encloses.
  private mutating func nextOutside() -> BackwardReader.Token? {
    var depth = 0
    while tokensLeft > 0 {
      tokensLeft -= 1
      let token = reader.next()
      if case .word(let word) = token { words.append(word) }
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

  private struct Callee {
    var name = ""
    var receiver: String?
    var isOnExpression = false
  }

  /// The name before a bracket, with what stands before its dot: `perform` and `Router` of `ZRouter.Router.perform`. Behind
  /// a blank, a parenthesis has none.
  private mutating func readCallee(touching: Bool) -> Callee? {
    guard !touching || reader.isTouched, case .word(let name) = reader.peeked else { return Callee() }
    _ = reader.next()
    var callee = Callee(name: reader.isTouched && reader.take(.sign("@")) ? "@" + name : name)
    while reader.take(.sign(".")) {
      _ = reader.take(.sign("?")) || reader.take(.sign("!"))
      guard case .word(let word) = reader.peeked else {
        callee.isOnExpression = callee.receiver == nil
        return callee
      }
      _ = reader.next()
      callee.receiver = callee.receiver ?? word
    }
    return callee
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
