import Routes

/// Makes the output of a module weak.
enum ReleaseOwner: Repair {
  static let rules: [any Rule.Type] = [ModuleOutputNotWeak.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let subject = ModuleOutputNotWeak.subjects(in: environment.index).first { subject in
      Site(file: subject.file, range: subject.member.name.range) == finding.site
    }
    guard let subject else { return [] }
    let fix = WeakProperty.fix(subject.member.name, of: subject.member.type, in: subject.file, environment)
    return [fix].compactMap(\.self)
  }
}
