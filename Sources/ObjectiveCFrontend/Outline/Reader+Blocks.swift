import SourceModel

struct BlockDraft {
  enum Holder {
    /// Number of the call's draft.
    case argument(call: Int, index: Int)
    /// Number of the assignment.
    case assignment(Int)
  }

  var holder: Holder?
  /// Byte offsets between the parentheses.
  var parameters: (start: Int, end: Int)
  var start: Int
  var end: Int
  var place: Int
}

extension Reader {
  mutating func takeCaret(_ caret: Token) {
    guard !top.expression.operand.isValue, isBlock() else { return top.expression.combine() }
    var parens = 0
    var parameters = (start: 0, end: 0)
    while true {
      let token = next()
      switch token.kind {
      case .leftBrace: return openBlock(from: caret, parameters, at: token.end)
      case .end: return
      case .leftParen:
        // The return type of a block may have parentheses too: the last ones count.
        if parens == 0 { parameters.start = token.end }
        parens += 1
      case .rightParen:
        parens -= 1
        if parens == 0 { parameters.end = token.start }
      case .word where wanted.types.contains(heads.spelled(token)): readTypeUse(token)
      default: break
      }
    }
  }

  /// Whether a caret begins a block and not a block's type.
  private func isBlock() -> Bool {
    var lexer = heads.state.lexer
    var parens = 0
    for _ in 0..<512 {
      let token = lexer.next()
      switch token.kind {
      case .leftParen: parens += 1
      case .rightParen: parens -= 1
      case .leftBrace: return parens == 0
      case .word, .star, .less, .greater, .colonColon: break
      case .sign, .comma, .caret, .leftSquare, .rightSquare, .number, .period: if parens == 0 { return false }
      default: return false
      }
      if parens < 0 { return false }
    }
    return false
  }

  private mutating func openBlock(from caret: Token, _ parameters: (start: Int, end: Int), at start: Int) {
    let holder = blockHolder()
    var number: Int?
    if holder != nil || top.isInTypedBlock, parameters.start < parameters.end {
      number = blocks.count
      blocks.append(
        BlockDraft(holder: holder, parameters: parameters, start: caret.start, end: start, place: currentPlace()))
    }
    push(.block, at: start)
    top.block = number
    if holder != nil { top.isInTypedBlock = true }
  }

  /// The argument or assignment whose value is the block that begins here; nil if the block is only a
  /// part of the value, or the label or member is not of interest.
  private func blockHolder() -> BlockDraft.Holder? {
    let expression = top.expression
    guard !wanted.interest.blocks.typed.isEmpty, !expression.isCompound, !expression.hasChoice else { return nil }
    if let number = expression.assignment { return isOfInterest(assignments[number]) ? .assignment(number) : nil }
    guard case .message(let call) = top.kind, let label = top.label, wanted.interest.blocks.typed.contains(label) else {
      return nil
    }
    return .argument(call: call, index: drafts[call].arguments.count)
  }

  private func isOfInterest(_ assignment: AssignmentDraft) -> Bool {
    let path = heads.state.lexer.words(from: assignment.target.start, to: assignment.target.end)
    return path.split(separator: ".").last.map { wanted.interest.blocks.typed.contains(String($0)) } ?? false
  }
}
