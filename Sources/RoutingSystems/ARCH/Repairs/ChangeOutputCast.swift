import Routes

/// Casts the output of a module to the protocol of its own owner.
enum ChangeOutputCast: Repair {
  static let rules: [any Rule.Type] = [OutputCastMismatch.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let subject = OutputCastMismatch.subjects(in: environment.index).first { subject in
      subject.member.cast.map { Site(file: subject.file, range: $0.range) } == finding.site
    }
    guard let subject, let expected = OutputCastMismatch.expected(of: subject, environment.index.answer(ArchModel.self))
    else { return [] }
    return [.change(finding.site, to: expected, isPreferred: true)]
  }
}
