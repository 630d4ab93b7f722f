import SourceModel
import SwiftSyntax

/// A string literal: its texts, and the expressions between them.
///
/// The tree holds the quotation marks and the expressions; the texts are what stands between these.
struct StringLiteral {
  let node: Node
  let openingQuote: Node
  let closingQuote: Node
  /// How many number signs stand before it and in its escapes.
  private let pounds: Int

  /// nil for another node, and where a quotation mark is missing.
  init?(_ node: Node) {
    guard node.kind == .stringLiteralExpr else { return nil }
    let quotes = node.ownTokens.filter { !$0.beginsWith("#") }
    guard quotes.count == 2, quotes[0].beginsWith("\"") else { return nil }
    (self.node, openingQuote, closingQuote) = (node, quotes[0], quotes[1])
    pounds = openingQuote.start - node.start
  }

  /// The text that the literal stands for. nil with an expression, an escape that is none, or another error.
  var value: String? {
    guard node.expressionSegments.isEmpty, !node.hasError else { return nil }
    return texts?[0]
  }

  /// The expression in a literal without any text: `"\(value)"`.
  var onlyExpression: Node? {
    guard let segment = node.expressionSegments.only, let argument = segment.arguments.only, argument.label == nil,
      texts?.allSatisfy(\.isEmpty) == true
    else { return nil }
    return argument.expression
  }

  /// The pieces of a literal of one line. nil with an error, and with an escape, which no URL needs.
  var pieces: TextPieces? {
    guard !isMultiline, !node.hasError else { return nil }
    var pieces = TextPieces()
    for (number, range) in textRanges.enumerated() {
      if number > 0 { pieces.appendHole() }
      let text = node.code(in: range)
      guard !text.utf8.contains(UInt8(ascii: "\\")) else { return nil }
      pieces.append(text)
    }
    return pieces
  }

  private var isMultiline: Bool { openingQuote.end - openingQuote.start > 1 }

  /// The texts before, between and behind the expressions: one more than these.
  private var texts: [String]? {
    node.source.withBytes { bytes in
      let quote = LiteralText.Quote(pounds: pounds, indentation: isMultiline ? indentation(bytes) : nil)
      guard !isMultiline || quote.indentation != nil else { return nil }
      let ranges = textRanges
      var texts: [String] = []
      for (number, range) in ranges.enumerated() {
        var text = LiteralText(bytes, range, quote)
        if isMultiline, number == 0, !text.skipBlankLine() { return nil }
        guard let decoded = text.decoded(isLast: number == ranges.count - 1) else { return nil }
        texts.append(decoded)
      }
      return texts
    }
  }

  /// The bytes of the texts, which hold the line breaks and the indentation of several lines.
  private var textRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = openingQuote.end
    for segment in node.expressionSegments {
      ranges.append(start..<max(start, segment.start))
      start = segment.end
    }
    return ranges + [start..<max(start, closingQuote.start)]
  }

  /// The blanks between the last line break and the closing quotation mark; nil where something else stands there.
  private func indentation(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var start = closingQuote.start
    while start > openingQuote.end, LiteralText.isBlank(bytes[start - 1]) { start -= 1 }
    return start > openingQuote.end && LiteralText.isNewline(bytes[start - 1]) ? start..<closingQuote.start : nil
  }
}

extension Node {
  fileprivate func beginsWith(_ sign: Unicode.Scalar) -> Bool {
    source.withBytes { $0[start] == UInt8(ascii: sign) }
  }
}
