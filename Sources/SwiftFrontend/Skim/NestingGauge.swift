import SourceModel

extension SwiftSkimmer {
  /// Measures what `NestingLimits` bounds, token by token.
  struct NestingGauge {
    private(set) var excess: NestingLimits.Excess?
    private var openSquares = 0
    private var prefixWords = 0
    private var arrows = 0
    private(set) var angles = 0
    private var choices = 0
    private var marks = 0
    private var lastMarkEnd = -1

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      excess = NestingLimits.sizeExcess(of: bytes)
    }

    mutating func report(_ found: NestingLimits.Excess) {
      if excess == nil { excess = found }
    }

    mutating func depth(_ depth: Int) {
      if depth > NestingLimits.brackets { report(.brackets) }
    }

    mutating func run(_ count: Int) {
      if count > NestingLimits.run { report(.run) }
    }

    mutating func openSquare() {
      openSquares += 1
      if openSquares > NestingLimits.openSquares { report(.openSquares) }
    }

    @inline(__always)
    mutating func breakSquares() {
      openSquares = 0
    }

    /// At a brace, a semicolon or the introducer of a member: nothing that is counted reaches across it.
    @inline(__always)
    mutating func breakRuns() {
      (arrows, angles, choices) = (0, 0, 0)
    }

    /// At a closing bracket: what looked like an angle bracket inside was a comparison.
    @inline(__always)
    mutating func closeAngles(to count: Int) {
      angles = min(angles, count)
    }

    mutating func prefixWord(follows: Bool) {
      prefixWords = follows ? prefixWords + 1 : 1
      run(prefixWords)
    }

    mutating func arrow() {
      arrows += 1
      run(arrows)
    }

    mutating func colon() {
      breakSquares()
      choices = max(choices - 1, 0)
    }

    mutating func mark(_ token: Token) {
      marks = token.start == lastMarkEnd ? marks + 1 : 1
      lastMarkEnd = token.end
      run(marks)
    }

    private func isArrowOrEquals(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") }

    /// An operator: angle brackets nest, all others but `&` end a list of generic arguments. No type begins with the rest
    /// of `<-` or `<=`.
    mutating func sign(_ token: Token, _ lexer: Lexer) {
      let length = token.end - token.start
      switch lexer.byte(at: token.start) {
      case UInt8(ascii: "<") where length > 1 && isArrowOrEquals(lexer.byte(at: token.start + 1)): angles = 0
      case UInt8(ascii: "<"):
        angles += 1
        if angles > NestingLimits.angles { report(.run) }
      case UInt8(ascii: ">"): angles = max(angles - length, 0)
      case UInt8(ascii: "?"):
        choices += 1
        run(choices)
      case UInt8(ascii: "&") where length == 1, UInt8(ascii: "~") where length == 1: break
      default: angles = 0
      }
    }
  }
}
