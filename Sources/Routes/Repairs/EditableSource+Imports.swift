import SourceModel

extension EditableSource {
  /// Adds the lines of imports that the file does not have: after its last import, or at the start
  /// of the file.
  package func importing(_ imports: [String]) -> [Fix.Edit] {
    let missing = imports.filter { !hasImport($0) }
    guard !missing.isEmpty else { return [] }
    let last = allLineStarts.last { line(of: $0).hasPrefix("import ") }
    guard let last else { return [addition(missing, beforeLineOf: allLineStarts.first ?? 0)] }
    return [addition(missing, behindLineOf: last)]
  }

  /// True if some line is an import, also with an attribute before it: `@_exported import ZRouter`.
  private func hasImport(_ line: String) -> Bool {
    allLineStarts.contains { start in
      let other = self.line(of: start)
      return other == line || other.hasSuffix(" " + line)
    }
  }
}
