import SourceModel

/// Reads Swift.
package enum SwiftFrontend: Frontend {
  package static let language = Language.swift
  package static let fileExtensions = ["swift"]

  /// Macros of libraries are those of Objective-C.
  package static func skim(
    _ text: SourceText, words: WordTable, macros _: [String: DeclaringMacro], survey: NameInterest?
  ) -> Skim {
    SwiftSkimmer.skim(text, words: words, survey: survey)
  }

  package static func parse(_ text: SourceText, wanted: Wanted, skim: Skim) -> ParseResult {
    SwiftOutline.parse(text, wanted: wanted, skim)
  }
}
