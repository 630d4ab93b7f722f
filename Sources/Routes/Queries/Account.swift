import SourceModel

/// Everything known about one route, router or class: its summary, its look-ups and its findings.
package struct Account: Sendable {
  package var subject: Occurrence.Subject
  package var summary: Summary
  /// Every look-up that reaches it, also through adapters, without types and uses of a router by name, which the summary
  /// lists. Sorted by path.
  package var lookUps: [Site]
  /// The findings at one of its places or look-ups. Sorted by path.
  package var diagnostics: [Diagnostic]
}

extension RouteIndex {
  /// One for everything that the name stands for, or that answers it as a URL; `diagnostics` are those of the whole index.
  package func accounts(ofAllNamed name: String, diagnostics: [Diagnostic]) -> [Account] {
    let subjects = subjects(named: name)
    guard subjects.isEmpty, name.contains("://") else {
      return subjects.compactMap { subject in
        summary(of: subject).map { account(of: subject, $0, among: diagnostics) }
      }
    }
    return answer(to: name).matches.map { match in
      let pattern = Occurrence(subject: .route(match.pattern), role: .registration, range: .zero)
      return account(of: pattern, match.summary, among: diagnostics)
    }
  }

  private func account(of subject: Occurrence, _ summary: Summary, among diagnostics: [Diagnostic]) -> Account {
    var summary = summary
    summary.statements += advice(for: subject)
    let uses = uses(leadingTo: subject)
    let places = Set(sites(of: subject.subject) { _ in true } + uses.all)
    return Account(
      subject: subject.subject, summary: summary, lookUps: lookUps(of: subject, uses),
      diagnostics: diagnostics.filter { places.contains($0.finding.site) })
  }

  /// What the user can do about an unknown status.
  private func advice(for subject: Occurrence) -> [Sentence] {
    uncertainty(of: subject.subject)?.advice.map { ["To resolve this: \($0)"] } ?? []
  }

  private func lookUps(of subject: Occurrence, _ uses: Uses) -> [Site] {
    switch subject.subject {
    // An adapter looks its adaptee up, which the summary says.
    case .route(let key) where key.space.naming == .type: return route(key).map { Uses(of: [$0]).lookUps } ?? []
    case .router: return sorted(uses.lookUps)
    case .destination, .route, .member:
      let own = sites(of: subject.subject) { $0 == .lookUp }
      return sorted(subject.role == .lookUp ? own : own + uses.lookUps)
    }
  }
}
