import SourceModel

/// Everything known about one route, router, class, identifier or URL pattern: its summary, its look-ups and its findings.
package struct Account: Sendable {
  package var subject: Occurrence.Subject
  package var summary: Summary
  /// Every look-up that reaches it, also through adapters. Sorted by path.
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
      let pattern = Occurrence(subject: .url(match.pattern, match.family), role: .registration, range: .zero)
      return account(of: pattern, match.summary, among: diagnostics)
    }
  }

  private func account(of subject: Occurrence, _ summary: Summary, among diagnostics: [Diagnostic]) -> Account {
    var summary = summary
    summary.statements += advice(for: subject)
    let leading = lookUps(of: subject)
    let places = Set(sites(of: subject.subject) { _ in true } + leading)
    return Account(
      subject: subject.subject, summary: summary, lookUps: leading,
      diagnostics: diagnostics.filter { places.contains($0.finding.site) })
  }

  /// What the user can do about an unknown status.
  private func advice(for subject: Occurrence) -> [Sentence] {
    uncertainty(of: subject.subject)?.advice.map { ["To settle it: \($0)"] } ?? []
  }

  private func lookUps(of subject: Occurrence) -> [Site] {
    // An adapter looks its adaptee up, which the summary says.
    if case .route(let key) = subject.subject { return route(key)?.lookUps.map(\.site) ?? [] }
    let own = sites(of: subject.subject) { $0 == .lookUp }
    return sorted(subject.role == .lookUp ? own : own + lookUps(leadingTo: subject))
  }
}
