import SourceModel

/// Whether a change of the interest may change the facts of a file, as far as its words tell.
struct FileQuestion: Sendable {
  enum Answer: Sendable {
    case unchanged
    /// Only if it calls or declares one of the functions. That its text tells.
    case changedIfItCalls
    case changed
  }

  private let words: [Language: WordFingerprints]
  /// Of files that are parsed.
  private let wordsInParsedFiles: [Language: WordFingerprints]
  /// By `WordHash.ofFunction`.
  private let methodNames: WordFingerprints?
  private let groups: HashGroups
  /// Of functions.
  private let names: WordFingerprints?
  /// Of cases of any enum.
  private let cases: ConstantNames
  /// Names, each with the members that matter; with none where any member may follow.
  private let members: [(name: WordHash, members: WordFingerprints?)]
  private let beginsParsing: Bool

  init(_ changes: InterestChanges) {
    words = changes.words.mapValues { WordFingerprints($0) }
    wordsInParsedFiles = changes.wordsInParsedFiles.mapValues { WordFingerprints($0) }
    methodNames = changes.methodNames.isEmpty ? nil : WordFingerprints(functions: changes.methodNames)
    groups = HashGroups(changes.groups)
    names = changes.functions.starts.isEmpty ? nil : WordFingerprints(changes.functions.names)
    cases = ConstantNames(changes.constants[NameInterest.anyEnum].map { [$0] } ?? [])
    members = changes.memberPaths.map { name, members in
      (WordHash(name), members.isEmpty ? nil : WordFingerprints(members))
    }
    beginsParsing = changes.beginsParsing
  }

  /// False if no file is changed.
  var isAny: Bool {
    !words.isEmpty || !wordsInParsedFiles.isEmpty || methodNames != nil || !groups.isEmpty || names != nil
      || !cases.isEmpty || !members.isEmpty || beginsParsing
  }

  func answer(for extraction: Extraction) -> Answer {
    if !cases.isEmpty, extraction.mayDeclare(cases, of: nil) { return .changed }
    return extraction.words.map { answer(for: extraction, $0) } ?? .unchanged
  }

  /// `filter` is that of the extraction. As a parameter, because each use of the property copies it.
  private func answer(for extraction: Extraction, _ filter: WordFilter) -> Answer {
    let (understanding, language) = (extraction.facts.understanding, extraction.facts.language)
    if understanding == .broken { return .changed }
    if beginsParsing, extraction.labelsText { return .changed }
    if let words = words[language], filter.mayContain(anyOf: words) { return .changed }
    if extraction.facts.isParsed, let words = wordsInParsedFiles[language], filter.mayContain(anyOf: words) {
      return .changed
    }
    if let methodNames, filter.mayContain(anyOf: methodNames) { return .changed }
    if groups.mayStand(in: filter) { return .changed }
    if members.contains(where: { mayUse($0.members, of: $0.name, filter) }) { return .changed }
    guard language == .swift, let names, filter.mayContain(anyOf: names) else { return .unchanged }
    return .changedIfItCalls
  }

  private func mayUse(_ members: WordFingerprints?, of name: WordHash, _ filter: WordFilter) -> Bool {
    filter.mayContain(name) && members.map(filter.mayContain(anyOf:)) ?? true
  }
}
