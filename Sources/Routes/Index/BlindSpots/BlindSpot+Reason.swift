/// The words of all reasons. Each is a clause without a full stop.
extension BlindSpot {
  /// Returns the reason why code in the place may do what a claim says. `match` is the way in which
  /// a name occurs in the place; nil if the place may contain any name.
  func reason(toDoubt claim: Claim, _ match: SoughtNames.Match? = nil) -> String {
    switch cause {
    case .expansions: "its name occurs where an Objective-C macro may register it"
    case .include: "an included file is not read"
    case .macroInPlaceOfClass(let name): "the macro '\(name)' may expand to its name"
    case .macro(let name): claim == .factory ? "a macro may set it" : "the macro '\(name)' \(claim.predicate)"
    case .notRead(let reason): ofFile(claim) ?? "a file could not be read: \(reason)"
    case .notParsed(let reason):
      ofFile(claim) ?? naming(claim, match, in: "a file that was not parsed") + ": \(reason)"
    case .syntaxErrors: ofFile(claim) ?? naming(claim, match, in: "a file with syntax errors")
    case .foreign: naming(claim, match, in: "a file that is not read")
    }
  }

  /// Returns the reason why a class may be registered for a route that the file does not spell.
  static func reason(toDoubtRegistrationsOf name: String) -> String {
    "a file with syntax errors names '\(name)', which may conform to it"
  }

  /// The reason for claims that need no name.
  private func ofFile(_ claim: Claim) -> String? {
    switch claim {
    case .declaration, .mention, .router, .launch: "a file that could not be read completely \(claim.predicate)"
    default: nil
    }
  }

  private func naming(_ claim: Claim, _ match: SoughtNames.Match?, in file: String) -> String {
    switch (claim, match) {
    case (.member, .beginning): "\(file) contains the beginning"
    case (.member, _): "\(file) names it"
    case (_, .beginning): "the beginning of its name occurs in \(file)"
    case (_, _): "its name occurs in \(file)"
    }
  }
}

extension BlindSpot.Claim {
  /// The verb and the object of a sentence about code that may do it.
  fileprivate var predicate: String {
    switch self {
    case .declaration: "may declare it"
    case .mention: "names it"
    case .router: "names a router class"
    case .registration, .registeredClass: "may register it"
    case .member, .objectiveCMember: "may declare more"
    case .destination: "may register classes"
    case .conformance: "may add the conformance"
    case .factory: "may set it"
    case .launch: "may contain it"
    }
  }
}
