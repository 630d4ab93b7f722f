import SourceModel

extension SwiftSkimmer {
  /// Type attributes that never have arguments, so that a parenthesis behind one begins the type.
  static let plainTypeAttributes = Set(
    [
      "_local", "_noMetadata", "async", "escaping", "noDerivative", "noescape", "preconcurrency", "retroactive",
      "Sendable", "unchecked", "autoclosure",
    ].map { WordHash($0) })

  /// The right-hand sides of layout requirements, which name no type.
  static let layouts: Set = [
    "_Trivial", "_TrivialAtMost", "_TrivialStride", "_UnknownLayout", "_RefCountedObject", "_NativeRefCountedObject",
    "_Class", "_NativeClass", "_BridgeObject",
  ]
}

extension SwiftSkimmer.Skimmer {
  /// Reads a head behind its introducer, and enters the type's body.
  mutating func readHead(_ kind: TypeHead.Kind, _ prefix: Prefix) {
    var reader = TokenReader(lexer)
    guard let name = readName(kind, &reader) else {
      lexer = reader.rest
      return
    }
    var (generics, inherited, aliased) = (Generics(), [Spelling](), Spelling?.none)
    if kind != .extension, reader.isAt(UInt8(ascii: "<")) { generics = readGenerics(&reader) }
    if kind == .typealias {
      if reader.current.kind == .equal { aliased = readAliased(&reader) }
    } else if reader.current.kind == .colon {
      inherited = readInherited(&reader)
    }
    if reader.current.word == .where, reader.current.kind == .word {
      generics.requirements += readRequirements(&reader)
    }
    let isShallow = isShallow
    // Made at once and appended last, so that it is never copied.
    let head = TypeHead(
      kind: kind, name: name, scope: isShallow ? scope : [], isLocal: codeDepth > 0, foreignName: prefix.foreignName,
      inherited: inherited, generics: generics.names, requirements: generics.requirements, aliased: aliased,
      access: prefix.access ?? .internal, attributes: prefix.attributes, conditions: conditions.stack)
    lexer = reader.rest
    if kind != .typealias, reader.current.kind == .leftBrace {
      _ = lexer.next()
      gauge.breakSquares()
      open(Frame(kind: .members))
      if kind == .protocol, isShallow {
        frames[frames.count - 1].protocolHead = Int32(truncatingIfNeeded: heads.count)
      }
      enterBody(of: head)
      scope.append(name.text)
    }
    if isShallow { heads.append(head) }
  }

  /// Notes the name behind `associatedtype`.
  mutating func readAssociatedType() {
    guard let head = frames[frames.count - 1].protocolHead else { return }
    let token = TokenReader(lexer).current
    guard token.kind == .word else { return }
    spelling.begin(at: token.start)
    spelling.append(token)
    heads[Int(head)].addAssociatedType(spelling.string())
  }

  /// Deeper heads belong to a file that is not parsed, and each would hold all names and conditions around it.
  private var isShallow: Bool {
    scope.count <= NestingLimits.brackets && conditions.stack.count <= NestingLimits.run
  }

  private mutating func readName(_ kind: TypeHead.Kind, _ reader: inout TokenReader) -> Spelling? {
    if kind == .extension {
      guard readType(&reader, isBare: false) else { return nil }
    } else {
      spelling.begin(at: reader.current.start)
      append(&reader)
    }
    return spelling.spelling(&positions)
  }

  private mutating func readAliased(_ reader: inout TokenReader) -> Spelling? {
    consume(&reader)
    return readType(&reader, isBare: false) ? spelling.spelling(&positions) : nil
  }

  private mutating func readInherited(_ reader: inout TokenReader) -> [Spelling] {
    var inherited: [Spelling] = []
    repeat {
      consume(&reader)
      guard readType(&reader, isBare: true) else { break }
      inherited.append(spelling.spelling(&positions))
    } while reader.current.kind == .comma
    return inherited
  }

  private mutating func readRequirements(_ reader: inout TokenReader) -> [TypeHead.Requirement] {
    var requirements: [TypeHead.Requirement] = []
    repeat {
      consume(&reader)
      guard readType(&reader, isBare: false) else { break }
      let left = spelling.spelling(&positions)
      let isSame = reader.isAtEquals
      guard isSame || reader.current.kind == .colon else { break }
      consume(&reader)
      guard readType(&reader, isBare: false) else { break }
      let right = spelling.spelling(&positions)
      if !isSame, SwiftSkimmer.layouts.contains(right.text) {
        if reader.current.kind == .leftParen { _ = skipBalanced(&reader) }
      } else {
        requirements.append(.init(left: left, relation: isSame ? .sameType : .conformance, right: right))
      }
    } while reader.current.kind == .comma
    return requirements
  }

  /// Generic parameters, or primary associated types, and what they conform to.
  private struct Generics {
    var names: [String] = []
    var requirements: [TypeHead.Requirement] = []
  }

  /// What stands between angle brackets.
  private mutating func readGenerics(_ reader: inout TokenReader) -> Generics {
    var generics = Generics()
    var expectsName = true
    var parameter: Spelling?
    var isInRequirements = false
    consume(&reader)
    while !reader.isAt(UInt8(ascii: ">")) {
      let token = reader.current
      switch token.kind {
      case .comma: expectsName = !isInRequirements
      case .at:
        spelling.begin(at: token.start)
        readTypeAttribute(&reader)
        continue
      case .word where token.word == .let, .word where token.word == .each && reader.next.kind == .word: break
      case .word where expectsName:
        spelling.begin(at: token.start)
        spelling.append(token)
        generics.names.append(spelling.string())
        (parameter, expectsName) = (spelling.spelling(&positions), false)
      case .colon where parameter != nil && !isInRequirements:
        readBound(of: &generics, &parameter, &reader)
        continue
      case .word:
        if reader.endsType { return generics }
        isInRequirements = isInRequirements || token.word == .where
      case .leftParen, .leftSquare:
        _ = skipBalanced(&reader)
        continue
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if reader.isAt(UInt8(ascii: "<")) {
          _ = skipBalanced(&reader)
          continue
        }
      default: if reader.endsType { return generics }
      }
      consume(&reader)
    }
    consume(&reader)
    return generics
  }

  /// The type behind the colon of a generic parameter.
  private mutating func readBound(
    of generics: inout Generics, _ parameter: inout Spelling?, _ reader: inout TokenReader
  ) {
    consume(&reader)
    if let name = parameter, readType(&reader, isBare: false) {
      generics.requirements.append(.init(left: name, relation: .conformance, right: spelling.spelling(&positions)))
    }
    parameter = nil
  }
}
