import SourceModel

/// What a skim of any bytes obeys. Returns it.
package func requireSkim<Reader: Frontend>(
  _ text: SourceText, by reader: Reader.Type, _ words: WordTable, _ macros: [String: DeclaringMacro] = [:]
) -> Skim {
  let skim = reader.skim(text, words: words, macros: macros)
  let again = reader.skim(SourceText(text.bytes), words: words, macros: macros)
  require(skim.heads == again.heads && skim.found == again.found && skim.words == again.words, "a skim is no function")
  require(skim.macros == again.macros && skim.suppressions == again.suppressions, "a skim is no function")
  require(skim.excess == again.excess && skim.isUnbalanced == again.isUnbalanced, "a skim is no function")
  let places = PlacesOfText(text)
  for head in skim.heads { places.require(head.name.range, "a head") }
  for suppression in skim.suppressions { places.require(suppression.directive, "a suppression") }
  require(skim.found.allSatisfy(words.words.indices.contains), "a word that is not in the table")
  return skim
}

/// Where places of a text may be.
package struct PlacesOfText {
  private let text: SourceText
  private let lines: LineTable

  package init(_ text: SourceText) {
    self.text = text
    lines = LineTable(text)
  }

  /// A range lies inside the text, and its ends are places that the text has.
  package func require(_ range: SourceRange, _ name: String) {
    FuzzingLaws.require(range.start <= range.end, "\(name) ends before it begins")
    for end in [range.start, range.end] where end != .zero {
      let offset = lines.offset(line: Int(end.line), column: Int(end.utf8), in: .utf8, of: text)
      FuzzingLaws.require(lines.position(at: offset, in: text) == end, "\(name) is not in the text")
    }
  }
}
