import SourceModel

extension SwiftSkimmer.Skimmer {
  /// Notes the first word of a declaration or statement.
  mutating func noteIntroducer(_ token: Token) {
    let last = frames.count - 1
    switch token.word {
    case .func, .`init`, .deinit: frames[last].last = Frame.Introducer(.function, token)
    case .if, .guard, .while, .for: frames[last].last = Frame.Introducer(.condition, token)
    case .switch: frames[last].last = Frame.Introducer(.switch, token)
    case .let, .var, .subscript:
      // `if let` declares nothing that has braces of its own.
      if !token.startsStatement, frames[last].last.kind == .condition { return }
      frames[last].last = Frame.Introducer(.property, token)
    case _ where token.word.introducesMember || token.word.beginsStatement:
      frames[last].last = Frame.Introducer(.statement, token)
    default: break
    }
  }

  /// Notes what the bracket that was just opened belongs to.
  mutating func noteOwner() {
    let inner = frames.count - 1
    (frames[inner].owner, frames[inner].start) = (frames[inner - 1].last, Int32(truncatingIfNeeded: lexer.position))
    if frames[inner].kind == .code, frames[inner - 1].last.kind != .property {
      frames[inner - 1].last = Frame.Introducer()
    }
  }

  /// Accessors are no block: the value of a constant may stand among them.
  mutating func noteBlock(_ frame: Frame) {
    let isInside = frames[frames.count - 1].holdsDeclarations
    guard !isInside || frame.owner.kind != .property else { return }
    let function = isInside && frame.owner.kind == .function ? Int(frame.owner.end) : property(ofGetter: frame)
    let isSwitch = isInside && frame.owner.kind == .switch
    survey?.blocks.append(
      SkimSurvey.Block(range: Int(frame.start)..<lexer.position - 1, function: function, isSwitch: isSwitch))
  }

  /// The byte offset behind the `var` whose getter a block is: `var id: String { get { "Panel" } }`. nil for other blocks.
  private func property(ofGetter frame: Frame) -> Int? {
    guard let outer = frames.last, outer.kind == .code, outer.owner.kind == .property,
      frames.count > 1, frames[frames.count - 2].holdsDeclarations
    else { return nil }
    var end = Int(frame.start) - 1
    while end > 0, lexer.byte(at: end - 1) <= UInt8(ascii: " ") { end -= 1 }
    let isGetter = end >= 3 && "get".utf8.elementsEqual((end - 3..<end).map(lexer.byte))
    return isGetter ? Int(outer.owner.end) : nil
  }
}
