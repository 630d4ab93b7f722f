extension SwiftSkimmer {
  /// How many brackets of each shape are open, so that a stray closing one is known without a search.
  struct OpenBrackets {
    var parens = 0
    var squares = 0
    var braces = 0
  }
}

extension SwiftSkimmer.Skimmer {
  typealias Frame = SwiftSkimmer.Frame
  typealias Token = SwiftSkimmer.Token

  mutating func open(_ frame: Frame) {
    switch frame.kind {
    case .file: return
    case .paren, .attribute, .interpolation: openBrackets.parens += 1
    case .square: openBrackets.squares += 1
    case .members:
      openBrackets.braces += 1
      gauge.breakRuns()
    case .code:
      openBrackets.braces += 1
      codeDepth += 1
      gauge.breakRuns()
    }
    frames.append(frame)
    if survey != nil { noteOwner() }
    frames[frames.count - 1].angles = gauge.angles
    gauge.depth(frames.count - 1)
  }

  /// Closes the innermost bracket of a shape, and what is open inside it by mistake.
  mutating func close(_ kind: Token.Kind) {
    switch kind {
    case .rightParen where openBrackets.parens > 0: close { $0 == .paren || $0 == .attribute || $0 == .interpolation }
    case .rightSquare where openBrackets.squares > 0: close { $0 == .square }
    case .rightBrace where openBrackets.braces > 0: close { $0 == .code || $0 == .members }
    default: isUnbalanced = true
    }
  }

  private mutating func close(_ matches: (Frame.Kind) -> Bool) {
    while frames.count > 1 {
      let frame = frames.removeLast()
      let isMatch = matches(frame.kind)
      leave(frame, isMatch)
      if isMatch { return }
      isUnbalanced = true
    }
  }

  private mutating func leave(_ frame: Frame, _ isMatch: Bool) {
    gauge.closeAngles(to: frame.angles)
    switch frame.kind {
    case .file: break
    case .paren: openBrackets.parens -= 1
    case .square:
      openBrackets.squares -= 1
      gauge.breakSquares()
    case .members:
      openBrackets.braces -= 1
      scope.removeLast()
      gauge.breakRuns()
    case .code:
      openBrackets.braces -= 1
      codeDepth -= 1
      gauge.breakRuns()
      if isMatch, survey != nil { noteBlock(frame) }
    case .attribute:
      openBrackets.parens -= 1
      let prefix = prefixes.removeLast()
      if isMatch { readPrefix(nil, prefix) }
    case .interpolation:
      openBrackets.parens -= 1
      lexer.stopsAtNewline = frame.stoppedAtNewline
      if isMatch { resumeString(frame) }
    }
  }

  mutating func openInterpolation() {
    let frame = Frame(kind: .interpolation, quote: lexer.quote, stoppedAtNewline: lexer.stopsAtNewline)
    lexer.stopsAtNewline = !lexer.quote.isMultiline
    gauge.breakSquares()
    open(frame)
  }

  private mutating func resumeString(_ frame: Frame) {
    let token = lexer.lexStringBody(frame.quote, from: lexer.position, false)
    if token.kind == .interpolation { openInterpolation() }
  }

  /// A line break ends a string inside whose interpolation it stands.
  mutating func breakInterpolation() {
    isUnbalanced = true
    while let frame = frames.last, frame.kind != .file {
      frames.removeLast()
      leave(frame, false)
      if frame.kind == .interpolation { return }
    }
    lexer.stopsAtNewline = false
  }
}
