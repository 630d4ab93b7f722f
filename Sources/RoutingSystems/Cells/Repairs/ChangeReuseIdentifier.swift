import Routes

/// Replaces a reuse identifier by a similar one that something registers.
enum ChangeReuseIdentifier: Repair {
  static let rules: [any Rule.Type] = [UnregisteredReuseIdentifier.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    ChangeIdentifier.fixes(for: finding, with: environment)
  }
}
