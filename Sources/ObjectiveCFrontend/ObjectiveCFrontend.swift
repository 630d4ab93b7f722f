import SourceModel

/// Reads Objective-C, and what is Objective-C in Objective-C++.
package enum ObjectiveCFrontend: Frontend {
  package static let language = Language.objectiveC
  package static let fileExtensions = ["h", "m", "mm", "pch"]
  /// Extensions of files that are never parsed: included files, and plain C and C++.
  package static let includedExtensions = ["c", "cc", "cpp", "cxx", "def", "hh", "hpp", "hxx", "inc", "inl", "ipp"]

  package static func skim(
    _ text: SourceText, words: WordTable, macros: [String: DeclaringMacro], survey _: NameInterest?
  ) -> Skim {
    ObjectiveCSkimmer.skim(text, words: words, macros: macros)
  }

  /// Keeps nothing: reading a file whole is quick.
  package static func parse(_ text: SourceText, wanted: Wanted, skim _: Skim) -> ParseResult {
    ObjectiveCOutline.parse(text, wanted: wanted)
  }
}
