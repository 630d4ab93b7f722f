import SourceModel

extension RouteIndex {
  /// What code declares, and which documents name it.
  func summary(of member: MemberName) -> Summary {
    let subject = Occurrence.Subject.member(member)
    let declared = places(sites(of: subject) { $0 == .declaration }, "Declared")
    let named = places(sites(of: subject) { $0 == .lookUp }, "In documents")
    let type: Sentence = member.type.map { " of \(code: $0)" } ?? ""
    return Summary(
      title: "\(member.kind.rawValue) \(code: member.name)\(type)",
      statements: (declared.isEmpty ? ["No declaration found"] : declared) + named)
  }
}
