extension SwiftNoise {
  /// A statement of one to nine lines.
  mutating func statement(_ level: Int) {
    switch names.roll(9) {
    case 0: guardStatement(level)
    case 1: branches(level)
    case 2: closure(level)
    case 3: cases(level)
    case 4: loop(level)
    case 5: code.line(level, "// \(names.remark())")
    case 6: code.line(level, "\(names.variable()).\(names.word()) = \(expression())")
    default: code.line(level, "let \(names.variable()) = \(expression())")
    }
  }

  mutating func expression() -> String {
    switch names.roll(6) {
    case 0: "\"\(names.pick(Names.aspects)) \\(\(names.variable()).\(names.word())) of \\(\(names.word()).count)\""
    case 1: "\(names.function())(\(names.word()): \(names.variable()), with: [\(names.roll(100)), \(names.roll(9))])"
    case 2: "\(names.variable()).map { $0.\(names.word()) }.filter { $0 != \(names.variable()) }"
    case 3:
      "NSLocalizedString(\"\(names.pick(Names.subjects)) \(names.word())\", comment: \"\(names.remark().prefix(30))\")"
    case 4: "\(names.variable()) ?? \(names.type())(\(names.word()): .\(names.word()))"
    default: "(\(names.variable()) + \(names.roll(1_000))) * \(names.roll(10)).5 > \(names.word())"
    }
  }

  private mutating func guardStatement(_ level: Int) {
    code.line(
      level, "guard let \(names.word()) = \(names.variable())?.\(names.word()), !\(names.word()).isEmpty else {")
    code.line(level + 1, "return")
    code.line(level, "}")
  }

  private mutating func branches(_ level: Int) {
    code.line(level, "if \(names.variable()).\(names.word()) == .\(names.word()) {")
    code.line(level + 1, "\(names.function())(\(names.variable()))")
    code.line(level, "} else {")
    code.line(level + 1, "\(names.variable()) = \(expression())")
    code.line(level, "}")
  }

  private mutating func closure(_ level: Int) {
    code.line(level, "\(names.function())(\(names.variable())) { [weak self] result in")
    code.line(level + 1, "guard let self else { return }")
    code.line(level + 1, "self.\(names.variable()) = \(expression())")
    code.line(level, "}")
  }

  private mutating func cases(_ level: Int) {
    code.line(level, "switch \(names.variable()) {")
    for _ in 0...names.roll(3) {
      code.line(level, "case .\(names.word())(let \(names.word())):")
      code.line(level + 1, "\(names.function())(\(names.word()): \(names.roll(50)))")
    }
    code.line(level, "default: break")
    code.line(level, "}")
  }

  private mutating func loop(_ level: Int) {
    code.line(level, "for \(names.word()) in \(names.variable()) where \(names.word()).isEnabled {")
    code.line(level + 1, "\(names.variable()).append(\(names.word()))")
    code.line(level, "}")
  }
}
