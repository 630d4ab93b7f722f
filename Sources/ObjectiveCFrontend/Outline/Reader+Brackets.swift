import SourceModel

extension Reader {
  mutating func push(_ kind: Frame.Kind, at start: Int) {
    var frame = Frame(kind, start: start)
    (frame.outerScope, frame.outerConditions) = (scope, runTime.count)
    frame.isDeferred = top.isDeferred
    frame.isReadWhole = top.isReadWhole
    frame.isInTypedBlock = top.isInTypedBlock
    if case .block = kind {
      frame.isDeferred = true
      if let label = top.label, wanted.interest.blocks.whole.contains(label) { frame.isReadWhole = true }
    }
    frames.append(frame)
  }

  mutating func takeAt(_ sign: Token) {
    let token = following
    if token.kind == .word, heads.state.lexer.text(of: token, is: "selector") { return takeSkippedCall(next()) }
    // Before a word or a line end, the sign is all that is typed yet of something else.
    guard token.start == sign.end || token.kind != .word && isOneLine(from: sign.end, to: token.start) else {
      hasErrors = true
      return top.expression.combine()
    }
    switch token.kind {
    case .leftSquare: push(.array, at: next().end)
    case .leftBrace: push(.dictionary, at: next().end)
    case .string: takeString(next())
    default: top.expression.combine()
    }
  }

  private func isOneLine(from start: Int, to end: Int) -> Bool {
    !(start..<end).contains { heads.state.lexer.byte(at: $0) == UInt8(ascii: "\n") }
  }

  mutating func openBrace(_ token: Token) {
    switch top.kind {
    case .file, .linkage: openTopLevelBrace(token)
    case .function, .body, .block, .braces:
      guard top.statement.isAtStart else { return push(.braces, at: token.end) }
      let subject = top.statement.subject
      top.statement.subject = nil
      push(.body, at: token.end)
      top.subject = subject
    default: push(.braces, at: token.end)
    }
  }

  private mutating func openTopLevelBrace(_ token: Token) {
    let statement = top.statement
    if let name = statement.declarator, !statement.isTypedef, !statement.hasAssigned {
      let text = heads.spelled(name)
      let inner = addScope(.function(name: text), name: (name.start, name.end), isStatic: false)
      return openBody(of: inner, at: token)
    }
    push(statement.opensLinkage ? .linkage : .braces, at: token.end)
  }

  mutating func openFunction(_ inner: Int, at start: Int) {
    push(.function(scope: inner), at: start)
    enter(inner)
  }

  mutating func close(_ shape: Frame.Shape, at end: Int) {
    var index = frames.count - 1
    while index > 0, frames[index].shape != shape {
      // A brace is closed by a brace alone.
      if shape != .brace, frames[index].shape == .brace { break }
      index -= 1
    }
    guard index > 0, frames[index].shape == shape else {
      hasErrors = true
      return
    }
    if index < frames.count - 1 { hasErrors = true }
    while frames.count - 1 > index { closeTop() }
    closeTop(end: end)
  }

  /// Ends the innermost bracket. Without an end it was never closed.
  mutating func closeTop(end: Int? = nil) {
    if top.holdsStatements { endStatement(isWhole: false) }
    let end = end ?? heads.state.lexer.position
    var frame = frames.removeLast()
    let held = runTime.dropFirst(frame.outerConditions).map(\.text)
    if scope != frame.outerScope || runTime.count != frame.outerConditions { forgetPlace() }
    runTime.removeSubrange(min(frame.outerConditions, runTime.count)...)
    scope = frame.outerScope
    frame.expression.conditions = 0
    // Where the bracket ends a statement, or the header of one, an empty expression begins.
    top.expression.isEmpty = false
    finish(frame, end, held)
    top.expression.expectsMember = false
  }

  private mutating func finish(_ frame: Frame, _ end: Int, _ held: [String]) {
    switch frame.kind {
    case .file: break
    case .linkage: endStatement()
    case .function(let inner):
      scopes[inner].isEmpty = frame.statement.count == 0
      if frame.statement.count == 1 { scopeValues[inner] = frame.statement.returned }
      endStatement()
    case .body:
      if top.holdsStatements { endStatement(exits: frame.exits, carried: held + frame.statement.left) }
    case .block:
      if let number = frame.block { blocks[number].end = end }
      top.expression.operand = Operand(kind: .block, start: frame.start, end: end)
    case .braces: top.expression.operand = Operand(kind: .other, start: frame.start, end: end)
    case .index: top.expression.operand = Operand(kind: .other, start: top.expression.operand.start, end: end)
    case .array:
      arrays.append(frame.elements + (frame.expression.isEmpty ? [] : [frame.expression.value]))
      finishLiteral(.array(arrays.count - 1), frame, end)
    case .dictionary: finishLiteral(.other, frame, end)
    case .message(let call): finishMessage(call, frame, end)
    case .arguments(let call): finishArguments(call, frame, end)
    case .group: finishGroup(frame, end)
    case .header(let keyword): finishHeader(keyword, frame, end)
    case .typeArguments(let use): finishTypeArguments(use, frame, end)
    case .skipped: break
    }
  }

  private mutating func finishLiteral(_ kind: Operand.Kind, _ frame: Frame, _ end: Int) {
    top.expression.operand = Operand(kind: kind, start: frame.start, end: end)
    top.expression.held += frame.expression.outcomes
  }

  private mutating func finishMessage(_ call: Int, _ frame: Frame, _ end: Int) {
    frames.append(frame)
    if frame.takesArguments { finishArgument(of: call) }
    frames.removeLast()
    top.expression.isNoType = true
    top.expression.operand = finishMessage(call, frame, end: end)
  }

  private mutating func finishArguments(_ call: Int, _ frame: Frame, _ end: Int) {
    if !frame.expression.isEmpty || !drafts[call].arguments.isEmpty {
      frames.append(frame)
      finishArgument(of: call)
      frames.removeLast()
    }
    drafts[call].end = end
    top.expression.isNoType = true
    top.expression.operand = Operand(kind: .call(call), start: drafts[call].start, end: end)
  }

  /// A type in parentheses is a cast; anything else passes on its value.
  private mutating func finishGroup(_ frame: Frame, _ end: Int) {
    let inner = frame.expression
    var operand = inner.operand
    if !inner.isNoType, !inner.isEmpty {
      operand.kind = .cast
    } else {
      top.expression.isNoType = true
      if inner.isCompound || inner.hasChoice { operand = Operand(kind: .other, start: frame.start, end: end) }
      top.expression.held += inner.hasChoice ? inner.outcomes : inner.held
    }
    top.expression.operand = operand
  }

  private mutating func finishTypeArguments(_ use: Int, _ frame: Frame, _ end: Int) {
    typeUses[use].genericArguments = [(frame.start, end - 1)]
    switch following.kind {
    case .star, .greater: typeUses[use].isExpression = isReceiver(top)
    case .word: typeUses[use].isExpression = isReceiver(top)
    default: break
    }
  }

  private func isReceiver(_ frame: Frame) -> Bool {
    if case .message = frame.kind { return !frame.hasPiece }
    return false
  }
}
