import SourceModel

/// Reads the labels of a function behind its name. It looks ahead, and changes nothing.
struct SignatureReader {
  private typealias Token = SwiftSkimmer.Token

  private var reader: SwiftSkimmer.TokenReader
  private var spelling: SpellingBuilder
  private var labels: [String] = []
  /// True if a parameter is a segue of a storyboard.
  private(set) var takesSegue = false

  init(_ lexer: SwiftSkimmer.Lexer, _ spelling: SpellingBuilder) {
    reader = SwiftSkimmer.TokenReader(lexer)
    self.spelling = spelling
  }

  /// nil where the parameters hold what a look ahead cannot read.
  mutating func selector(named base: String) -> SelectorName? {
    skipGenerics()
    guard reader.current.kind == .leftParen, readParameters() else { return nil }
    let effects = effects
    return SelectorName(
      base: base, labels: labels, isThrowing: !effects.isDisjoint(with: [.throws, .rethrows]),
      isAsync: !effects.isDisjoint(with: [.async, .reasync]))
  }

  private mutating func skipGenerics() {
    var depth = 0
    repeat {
      if reader.isAt(UInt8(ascii: "<")) { depth += 1 }
      if reader.isAt(UInt8(ascii: ">")) { depth -= 1 }
      if depth > 0 || reader.isAt(UInt8(ascii: ">")) { reader.advance() }
    } while depth > 0 && !reader.endsType
  }

  private mutating func readParameters() -> Bool {
    var depth = 0
    var expectsLabel = false
    while true {
      let token = reader.current
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace:
        depth += 1
        expectsLabel = depth == 1
      case .rightParen, .rightSquare, .rightBrace:
        depth -= 1
        if depth == 0 { return leave() }
      case .comma where depth == 1: expectsLabel = true
      case .at where expectsLabel: skipAttribute()
      case .word where expectsLabel && isLabel(token):
        labels.append(text(of: token))
        expectsLabel = false
      case .word where Self.segueTypes.contains(token.hash): takesSegue = true
      case .end, .interpolation, .brokenInterpolation, .poundIf, .poundElse, .poundElseif, .poundEndif: return false
      default: break
      }
      reader.advance()
    }
  }

  private static let segueTypes = Set(InterfaceMark.segueTypes.map { WordHash($0) })

  private mutating func leave() -> Bool {
    reader.advance()
    return true
  }

  /// True for the first of the names of a parameter: only they stand before a colon.
  private func isLabel(_ token: Token) -> Bool {
    var ahead = reader
    ahead.advance()
    if ahead.current.kind == .word { ahead.advance() }
    return ahead.current.kind == .colon
  }

  private mutating func skipAttribute() {
    reader.advance()
    guard reader.next.kind == .leftParen else { return }
    reader.advance()
    var depth = 0
    while reader.current.kind != .end {
      if reader.current.kind == .leftParen { depth += 1 }
      if reader.current.kind == .rightParen { depth -= 1 }
      if depth == 0 { return }
      reader.advance()
    }
  }

  private mutating func text(of token: Token) -> String {
    spelling.begin(at: token.start)
    spelling.append(token)
    return spelling.string()
  }

  private var effects: Set<SwiftSkimmer.Word> {
    var effects: Set<SwiftSkimmer.Word> = []
    var ahead = reader
    while ahead.current.kind == .word, ahead.current.isEffect {
      effects.insert(ahead.current.word)
      ahead.advance()
      while ahead.current.kind == .leftParen, effects.contains(.throws) {
        repeat { ahead.advance() } while ahead.current.kind != .rightParen && ahead.current.kind != .end
        ahead.advance()
      }
    }
    return effects
  }
}
