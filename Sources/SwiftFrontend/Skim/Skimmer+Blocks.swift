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
      frames[last].last = Frame.Introducer(token.word == .let ? .constant : .property, token)
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

  /// Accessors are no block if they may be the value of a constant.
  mutating func noteBlock(_ frame: Frame) {
    let isInside = frames[frames.count - 1].holdsDeclarations
    var function = isInside && frame.owner.kind == .function ? Int(frame.owner.end) : property(ofGetter: frame)
    if isInside, frame.owner.kind == .property, !isValue(frame) {
      guard beginsWithStatement(frame) else { return }
      function = Int(frame.owner.end)
    }
    let isSwitch = isInside && frame.owner.kind == .switch
    survey?.blocks.append(
      SkimSurvey.Block(range: Int(frame.start)..<lexer.position - 1, function: function, isSwitch: isSwitch))
  }

  /// The byte offset behind the `var` whose getter a block is: `var id: String { get { "Panel" } }`. nil for other blocks.
  private func property(ofGetter frame: Frame) -> Int? {
    guard let outer = frames.last, outer.kind == .code, outer.owner.kind == .property,
      frames.count > 1, frames[frames.count - 2].holdsDeclarations
    else { return nil }
    let end = endOfCode(before: frame)
    let isGetter = end >= 3 && "get".utf8.elementsEqual((end - 3..<end).map(lexer.byte))
    return isGetter ? Int(outer.owner.end) : nil
  }

  /// True for a closure that is the value of a variable: `lazy var view: UIView = { … }()`.
  private func isValue(_ frame: Frame) -> Bool {
    let end = endOfCode(before: frame)
    return end > 0 && lexer.byte(at: end - 1) == UInt8(ascii: "=")
  }

  /// True for braces that hold no single expression, and so no value of a constant.
  private func beginsWithStatement(_ frame: Frame) -> Bool {
    var ahead = lexer
    ahead.position = Int(frame.start)
    switch ahead.next().word {
    case .let, .var, .if, .guard, .for, .while, .switch: return true
    default: return false
    }
  }

  private func endOfCode(before frame: Frame) -> Int {
    var end = Int(frame.start) - 1
    while end > 0, lexer.byte(at: end - 1) <= UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
