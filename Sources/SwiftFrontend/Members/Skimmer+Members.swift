import SourceModel

/// Reads the instance members of the classes of interest on the way.
extension SwiftSkimmer.Skimmer {
  /// Begins the body of a type whose head was just read.
  mutating func enterBody(of head: TypeHead) {
    guard let count = survey?.classes.count, codeDepth == 0 else { return }
    let isAsked = interest.asksMembers(head)
    guard isAsked || interest.asksMethods(head) else { return }
    let type = (scope + [head.name.text]).joined(separator: ".")
    frames[frames.count - 1].body = Int32(truncatingIfNeeded: count)
    frames[frames.count - 1].exposesMembers = head.exposesMembers
    survey?.classes.append(ClassMembers(type: type, isSelection: !isAsked, place: head.name.range))
  }

  /// The number of the class of interest right inside whose body the skim is.
  private var body: Int? {
    let frame = frames[frames.count - 1]
    return frame.kind == .members ? frame.body.map(Int.init) : nil
  }

  /// Reads the member that begins with a keyword, which stands behind `prefix` if that is still `pending`.
  mutating func readMember(_ token: Token) {
    guard let body else { return }
    frames[frames.count - 1].bindsMembers = false
    let prefix = pending.end == token.start ? pending.prefix : Prefix()
    switch token.word {
    case .func: readMethod(prefix, body)
    case .let, .var:
      if prefix.isOfType { return }
      if isSelection(body) { return readGetter(prefix, body) }
      frames[frames.count - 1].bindsMembers = true
      readProperty(prefix, body)
    default: break
    }
  }

  /// Reads the name behind the comma of `var a = 1, b = 2`.
  mutating func readNextProperty() {
    guard let body, frames[frames.count - 1].bindsMembers else { return }
    // What stands before the first of them is not known any more.
    var prefix = Prefix()
    prefix.mayExpose = true
    readProperty(prefix, body)
  }

  /// What a macro declares is not known.
  mutating func readMemberMacro(_ token: Token) {
    guard let body, token.startsStatement else { return }
    survey?.classes[body].isWhole = false
  }

  private mutating func readProperty(_ prefix: Prefix, _ body: Int) {
    var ahead = lexer
    let token = ahead.next()
    guard token.kind == .word else { return }
    let name = spell(token)
    survey?.classes[body].properties.append(name)
    if let foreign = prefix.foreignName {
      survey?.classes[body].properties.append(Spelling(text: foreign, range: name.range))
    }
    if let mark = prefix.mark { note(mark, prefix.foreignName ?? name.text, body) }
    noteIfHidden(name, prefix, body)
  }

  /// Reads a property of a class of which only methods of interest are read: its getter is one.
  private mutating func readGetter(_ prefix: Prefix, _ body: Int) {
    var ahead = lexer
    let token = ahead.next()
    guard token.kind == .word, mayBeAsked(token, prefix) else { return }
    let name = spell(token)
    survey?.classes[body].selectors.append(Spelling(text: prefix.foreignName ?? name.text, range: name.range))
    noteIfHidden(name, prefix, body)
  }

  private mutating func readMethod(_ prefix: Prefix, _ body: Int) {
    if prefix.hasMemberMacro { survey?.classes[body].isWhole = false }
    var ahead = lexer
    let token = ahead.next()
    guard token.kind == .word else { return }
    // It makes methods when they are called.
    if token.hash == Self.makerOfMethods { survey?.classes[body].isWhole = false }
    if prefix.isOfType || isSelection(body) && !mayBeAsked(token, prefix) { return }
    let name = spell(token)
    var signature = SignatureReader(ahead, spelling)
    let selector = signature.selector(named: name.text)
    let selectors = prefix.foreignName.map { [$0] } ?? selector?.texts ?? []
    if selectors.isEmpty { survey?.classes[body].isWhole = false }
    survey?.classes[body].selectors += selectors.map { Spelling(text: $0, range: name.range) }
    if let mark = prefix.mark?.ofMethod(takingSegue: signature.takesSegue), let selector = selectors.first {
      note(mark, selector, body)
    }
    noteIfHidden(name, prefix, body)
  }

  private mutating func note(_ mark: InterfaceMark, _ name: String, _ body: Int) {
    survey?.classes[body].marked[mark, default: []].insert(name)
  }

  private mutating func noteIfHidden(_ name: Spelling, _ prefix: Prefix, _ body: Int) {
    if prefix.mayExpose || frames[frames.count - 1].exposesMembers { return }
    survey?.classes[body].hidden.append(name.range)
  }

  /// True for a class of which only methods of interest are read.
  private func isSelection(_ body: Int) -> Bool { survey?.classes[body].isSelection == true }

  private func mayBeAsked(_ method: Token, _ prefix: Prefix) -> Bool {
    prefix.foreignName != nil || interest.methods.hashes.contains(method.hash)
  }

  private static let makerOfMethods = WordHash("resolveInstanceMethod")

  private mutating func spell(_ token: Token) -> Spelling {
    spelling.begin(at: token.start)
    spelling.append(token)
    return spelling.spelling(&positions)
  }
}

extension TypeHead {
  /// True if Objective-C sees the members of the body.
  var exposesMembers: Bool { attributes.contains(kind == .extension ? .objectiveC : .objectiveCMembers) }
}
