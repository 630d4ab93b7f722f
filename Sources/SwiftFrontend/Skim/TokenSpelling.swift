import SourceModel

extension SpellingBuilder {
  /// Appends a token; `spaced` puts a space on each side.
  mutating func append(_ token: SwiftSkimmer.Token, spaced: Bool = false) {
    append(from: token.start, to: token.end, isQuoted: token.isQuoted, spaced: spaced)
  }
}
