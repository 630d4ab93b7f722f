extension Rule {
  /// At what meets the others, which `related` explains.
  package static func finding(
    at conflict: Contest.Conflict, _ message: String, related: (Contender) -> String
  ) -> Finding {
    let others = conflict.rivals.map { Finding.Related(site: $0.site, message: related($0)) }
    return finding(at: conflict.contender.site, message, doubt: conflict.doubt, related: others)
  }

  /// Of a thing that one registration is allowed for.
  static func duplicate(_ conflict: Contest.Conflict, _ name: String) -> Finding {
    let both = "\(conflict.contender.name) and \(conflict.rival.name)"
    return finding(at: conflict, "\(name) is registered more than once: \(both) both register it") {
      "\($0.name) registers \(name) here"
    }
  }
}
