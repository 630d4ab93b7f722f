import SourceModel

/// The places of a tree that cannot be seen into: the reasons why a route, a class or a finding is unknown.
struct BlindSpots: Sendable {
  struct Reason: Sendable {
    /// A clause.
    var text: String
    /// The beginning of the file.
    var site: Site?
  }

  /// The places that may contain any name, by what they hide: files in path order, then macros.
  private var unlimited: [BlindSpot.Claim: [BlindSpot]] = [:]
  /// The places of which all words are known, by what they hide, in the same order.
  private var limited: [BlindSpot.Claim: [BlindSpot]] = [:]

  /// `macros` are those of the same files.
  init(_ files: [IndexedFile] = [], macros: [BlindSpot] = []) {
    for spot in files.lazy.compactMap({ BlindSpot($0) }) { insert(spot) }
    for spot in macros { insert(spot) }
  }

  private mutating func insert(_ spot: BlindSpot) {
    for claim in spot.hides {
      if spot.words == nil {
        unlimited[claim, default: []].append(spot)
      } else {
        limited[claim, default: []].append(spot)
      }
    }
  }

  /// Whether any place hides a claim, about whatever name.
  func mayHide(_ claim: BlindSpot.Claim) -> Bool { unlimited[claim] != nil || limited[claim] != nil }

  /// Returns the reason why code that cannot be seen may do what the claim says with one of the names, in code that all
  /// of some applications may link; in any code if no application is given.
  func reason<Names: Sequence<String>>(
    toDoubt claim: BlindSpot.Claim, about names: @autoclosure () -> Names, in applications: ApplicationSet = []
  ) -> String? {
    reason(toDoubtAny: claim, in: applications) ?? reason(naming: names(), toDoubt: claim, in: applications)?.text
  }

  /// The same for places that may contain any name.
  func reason(toDoubtAny claim: BlindSpot.Claim, in applications: ApplicationSet = []) -> String? {
    unlimited[claim]?.first { $0.possible.contains(applications) }?.reason(toDoubt: claim)
  }

  /// The same for places that contain one of the names.
  func reason<Names: Sequence<String>>(
    naming names: @autoclosure () -> Names, toDoubt claim: BlindSpot.Claim, in applications: ApplicationSet = []
  ) -> Reason? {
    guard let spots = limited[claim] else { return nil }
    let names = SoughtNames(names())
    for spot in spots where spot.possible.contains(applications) {
      if let match = spot.match(names) {
        return Reason(text: spot.reason(toDoubt: claim, match), site: spot.site)
      }
    }
    return nil
  }

  /// Returns the reason why one of these classes may be registered for a route that the file does not spell.
  func reason(
    toDoubtRegistrationsOf classes: @autoclosure () -> Set<String>, in applications: ApplicationSet
  ) -> Reason? {
    guard let spots = limited[.registeredClass]?.filter({ $0.possible.contains(applications) }), !spots.isEmpty
    else { return nil }
    let classes = classes().sorted()
    for spot in spots {
      if let name = classes.first(where: { spot.words?.contains($0) == true }) {
        return Reason(text: BlindSpot.reason(toDoubtRegistrationsOf: name), site: spot.site)
      }
    }
    return nil
  }
}

extension BlindSpot {
  /// Returns how one of the names occurs in the place.
  fileprivate func match(_ names: SoughtNames) -> SoughtNames.Match? {
    words.flatMap { names.match(in: $0, isBroken: cause == .syntaxErrors) }
  }
}
