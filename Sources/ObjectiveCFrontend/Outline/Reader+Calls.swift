import SourceModel

extension Reader {
  mutating func openParen(_ token: Token) {
    let expression = top.expression
    if top.holdsStatements, top.isTopLevel, !top.statement.hasAssigned, declares(expression.operand) {
      return push(.skipped, at: token.end)
    }
    if let use = typeUses.last, case .path = expression.operand.kind, use.name.end == expression.operand.end {
      return push(.typeArguments(typeUses.count - 1), at: token.end)
    }
    switch expression.operand.kind {
    case .path where skipDeclarator(): return
    case .path, .member, .call: openCall(token)
    default: push(.group, at: token.end)
    }
  }

  /// Skips the rest of `(*)(int)` and `(^)(int)`, which make a type of the name before them.
  private mutating func skipDeclarator() -> Bool {
    var lexer = heads.state.lexer
    let sign = lexer.next().kind
    guard sign == .star || sign == .caret, lexer.next().kind == .rightParen else { return false }
    heads.state.lexer = lexer
    if following.kind == .leftParen { push(.skipped, at: next().end) }
    return true
  }

  /// At the top level a name before a parenthesis is declared, unless it is the first word: a macro's use. Behind the use
  /// of a macro of interest, which needs no semicolon, a declaration may follow.
  private mutating func declares(_ operand: Operand) -> Bool {
    guard case .path = operand.kind, let name = operand.callee else { return false }
    if top.statement.declarator != nil, !top.statement.usesMacro { return true }
    let isFirst = !top.expression.isDeclaration
    let token = Token(kind: .word, start: name.start, end: name.end)
    top.statement.declarator = token
    top.statement.usesMacro = isFirst && wanted.interest.callees.contains(heads.spelled(token))
    return !isFirst || top.statement.isTypedef
  }

  private mutating func openCall(_ token: Token) {
    let operand = top.expression.operand
    var draft = CallDraft(start: operand.start, place: currentPlace(), isDeferred: top.isDeferred)
    if let callee = operand.callee {
      draft.name = heads.state.lexer.text(from: callee.start, to: callee.end)
      (draft.nameStart, draft.nameEnd) = callee
    } else {
      (draft.nameStart, draft.nameEnd) = (operand.start, operand.end)
    }
    draft.receiver = receiver(of: operand)
    draft.isWanted = wanted.interest.callees.contains(draft.name) || top.isReadWhole
    leave(byCalling: draft.name)
    drafts.append(draft)
    noteReceiver(of: drafts.count - 1)
    push(.arguments(drafts.count - 1), at: token.end)
  }

  /// What stands before the last dot of a callee.
  private func receiver(of operand: Operand) -> Operand {
    switch operand.kind {
    case .call(let call), .member(let call): return Operand(kind: .call(call), start: operand.start)
    case .path where operand.last > operand.start: break
    default: return .none
    }
    let end = operand.baseEnd
    let text = heads.state.lexer.text(from: operand.start, to: end)
    let kind: Operand.Kind = text == "self" ? .current : text == "super" ? .parent : .path
    return Operand(kind: kind, start: operand.start, end: end, last: operand.start)
  }

  private mutating func noteReceiver(of number: Int) {
    guard let inner = drafts[number].receiver.call, drafts[inner].parent == .none else { return }
    drafts[inner].parent = .receiver(call: number)
  }

  mutating func openSquare(_ token: Token) {
    guard !top.expression.operand.isValue else { return push(.index, at: token.end) }
    drafts.append(CallDraft(start: token.start, place: currentPlace(), isDeferred: top.isDeferred))
    drafts[drafts.count - 1].isCall = false
    push(.message(drafts.count - 1), at: token.end)
  }

  /// Takes a piece of a selector; nil where it is a colon alone. `token` is the piece or the colon.
  mutating func takePiece(_ piece: Token?, of call: Int, _ token: Token) {
    if top.takesArguments { finishArgument(of: call) }
    if !top.hasPiece {
      drafts[call].receiver = top.expression.operand
      drafts[call].nameStart = token.start
      drafts[call].isCall = true
      noteReceiver(of: call)
    }
    let word = piece.map { heads.spelled($0) } ?? ""
    // Words without a colon between them are no selector, and must not make the name of one together.
    if let last = drafts[call].name.utf8.last, last != UInt8(ascii: ":") { drafts[call].name += " " }
    drafts[call].name += word
    drafts[call].nameEnd = token.end
    top.hasPiece = true
    top.expression = Expression()
    let hasColon = piece == nil || following.kind == .colon
    guard hasColon else { return }
    if piece != nil { drafts[call].nameEnd = next().end }
    drafts[call].name += ":"
    (top.takesArguments, top.label) = (true, word)
  }

  /// Gives the expression that has been read to a call.
  mutating func finishArgument(of call: Int) {
    endConditions()
    let expression = top.expression
    for held in expression.outcomes {
      drafts[held].parent = .argument(call: call, index: drafts[call].arguments.count)
    }
    let span = (expression.start, max(expression.start, expression.operand.end))
    drafts[call].arguments.append(.init(label: top.label, value: expression.value, span: span))
    (top.label, top.expression) = (nil, Expression())
  }

  /// What a message's brackets come to.
  mutating func finishMessage(_ call: Int, _ frame: Frame, end: Int) -> Operand {
    drafts[call].end = end
    let draft = drafts[call]
    guard draft.isCall else { return Operand(kind: .other, start: draft.start, end: end) }
    if draft.name == "class" || draft.name == "self" {
      drafts[call].isCall = wanted.interest.callees.contains(draft.name)
      if draft.name == "class", case .current = draft.receiver.kind {
        return Operand(kind: .currentClass, start: draft.start, end: end)
      }
      if isClassName(draft.receiver) {
        let place = currentPlace()
        metatypes.append(TypeUseDraft(name: (draft.receiver.start, draft.receiver.end), place: place))
        return Operand(
          kind: .metatype, start: draft.receiver.start, end: draft.receiver.end, last: draft.receiver.start)
      }
      drafts[call].isCall = true
    }
    drafts[call].isWanted = isWanted(draft) || top.isReadWhole
    return Operand(kind: .call(call), start: draft.start, end: end)
  }

  /// By the whole selector, or by its first piece.
  private func isWanted(_ draft: CallDraft) -> Bool {
    if wanted.interest.callees.contains(draft.name) { return true }
    guard let colon = draft.name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return wanted.interest.callees.contains(String(draft.name[..<colon]))
  }
}
