/// The words of all reasons. Each is a clause without a full stop.
extension BlindSpot {
  /// Returns the reason why code in the place may do what a claim says. `match` is the way in which
  /// a name occurs in the place; nil if the place may contain any name.
  func reason(toDoubt claim: Claim, _ match: SoughtNames.Match? = nil) -> String {
    switch (claim, cause) {
    case (_, .expansions): "its name occurs where an Objective-C macro may register it"
    case (_, .noWordOfInterest):
      "the declaration that makes it routable is outside the scan, so Objective-C files may register it unseen"
    case (_, .include): "an included file is not read"
    case (_, .macroInPlaceOfClass(let name)): "the macro '\(name)' may expand to its name"
    case (.factory, .macro): "a macro may set it"
    case (.destination, .macro(let name)): "the macro '\(name)' may register classes"
    case (.conformance, .macro(let name)): "the macro '\(name)' may add the conformance"
    case (_, .macro(let name)): "the macro '\(name)' may declare more"
    case (.declaration, _): "a file that could not be read completely may declare it"
    case (.mention, _): "a file that could not be read completely names it"
    case (.router, _): "a file that could not be read completely names a router class"
    case (.launch, _): "a file that could not be read completely may contain it"
    case (_, .notRead(let reason)): "a file could not be read: \(reason)"
    case (_, .notParsed(let reason)): naming(claim, match, in: "a file that was not parsed") + ": \(reason)"
    case (_, .syntaxErrors): naming(claim, match, in: "a file with syntax errors")
    case (_, .foreign): naming(claim, match, in: "a file that is not read")
    }
  }

  private func naming(_ claim: Claim, _ match: SoughtNames.Match?, in file: String) -> String {
    switch (claim, match) {
    case (.registeredClass, .whole(let name)): "\(file) names '\(name)', which may conform to it"
    case (.member, .beginning): "\(file) contains the beginning"
    case (.member, _): "\(file) names it"
    case (_, .beginning): "the beginning of its name occurs in \(file)"
    case (_, _): "its name occurs in \(file)"
    }
  }

  /// The reason for the routes of a family if a macro stands in a router of that family.
  static let macroOfRouter = "a macro of a router may register it"

  /// The reason for a type whose metatype code passes on.
  static func reason(toDoubtPassed claim: Claim) -> String {
    "its metatype is passed to code that may \(claim == .declaration ? "declare" : "register") it"
  }
}
