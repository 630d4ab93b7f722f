import SourceModel

/// What a front end that reads any bytes obeys.
package struct ParseLaws<Reader: Frontend>: Sendable {
  private let wanted: Wanted
  private let words: WordTable

  package init(of reader: Reader.Type, _ interest: Interest) {
    wanted = Wanted(interest)
    words = WordTable(interest.triggers)
  }

  /// Returns the outline of a file that may be parsed.
  package func require(_ text: SourceText) -> SourceOutline? {
    let skim = requireSkim(text, by: Reader.self, words, wanted.interest.macros.declaring)
    requireCursor(in: text)
    guard skim.excess == nil else { return nil }
    let parsed = Reader.parse(text, wanted: wanted)
    let isLawful = parsed.hasErrors || skim.heads == parsed.outline.heads
    FuzzingLaws.require(isLawful, "skim and parse find other heads")
    requirePlaces(in: parsed.outline, of: text)
    return parsed.outline
  }

  private func requirePlaces(in outline: SourceOutline, of text: SourceText) {
    let places = PlacesOfText(text)
    for call in outline.calls { places.require(call.range, "a call") }
    for (number, scope) in outline.scopes.enumerated() {
      FuzzingLaws.require(scope.parent.map { $0 < number } ?? (number == 0), "a scope without a parent")
    }
  }

  /// At some places of the text, its end among them.
  private func requireCursor(in text: SourceText) {
    for offset in stride(from: text.count, through: 0, by: -max(1, text.count / 4)) {
      guard let cursor = Reader.cursor(at: offset, in: text) else { continue }
      let isInside = cursor.replaced.lowerBound >= 0 && cursor.replaced.upperBound <= text.count
      FuzzingLaws.require(isInside && cursor.callEnd ?? 0 <= text.count, "a cursor outside of the text")
    }
  }
}
