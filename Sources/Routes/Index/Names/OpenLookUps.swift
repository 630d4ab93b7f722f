import SourceModel

/// The look-ups of texts that are not known: each may look up any name of its space.
package struct OpenLookUps: SharedAnswer {
  /// By space, the applications whose code looks up any text.
  private var anyText: [RouteSpace: ApplicationSet] = [:]
  /// The spaces in which some function looks up what its caller names, such as the name of a type.
  package private(set) var functions: Set<RouteSpace> = []

  package init(in index: RouteIndex) {
    for file in index.lookingUp where file.origin != .test {
      for fact in file.facts.facts { insert(fact, in: file.linkage.possible) }
    }
  }

  private mutating func insert(_ fact: Fact, in applications: ApplicationSet) {
    switch fact {
    case .textLookUp(let fact) where fact.origin == .unknown:
      for space in fact.spaces { anyText[space, default: []].formUnion(applications) }
    case .function(let function):
      for case .lookUp(let lookUp) in function.steps where lookUp.name.isOfCaller { functions.insert(lookUp.space) }
    default: return
    }
  }

  /// True if code of one of some applications may look up any text of a space. Look-ups by the name of any type do not
  /// count.
  package func mayBeAnyText(of space: RouteSpace, in applications: ApplicationSet) -> Bool {
    anyText[space].map { !$0.isDisjoint(with: applications) } ?? false
  }
}
