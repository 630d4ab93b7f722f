import SourceModel

/// The spaces of texts in which code registers a text that is not known.
package struct OpenRegistrations: SharedAnswer {
  package private(set) var spaces: Set<RouteSpace> = []

  package init(in index: RouteIndex) {
    for file in index.lookingUp {
      for case .textRegistration(let fact) in file.facts.facts where fact.value == nil {
        spaces.formUnion(fact.spaces)
      }
    }
  }
}
