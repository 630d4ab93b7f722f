import SourceModel

/// Texts that code composes at run time.
extension OutlineBuilder {
  /// The text of `[NSString stringWithFormat:@"app://note/%@", id]` or `[@"app://note/" stringByAppendingString:id]`. nil
  /// unless it begins with a literal.
  func composed(_ number: Int) -> Value? {
    let whole = reader.drafts[number]
    if let (pieces, place) = formatted(whole) { return value(pieces, place) }
    var appended: [TextPieces] = []
    var receiver = Operand(kind: .call(number))
    while let call = receiver.call, let pieces = appendedPieces(reader.drafts[call]) {
      appended.append(pieces)
      receiver = reader.drafts[call].receiver
    }
    guard !appended.isEmpty, var pieces = beginning(receiver) else { return nil }
    for end in appended.reversed() { pieces.append(end) }
    return value(pieces, range(whole.start, whole.end))
  }

  private func value(_ pieces: TextPieces, _ range: SourceRange) -> Value? {
    pieces.beginsWithText ? .composed(pieces, range) : nil
  }

  /// The pieces of a format, with the range between its quotation marks.
  private func formatted(_ draft: CallDraft) -> (pieces: TextPieces, place: SourceRange)? {
    guard draft.name == "stringWithFormat:" || draft.name == "localizedStringWithFormat:",
      case .path = draft.receiver.kind, let format = draft.arguments.first.flatMap({ literal($0.value) }),
      Self.strings.contains(lexer.text(from: draft.receiver.start, to: draft.receiver.end))
    else { return nil }
    return TextPieces(format: format.value).map { ($0, range(format.start, format.end)) }
  }

  /// What a message adds to the text that gets it; nil for other messages.
  private func appendedPieces(_ draft: CallDraft) -> TextPieces? {
    let text = draft.arguments.first.flatMap { literal($0.value)?.value }
    switch draft.name {
    case "stringByAppendingFormat:": return text.flatMap { TextPieces(format: $0) } ?? .unknown
    case "stringByAppendingString:": return text.map { TextPieces($0) } ?? .unknown
    default: return nil
    }
  }

  private func beginning(_ receiver: Operand) -> TextPieces? {
    if let call = receiver.call { return formatted(reader.drafts[call])?.pieces }
    return literal(.operand(receiver)).map { TextPieces($0.value) }
  }

  private func literal(_ value: DraftValue) -> StringLiteral? {
    guard case .operand(let operand) = value, case .string = operand.kind else { return nil }
    return StringLiteral(lexer, from: operand.start, to: operand.end)
  }

  private static let strings: Set = ["NSString", "NSMutableString"]
}
