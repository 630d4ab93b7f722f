import SourceModel

/// The spaces of texts in which code registers a text that is not known. The name of a type that is not known is none: such a
/// class is registered under a name of its own.
package struct OpenRegistrations: SharedAnswer {
  package private(set) var spaces: Set<RouteSpace> = []
  /// In path order.
  package private(set) var all: [Opening] = []

  /// A registration of a text that is not known.
  package struct Opening: Sendable {
    package let spaces: [RouteSpace]
    package let form: RegistrationForm
    package let site: Site
    /// The type around the code, if it is shown as who registers.
    package let registrant: String?
  }

  package init(in index: RouteIndex) {
    for file in index.lookingUp {
      for case .textRegistration(let fact) in file.facts.facts where fact.value == nil && fact.origin != .unknownType {
        spaces.formUnion(fact.spaces)
        all.append(
          Opening(
            spaces: fact.spaces, form: fact.form, site: Site(file: file.id, range: fact.method),
            registrant: fact.registrant))
      }
    }
  }
}
