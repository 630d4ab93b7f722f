/// What one pass over a file's bytes finds, at memory speed, without parsing.
package struct Skim: Sendable {
  package var heads: [TypeHead]
  /// The macros that the file defines, in source order.
  package var macros: [Macro] = []
  /// The words of types that Swift code hands on, where types can be told from values and where they cannot.
  package var given: Set<GivenWord> = []
  /// Whether the file includes one of a kind that no front end is given, such as a list of routes for a macro.
  package var includesUnread = false
  /// The comments that suppress findings, in source order.
  package var suppressions: [Suppression] = []
  /// Which words of the table occur as identifiers outside comments and strings (index into the table).
  package var found: [Int]
  /// The words of the table that name a module, a framework or a header that the file imports, with repetitions (index
  /// into the table).
  package var imports: [Int] = []
  /// All identifiers outside comments and strings: no false "absent".
  package var words: WordFilter
  /// nil where nobody asked for it.
  package var survey: SkimSurvey?
  /// Set when a comment, string or regular expression does not end, or brackets do not match.
  package var isUnbalanced: Bool
  /// The first limit of `NestingLimits` that the file breaks, so that it must not be parsed.
  package var excess: NestingLimits.Excess?

  package init(
    heads: [TypeHead] = [], found: [Int] = [], words: WordFilter = .empty,
    isUnbalanced: Bool = false, excess: NestingLimits.Excess? = nil
  ) {
    self.heads = heads
    self.found = found
    self.words = words
    self.isUnbalanced = isUnbalanced
    self.excess = excess
  }
}
