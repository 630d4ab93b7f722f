import SourceModel

extension Route {
  /// The look-ups that find nothing, each with what makes that doubtful. Tests may look up what is not there.
  func unansweredLookUps(in index: RouteIndex) -> [(LookUp, doubt: String?)] {
    unanswered(lookUps.filter(\.form.looksUp), in: index)
  }

  /// The same for comparisons with names that nothing has.
  package func unansweredComparisons(in index: RouteIndex) -> [(LookUp, doubt: String?)] {
    unanswered(lookUps.filter { $0.form == .comparison }, in: index)
  }

  private func unanswered(_ uses: [LookUp], in index: RouteIndex) -> [(LookUp, doubt: String?)] {
    let judged = uses.filter { index.origins[$0.site.file] == .product && !$0.conditions.isNeverCompiled }
    return judged.compactMap { lookUp in
      switch index.status(of: self, at: lookUp.site) {
      case .registered, .adapted: nil
      case .unknown(let reason): (lookUp, reason)
      case .unregistered: (lookUp, doubt(of: lookUp, in: index))
      }
    }
  }

  private func doubt(of lookUp: LookUp, in index: RouteIndex) -> String? {
    lookUp.doubt ?? index.doubtOfFile(at: lookUp.site)
  }
}

extension Route.Registration {
  /// True if a rule may report the registration.
  package func isReportable(in index: RouteIndex) -> Bool {
    index.isReportable(call, at: site)
  }
}
