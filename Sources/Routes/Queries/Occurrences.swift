import SourceModel

extension RouteIndex {
  /// What stands at a zero-based line and a column in the units of `encoding`; the first of several.
  package func occurrence(in file: FileID, line: Int, column: Int, encoding: PositionEncoding) -> Occurrence? {
    occurrences[file]?.first { $0.range.touches(line: Int32(clamping: line), column: column, in: encoding) }
  }

  /// All that the same characters stand for: a URL pattern is an identifier, too, and a protocol may be routable for
  /// several kinds.
  package func allOccurrences(in file: FileID, line: Int, column: Int, encoding: PositionEncoding) -> [Occurrence] {
    guard let first = occurrence(in: file, line: line, column: column, encoding: encoding) else { return [] }
    var seen: Set<Occurrence.Subject> = []
    return occurrences[file, default: []].filter { $0.range == first.range && seen.insert($0.subject).inserted }
  }

  /// Where something stands that a client may ask about, in source order.
  package func occurrenceRanges(in file: FileID) -> [SourceRange] {
    occurrences[file, default: []].map(\.range)
  }

  /// The places of some subjects in a file, in source order, each once.
  package func highlights(
    of subjects: Set<Occurrence.Subject>, in file: FileID
  ) -> [(range: SourceRange, role: Occurrence.Role)] {
    var seen: Set<SourceRange> = []
    return occurrences[file, default: []]
      .filter { subjects.contains($0.subject) && seen.insert($0.range).inserted }
      .map { ($0.range, $0.role) }
  }

  /// The places of a subject in some roles, in no order.
  package func sites(of subject: Occurrence.Subject, where isMeant: (Occurrence.Role) -> Bool) -> [Site] {
    occurrences.flatMap { file, all in
      all.filter { $0.subject == subject && isMeant($0.role) }.map { Site(file: file, range: $0.range) }
    }
  }

  /// Without repetition, in path order and then in source order.
  package func sorted(_ sites: some Sequence<Site>) -> [Site] {
    Set(sites).sorted(by: isOrdered)
  }

  /// Path order, then source order.
  package func isOrdered(_ left: Site, before right: Site) -> Bool {
    let (first, second) = (fileOrder[left.file] ?? 0, fileOrder[right.file] ?? 0)
    return first == second ? left.range < right.range : first < second
  }
}
