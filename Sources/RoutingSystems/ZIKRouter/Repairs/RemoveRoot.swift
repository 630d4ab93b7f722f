import Routes
import SourceModel

/// Removes one of the two roots of a family that a protocol inherits, if the protocol's own line
/// names it.
enum RemoveRoot: Repair {
  static let rules: [any Rule.Type] = [BothRoots.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let definition = environment.index.protocols.rooted.first(where: { $0.site == finding.site }),
      let inherited = environment.index.inherited(by: definition), inherited.count > 1,
      let page = environment.page(finding.site.file)
    else { return [] }
    let doubled = definition.kinds.filter { kind in
      definition.kinds.contains(.of(kind.family, isModule: !kind.isModule))
    }
    let roots = Set(doubled.map(ZIKRouterVocabulary.root))
    return inherited.indices.filter { roots.contains(inherited[$0].text) }.map { number in
      let edit = page.replacement(of: range(of: number, in: inherited, page), with: "")
      return Fix(title: "Remove '\(inherited[number].text)'", edits: [edit])
    }
  }

  /// The range of a name with the comma before it or, for the first one, after it.
  private static func range(of number: Int, in list: [Spelling], _ page: EditableSource) -> Range<Int> {
    let own = page.offsets(of: list[number].range)
    return number > 0
      ? page.offsets(of: list[number - 1].range).upperBound..<own.upperBound
      : own.lowerBound..<page.offsets(of: list[number + 1].range).lowerBound
  }
}

extension RouteIndex {
  /// The protocols that a protocol's own line names, in order; nil if they cannot be read.
  fileprivate func inherited(by definition: ProtocolDefinition) -> [Spelling]? {
    var inherited: [Spelling]?
    types.heads.forEach(declaring: definition.name) { head, file in
      if Site(file: file.id, range: head.name.range) == definition.site { inherited = head.inherited }
    }
    return inherited
  }
}
