import SourceModel

/// Reads the heads of declarations and the preprocessor's lines, for the skim and for the reader alike; these differ in how
/// they find where a declaration begins.
struct HeadReader {
  /// How the bracket around a place changes with the arms of an `#if`.
  enum Turn {
    case open, turn, close
  }

  /// Everything that moves with the lexer, so that a head can be left before the token that does not belong to it.
  struct State {
    var lexer: Lexer
    var conditions = Conditions()
    /// What the arms that were passed mean for the brackets, since the owner last asked.
    var turns: [Turn] = []
    /// How many `#if` are open, and at which of them nothing is compiled.
    var depth = 0
    var deadDepth: Int?
    /// Whether nothing but comments and unconditional lines of the preprocessor has been read.
    var isFirstInFile = true
  }

  /// The macros of libraries, by name.
  let declaringMacros: [String: DeclaringMacro]
  var state: State
  /// The state before `current`.
  private var before: State
  private(set) var current = Token(kind: .end, start: 0, end: 0)
  var heads: [TypeHead] = []
  var positions: PositionCursor
  var spelling: SpellingBuilder
  /// A line of the preprocessor may stand in the middle of what is being spelled.
  private var conditionSpelling: SpellingBuilder
  /// What `NS_SWIFT_NAME` before a declaration says.
  var swiftName: String?
  private(set) var excess: NestingLimits.Excess?
  private(set) var macros: [Macro] = []
  private(set) var includesUnread = false
  /// The modules, frameworks and headers that the file imports, as indices into the table of words.
  var imports: [Int] = []
  /// A declaration's head was not one.
  var isBroken = false

  /// Whether a head, a literal, a comment or an `#if` has no end. To be asked at the end of the file.
  var isUnfinished: Bool { isBroken || state.lexer.isBroken || state.depth > 0 }

  init(_ lexer: Lexer, _ bytes: UnsafeBufferPointer<UInt8>, _ declaringMacros: [String: DeclaringMacro]) {
    self.declaringMacros = declaringMacros
    state = State(lexer: lexer)
    before = state
    positions = PositionCursor(bytes)
    spelling = SpellingBuilder(lexer.base)
    conditionSpelling = spelling
    excess = NestingLimits.sizeExcess(of: bytes)
  }

  mutating func report(_ found: NestingLimits.Excess) {
    if excess == nil { excess = found }
  }

  /// Goes on to the next token of a head; lines of the preprocessor on the way are taken.
  mutating func advance() {
    before = state
    while true {
      current = state.lexer.next()
      guard current.kind == .pound else { return }
      takeDirective()
    }
  }

  /// Ends a head before the current token and the lines of the preprocessor before it.
  mutating func leave() {
    state = before
  }

  /// Takes a line of the preprocessor behind its number sign; gives what it defines.
  @discardableResult
  mutating func takeDirective() -> MacroDefinition? {
    let directive = state.lexer.readDirective(&conditionSpelling, isFirstInFile: state.isFirstInFile)
    switch directive {
    case .open(let condition): open(condition)
    case .turn(let condition): turn(condition)
    case .close: close()
    case .definition(let definition):
      add(definition)
      return definition
    case .undefinition(let name):
      macros.append(Macro(name: spelled(name), parameters: nil, body: nil, pastes: false))
    case .inclusion(let name, let isRead):
      if !isRead { includesUnread = true }
      noteImports(of: name)
    case .other: break
    }
    return nil
  }

  /// Numbers and strings stand for no code.
  private mutating func add(_ definition: MacroDefinition) {
    guard definition.holdsWord else { return }
    let parameters = definition.parameters.map { state.lexer.tokens(from: $0.start, to: $0.end).filter { $0 != "," } }
    let body = state.lexer.tokens(from: definition.bodyStart, to: definition.bodyEnd).joined(separator: " ")
    let name = spelled(definition.name)
    macros.append(Macro(name: name, parameters: parameters, body: body, pastes: definition.pastes))
  }

  private mutating func open(_ condition: String?) {
    state.isFirstInFile = false
    state.conditions.open(condition)
    state.turns.append(.open)
    state.depth += 1
    if condition == "0", state.deadDepth == nil { state.deadDepth = state.depth }
    state.lexer.isLenient = state.deadDepth != nil
    if state.conditions.stack.count > NestingLimits.run || state.depth > NestingLimits.run { report(.run) }
  }

  private mutating func turn(_ condition: String?) {
    state.conditions.turn(condition)
    state.turns.append(.turn)
    if state.deadDepth == state.depth { state.deadDepth = nil }
    state.lexer.isLenient = state.deadDepth != nil
    if state.conditions.stack.count > NestingLimits.run { report(.run) }
  }

  private mutating func close() {
    guard state.depth > 0 else { return }
    state.conditions.close()
    // What follows code that is never compiled goes on where that began.
    if state.deadDepth == state.depth {
      state.deadDepth = nil
      state.turns.append(.turn)
    }
    state.turns.append(.close)
    state.lexer.isLenient = state.deadDepth != nil
    state.depth -= 1
  }

  /// What the arms passed since the last time mean for the brackets.
  mutating func takeTurns() -> [Turn] {
    if state.turns.isEmpty { return [] }
    defer { state.turns.removeAll(keepingCapacity: true) }
    return state.turns
  }

  /// Deeper heads belong to a file that is not parsed, and each would hold all conditions around it.
  mutating func add(_ head: TypeHead) {
    if head.conditions.count <= NestingLimits.run { heads.append(head) }
  }

  mutating func takeSwiftName() -> String? {
    defer { swiftName = nil }
    return swiftName
  }

  func spelled(_ token: Token) -> String { state.lexer.text(of: token) }

  /// A word's spelling. To be asked for in the order of the text.
  mutating func spell(_ token: Token) -> Spelling {
    let start = positions.position(at: token.start)
    return Spelling(
      text: spelled(token), range: SourceRange(start: start, end: positions.position(at: token.end)))
  }
}
