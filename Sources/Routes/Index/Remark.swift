import SourceModel

/// A remark of the code with its place.
package struct Remark: Hashable, Sendable {
  package var kind: Fact.Remark.Kind
  package var site: Site
  /// What the site spells.
  package var name: String
  package var conditions: ConditionStack
}

extension Remark {
  /// All remarks of the files, in path order.
  static func all(in files: [IndexedFile]) -> [Remark] {
    files.flatMap { file in
      file.facts.facts.compactMap { fact in
        guard case .remark(let remark) = fact else { return nil }
        return Remark(
          kind: remark.kind, site: Site(file: file.id, range: remark.name.range), name: remark.name.text,
          conditions: remark.conditions)
      }
    }
  }
}
