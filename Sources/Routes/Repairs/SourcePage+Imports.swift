import SourceModel

extension SourcePage {
  /// What adds the lines of these imports that the file has not yet: behind its last import, or before all else.
  package func importing(_ imports: [String]) -> [Fix.Edit] {
    let missing = imports.filter { !hasImport($0) }
    guard !missing.isEmpty else { return [] }
    let last = allLineStarts.last { line(of: $0).hasPrefix("import ") }
    guard let last else { return [addition(missing, beforeLineOf: allLineStarts.first ?? 0)] }
    return [addition(missing, behindLineOf: last)]
  }

  /// Whether some line is an import, whatever stands before it: `@_exported import ZRouter`.
  private func hasImport(_ line: String) -> Bool {
    allLineStarts.contains { start in
      let other = self.line(of: start)
      return other == line || other.hasSuffix(" " + line)
    }
  }
}
