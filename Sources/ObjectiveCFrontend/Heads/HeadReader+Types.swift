import SourceModel

extension HeadReader {
  /// Reads `@protocol`; false for a forward declaration and for the expression `@protocol(P)`.
  mutating func readProtocol() -> Bool {
    var head = beginHead(.protocol)
    advance()
    guard current.kind == .word else {
      leave()
      return false
    }
    head.name = spell(current)
    advance()
    while current.kind == .less { head.inherited += readList().map(\.spelling) }
    readNameBehind(&head)
    let isForward = current.kind == .semicolon || current.kind == .comma
    leave()
    if !isForward { add(head) }
    return !isForward
  }

  /// Reads `@interface`: a class, a category or a class extension.
  mutating func readInterface() -> Bool {
    var head = beginHead(.class)
    advance()
    guard current.kind == .word else { return fail() }
    head.name = spell(current)
    advance()
    let list = current.kind == .less ? readList() : []
    switch current.kind {
    case .colon:
      head.generics = list.map(\.parameter)
      readSuperclass(&head)
    case .leftParen: readCategory(&head)
    default: head.inherited = list.map(\.spelling)
    }
    while current.kind == .less { head.inherited += readList().map(\.spelling) }
    readNameBehind(&head)
    leave()
    add(head)
    return true
  }

  mutating func readImplementation() -> Bool {
    var head = beginHead(.extension)
    advance()
    guard current.kind == .word else { return fail() }
    head.name = spell(current)
    head.attributes = .implementation
    advance()
    if current.kind == .leftParen { readCategory(&head) }
    leave()
    add(head)
    return true
  }

  /// A head under the conditions that hold at its introducer.
  func beginHead(_ kind: TypeHead.Kind) -> TypeHead {
    let isType = kind == .protocol || kind == .class
    return TypeHead(
      kind: kind, name: Spelling(text: "", range: .zero), attributes: isType ? .objectiveC : [],
      conditions: state.conditions.stack)
  }

  private mutating func fail() -> Bool {
    isBroken = true
    leave()
    return false
  }

  private mutating func readCategory(_ head: inout TypeHead) {
    (head.kind, head.attributes) = (.extension, [])
    while current.kind != .rightParen, !endsHead { advance() }
    if current.kind == .rightParen { advance() }
  }

  private mutating func readNameBehind(_ head: inout TypeHead) {
    if current.keyword.namesForSwift { readSwiftName() }
    if head.kind != .extension { head.foreignName = takeSwiftName() }
  }

  /// Reads the class behind the colon, with its generic arguments or those of a macro.
  private mutating func readSuperclass(_ head: inout TypeHead) {
    advance()
    guard current.kind == .word else { return }
    spelling.begin(at: current.start)
    append()
    if current.kind == .leftParen { appendParenthesised() }
    if current.kind == .less, isGenericList() { appendAngles() }
    head.inherited.append(spelling.spelling(&positions))
  }

  /// Whether a list behind a class's name holds generic arguments, and not protocols alone.
  private func isGenericList() -> Bool {
    var copy = self
    let entries = copy.readList()
    return copy.current.kind == .less
      || entries.contains { entry in
        entry.spelling.text == "id" || entry.spelling.text == "Class"
          || entry.spelling.text.utf8.contains { "*<(^ ".utf8.contains($0) }
      }
  }

  /// Whether no head goes on here, whatever is open.
  var endsHead: Bool {
    switch current.kind {
    case .end, .semicolon, .leftBrace, .rightBrace, .atWord: true
    default: current.keyword == .typedef
    }
  }

  mutating func append() {
    spelling.append(from: current.start, to: current.end)
    advance()
  }

  /// Appends from a parenthesis to the one that closes it.
  mutating func appendParenthesised() {
    var depth = 0
    repeat {
      if current.kind == .leftParen { depth += 1 }
      if current.kind == .rightParen { depth -= 1 }
      append()
    } while depth > 0 && !endsHead
  }

  /// Appends from an angle bracket to the one that closes it.
  mutating func appendAngles() {
    var depth = 0
    repeat {
      if current.kind == .less { depth += 1 }
      if current.kind == .greater { depth -= 1 }
      append()
    } while depth > 0 && !endsHead
  }

  /// Reads `<A, B<C> *, __covariant T : D *>`: each entry, and its first word as the name of a parameter.
  mutating func readList() -> [(spelling: Spelling, parameter: String)] {
    var entries: [(spelling: Spelling, parameter: String)] = []
    advance()
    while current.kind != .greater, !endsHead {
      var parameter = ""
      var depth = 0
      spelling.begin(at: current.start)
      while !endsHead, depth > 0 || (current.kind != .comma && current.kind != .greater) {
        if current.kind == .less || current.kind == .leftParen { depth += 1 }
        if current.kind == .greater || current.kind == .rightParen { depth -= 1 }
        if parameter.isEmpty, current.kind == .word, !isVariance { parameter = spelled(current) }
        append()
      }
      if !spelling.isEmpty { entries.append((spelling.spelling(&positions), parameter)) }
      if current.kind == .comma { advance() }
    }
    if current.kind == .greater { advance() }
    return entries
  }

  private var isVariance: Bool {
    current.keyword == .covariant || current.keyword == .contravariant
  }
}
