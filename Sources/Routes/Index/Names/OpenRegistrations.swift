import SourceModel

/// The spaces of texts in which code registers a text that is not known. The name of a type that is not known is none: such a
/// class is registered under a name of its own.
package struct OpenRegistrations: SharedAnswer {
  package private(set) var spaces: Set<RouteSpace> = []

  package init(in index: RouteIndex) {
    for file in index.lookingUp {
      for case .textRegistration(let fact) in file.facts.facts where fact.value == nil && fact.origin != .unknownType {
        spaces.formUnion(fact.spaces)
      }
    }
  }
}
