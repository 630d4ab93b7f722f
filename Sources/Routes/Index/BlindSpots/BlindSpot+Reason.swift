/// The words of all reasons. Each is a clause without a full stop.
extension BlindSpot {
  /// Returns the reason why code in the place may do what a claim says. `match` is the way in which
  /// a name occurs in the place; nil if the place may contain any name.
  func reason(toDoubt claim: Claim, _ match: SoughtNames.Match? = nil) -> String {
    let isCut = match == .beginning
    switch (claim, cause) {
    case (.declaration, _): return "a file that could not be read completely may declare it"
    case (.mention, _): return "a file that could not be read completely names it"
    case (.router, _): return "a file that could not be read completely names a router class"
    case (.launch, _): return "a file that could not be read completely may contain it"
    case (_, .notRead(let reason)): return "a file could not be read: \(reason)"
    case (_, .expansions): return "its name occurs where an Objective-C macro may register it"
    case (.registration, _), (.registeredClass, _):
      return "\(isCut ? "the beginning of its name" : "its name") occurs in \(file)\(explanation)"
    case (.member, _): return "\(file) \(isCut ? "contains the beginning" : "names it")\(explanation)"
    }
  }

  /// Returns the reason why a class may be registered for a route that the file does not spell.
  static func reason(toDoubtRegistrationsOf name: String) -> String {
    "a file with syntax errors names '\(name)', which may conform to it"
  }

  private var file: String {
    switch cause {
    case .notRead, .foreign, .expansions: "a file that is not read"
    case .notParsed: "a file that was not parsed"
    case .syntaxErrors: "a file with syntax errors"
    }
  }

  private var explanation: String {
    if case .notParsed(let reason) = cause { ": \(reason)" } else { "" }
  }
}
