import SourceModel

extension RouteIndex {
  /// What stands at a zero-based line and a column in the units of `encoding`.
  package func occurrence(
    in file: FileID, line: Int, column: Int, encoding: PositionEncoding
  ) -> Occurrence? {
    occurrences[file]?.first { $0.range.touches(line: Int32(clamping: line), column: column, in: encoding) }
  }

  /// Where the subject is registered; for an adapted route, where the end of its chain is.
  package func registrations(of occurrence: Occurrence) -> [Site] {
    []
  }

  /// The names of the destination classes that the subject leads to, where they are declared.
  package func destinations(of occurrence: Occurrence) -> [Site] {
    []
  }

  /// Every place of the subject in all roles, in path order.
  package func references(of occurrence: Occurrence, includingDeclaration: Bool) -> [Site] {
    []
  }
}
