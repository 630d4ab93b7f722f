import SourceModel

/// The look-ups of texts that are not known: each may look up any name of its space.
package struct OpenLookUps: SharedAnswer {
  /// By space, the applications whose code looks up any text.
  private var anyText: [RouteSpace: ApplicationSet] = [:]

  package init(in index: RouteIndex) {
    for file in index.lookingUp where file.origin != .test {
      for case .textLookUp(let fact) in file.facts.facts where fact.origin == .unknown {
        for space in fact.spaces { anyText[space, default: []].formUnion(file.linkage.possible) }
      }
    }
  }

  /// True if code of one of some applications may look up any text of a space. Look-ups by the name of any type do not
  /// count.
  package func mayBeAnyText(of space: RouteSpace, in applications: ApplicationSet) -> Bool {
    anyText[space].map { !$0.isDisjoint(with: applications) } ?? false
  }
}
