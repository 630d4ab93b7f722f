import SourceModel

extension Extraction {
  /// The outline from which the facts of a file are read; nil for a file that no front end parses.
  static func outline(of text: SourceText, path: FilePath, interest: ScanInterest) -> SourceOutline? {
    guard case .source(let frontend) = SourceKind(path) else { return nil }
    let skim = frontend.skim(
      text, words: interest.table, macros: interest.systems.declaringMacros,
      survey: interest.names(in: frontend.language))
    guard skim.excess == nil else { return nil }
    return frontend.parse(text, wanted: interest.wanted(in: frontend.language), skim: skim).outline
  }
}
