extension Rule {
  /// A finding at the registration of a conflict. `related` words the messages at the others.
  package static func finding(
    at conflict: RegistrationConflicts.Conflict, _ message: String, related: (RegistrationCandidate) -> String
  ) -> Finding {
    let others = conflict.rivals.map { Finding.Related(site: $0.site, message: related($0)) }
    return finding(at: conflict.candidate.site, message, doubt: conflict.doubt, related: others)
  }

  /// A finding for something that is registered more than once. `name` is its name in messages.
  static func duplicate(_ conflict: RegistrationConflicts.Conflict, _ name: String) -> Finding {
    let both = "\(conflict.candidate.name) and \(conflict.rival.name)"
    return finding(at: conflict, "\(name) is registered more than once: \(both) both register it") {
      "\($0.name) registers \(name) here"
    }
  }
}
