import SourceModel

extension RouteText {
  /// The look-ups that find nothing, each with what makes that doubtful. Tests may look up what is not there.
  func unansweredLookUps(in index: RouteIndex) -> [(LookUp, doubt: String?)] {
    let reason = status.reason
    guard status == .unregistered || reason != nil else { return [] }
    let judged = lookUps.filter { index.origins[$0.site.file] == .product && !$0.conditions.isNeverCompiled }
    return judged.map { lookUp in
      let isBroken = index.brokenFiles.contains(lookUp.site.file)
      let doubt = lookUp.isOnLibrary ? nil : "perhaps what looks it up is not the library's"
      return (
        lookUp, reason ?? doubt ?? (isBroken ? "the file has syntax errors" : index.outOfSight(from: lookUp.site))
      )
    }
  }
}

extension RouteText.Registration {
  func isJudged(in index: RouteIndex) -> Bool {
    index.isJudged(call, at: site)
  }
}
