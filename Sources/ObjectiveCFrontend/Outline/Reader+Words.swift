import SourceModel

extension Reader {
  mutating func takeWord(_ token: Token) {
    if top.isTopLevel, takeDeclarationWord(token) { return }
    if top.holdsStatements, !top.expression.expectsMember, takeStatementWord(token) { return }
    takeStart(of: token)
    if top.expression.expectsMember { return takeMember(token) }
    if case .message(let call) = top.kind, isPiece() { return takePiece(token, of: call, token) }
    switch token.keyword {
    case .self: takeOperand(.current, token)
    case .super: takeOperand(.parent, token)
    case .yes, .true: takeOperand(.boolean(true), token)
    case .no, .false: takeOperand(.boolean(false), token)
    case .sizeof: top.expression.combine()
    case .attribute: if following.kind == .leftParen { push(.skipped, at: next().end) }
    default: takeName(token)
    }
  }

  /// Whether a word goes on with the selector of the innermost message.
  private func isPiece() -> Bool {
    guard top.expression.operand.isValue else { return top.hasPiece && !top.takesArguments }
    return !top.hasPiece || (top.takesArguments && following.kind == .colon && top.expression.openChoices == 0)
  }

  mutating func takeName(_ token: Token) {
    if top.expression.operand.isValue { top.expression.isDeclaration = true }
    let isReceiver = isReceiverPosition
    // Behind a text stands a macro with another part of it: `@"app://" PATH`.
    let isPart = if case .string = top.expression.operand.kind { true } else { false }
    if wanted.types.contains(heads.spelled(token)) { readTypeUse(token) }
    takeOperand(Operand(kind: isPart ? .other : .path, start: token.start, end: token.end, last: token.start))
    if isReceiver { skipGenerics() }
  }

  var isReceiverPosition: Bool {
    if case .message = top.kind { return !top.hasPiece && !top.expression.operand.isValue }
    return false
  }

  /// The word behind a dot or an arrow.
  private mutating func takeMember(_ token: Token) {
    let operand = top.expression.operand
    // `bundles::kind_t` may be a type.
    if heads.state.lexer.byte(at: token.start - 1) != UInt8(ascii: ":") { top.expression.isNoType = true }
    switch operand.kind {
    case .path, .cast:
      if token.keyword == .class, isClassName(operand) { return takeMetatype(operand) }
      takeOperand(path(from: operand, to: token))
    case .current where token.keyword == .class:
      takeOperand(Operand(kind: .currentClass, start: operand.start, end: token.end))
    case .current, .currentClass, .parent: takeOperand(path(from: operand, to: token))
    case .call(let call), .member(let call):
      let isFirst = operand.call != nil
      let kind: Operand.Kind = isFirst ? .member(of: call) : .other
      takeOperand(Operand(kind: kind, start: operand.start, end: token.end, last: token.start))
      if !top.expression.hasChoice { top.expression.held = [] }
    default: takeOperand(.other, token)
    }
  }

  private func path(from operand: Operand, to name: Token) -> Operand {
    Operand(kind: .path, start: operand.start, end: name.end, last: name.start, baseEnd: operand.end)
  }

  /// Whether an operand is one name that can be a class's: variables begin with a small letter.
  func isClassName(_ operand: Operand) -> Bool {
    guard case .path = operand.kind, operand.start == operand.last else { return false }
    let first = heads.state.lexer.byte(at: operand.start)
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
  }

  mutating func takeMetatype(_ name: Operand) {
    let place = currentPlace()
    metatypes.append(TypeUseDraft(name: (name.start, name.end), place: place))
    takeOperand(Operand(kind: .metatype, start: name.start, end: name.end, last: name.start))
  }

  // MARK: Types

  /// Reads a type of interest behind its name: its generic arguments, and whether it is a value.
  mutating func readTypeUse(_ token: Token) {
    var use = TypeUseDraft(name: (token.start, token.end), place: currentPlace())
    if let (rest, arguments) = generics() { (heads.state.lexer, use.genericArguments) = (rest, arguments) }
    let next = following
    switch next.kind {
    case .star, .word, .greater: use.isExpression = isReceiverPosition
    case .rightParen: use.isExpression = use.genericArguments.isEmpty
    default: break
    }
    typeUses.append(use)
  }

  private mutating func skipGenerics() {
    if let (rest, _) = generics() { heads.state.lexer = rest }
  }

  private func generics() -> (rest: Lexer, arguments: [(start: Int, end: Int)])? {
    var lexer = heads.state.lexer
    let open = lexer.next()
    return open.kind == .less ? typeList(behind: open, lexer) : nil
  }

  /// Skips the types behind an angle bracket that was just read, if types are all that stands there.
  mutating func skipTypeList(behind open: Token) {
    if let (rest, _) = typeList(behind: open, heads.state.lexer) { heads.state.lexer = rest }
  }

  /// The types between an angle bracket, behind which `lexer` stands, and the one that closes it, and the lexer behind
  /// that; nil where anything else stands there.
  private func typeList(behind open: Token, _ lexer: Lexer) -> (rest: Lexer, arguments: [(start: Int, end: Int)])? {
    var lexer = lexer
    var arguments: [(start: Int, end: Int)] = []
    var start = open.end
    var end = start
    var (angles, parens) = (1, 0)
    // More is no type that anybody writes; without an end, a hostile file would be read again from every name.
    for _ in 0..<256 {
      let token = lexer.next()
      switch token.kind {
      case .less: angles += 1
      case .greater: angles -= 1
      case .leftParen: parens += 1
      case .rightParen: parens -= 1
      case .comma where angles == 1 && parens == 0:
        arguments.append((start, end))
        start = token.end
      case .word, .star, .caret, .comma, .colonColon: break
      default: return nil
      }
      if parens < 0 { return nil }
      if angles == 0 { return (lexer, arguments + [(start, end)]) }
      end = token.end
    }
    return nil
  }
}
