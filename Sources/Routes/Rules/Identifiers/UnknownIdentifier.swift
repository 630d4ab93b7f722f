import SourceModel

/// An identifier that is looked up and never registered, in the spaces that name no rule of their own.
package enum UnknownIdentifier: MissingRegistration {
  package static let description = RuleDescription(
    id: "unknown-identifier",
    severity: .warning,
    summary: "No router registers an identifier that is looked up.")
}
