import SourceModel

extension SwiftSkimmer {
  /// What stands between the braces of a function, a statement or a closure.
  struct Block {
    /// In bytes, without the braces.
    let range: Range<Int>
    /// The byte offset behind the `func` or `init` whose body it is.
    let function: Int?
    /// True for the arms of a `switch`.
    let isSwitch: Bool
  }
}

extension SwiftSkimmer.Skimmer {
  typealias Block = SwiftSkimmer.Block

  /// Notes the first word of a declaration or statement.
  mutating func noteIntroducer(_ token: Token) {
    let last = frames.count - 1
    switch token.word {
    case .func, .`init`, .deinit: frames[last].last = Frame.Introducer(kind: .function, end: token.end)
    case .if, .guard, .while, .for: frames[last].last = Frame.Introducer(kind: .condition, end: token.end)
    case .switch: frames[last].last = Frame.Introducer(kind: .switch, end: token.end)
    case .let, .var, .subscript:
      // `if let` declares nothing that has braces of its own.
      if !token.startsStatement, frames[last].last.kind == .condition { return }
      frames[last].last = Frame.Introducer(kind: .property, end: token.end)
    case _ where token.word.introducesMember || token.word.beginsStatement:
      frames[last].last = Frame.Introducer(end: token.end)
    default: break
    }
  }

  /// Notes what the bracket that was just opened belongs to.
  mutating func noteOwner() {
    let inner = frames.count - 1
    (frames[inner].owner, frames[inner].start) = (frames[inner - 1].last, lexer.position)
    if frames[inner].kind == .code, frames[inner - 1].last.kind != .property {
      frames[inner - 1].last = Frame.Introducer()
    }
  }

  /// Accessors are no block: the value of a constant may stand among them.
  mutating func noteBlock(_ frame: Frame) {
    let isInside = frames[frames.count - 1].holdsDeclarations
    guard !isInside || frame.owner.kind != .property else { return }
    let function = isInside && frame.owner.kind == .function ? frame.owner.end : nil
    let isSwitch = isInside && frame.owner.kind == .switch
    blocks?.append(Block(range: frame.start..<lexer.position - 1, function: function, isSwitch: isSwitch))
  }
}
