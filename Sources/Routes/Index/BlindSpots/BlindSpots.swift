import SourceModel

/// The places of a tree that cannot be seen into. They are the reasons why routes, classes and
/// findings are unknown.
package struct BlindSpots: Sendable {
  package struct Reason: Sendable {
    /// A clause.
    package var text: String
    /// The beginning of the file.
    package var site: Site?
  }

  /// The places that may contain any name, by what they hide: files in path order, then others.
  private var unlimited: [BlindSpot.Claim: [BlindSpot]] = [:]
  /// The places of which all words are known, by what they hide, in the same order.
  private var limited: [BlindSpot.Claim: [BlindSpot]] = [:]
  /// The words of types that files without any trigger word pass on.
  let passedWords: [Set<GivenWord>]
  /// A tree may have thousands of such places, and rules ask about the same classes again and again.
  private let reasons = Memo<Question, Reason?>()

  private struct Question: Hashable {
    let claim: BlindSpot.Claim
    let names: [String]
    let applications: ApplicationSet
  }

  init(_ files: [IndexedFile] = [], others: [BlindSpot] = []) {
    passedWords = files.map(\.facts.words.passed).filter { !$0.isEmpty }
    for spot in files.lazy.compactMap({ BlindSpot($0) }) { insert(spot) }
    for spot in others { insert(spot) }
  }

  private mutating func insert(_ spot: BlindSpot) {
    for claim in spot.hides {
      if spot.words == nil { unlimited[claim, default: []].append(spot) }
      if spot.words != nil { limited[claim, default: []].append(spot) }
    }
  }

  /// Whether any place hides a claim, about whatever name.
  package func mayHide(_ claim: BlindSpot.Claim) -> Bool { unlimited[claim] != nil || limited[claim] != nil }

  /// Returns the reason why code that cannot be seen may do what a claim says with one of some
  /// names. If applications are given, only places count that all of them may link.
  package func reason<Names: Sequence<String>>(
    toDoubt claim: BlindSpot.Claim, about names: @autoclosure () -> Names, in applications: ApplicationSet = []
  ) -> String? {
    reason(toDoubtAny: claim, in: applications) ?? reason(naming: names(), toDoubt: claim, in: applications)?.text
  }

  /// The same for places that may contain any name.
  package func reason(toDoubtAny claim: BlindSpot.Claim, in applications: ApplicationSet = []) -> String? {
    unlimited[claim]?.first { $0.possible.contains(applications) }?.reason(toDoubt: claim)
  }

  /// The same for places that contain one of the names.
  package func reason<Names: Sequence<String>>(
    naming names: @autoclosure () -> Names, toDoubt claim: BlindSpot.Claim, in applications: ApplicationSet = []
  ) -> Reason? {
    guard let spots = limited[claim], spots.contains(where: { $0.possible.contains(applications) }) else {
      return nil
    }
    let names = Array(names())
    return reasons(Question(claim: claim, names: names, applications: applications)) {
      reason(in: spots, naming: SoughtNames(names), toDoubt: claim, in: applications)
    }
  }

  private func reason(
    in spots: [BlindSpot], naming names: SoughtNames, toDoubt claim: BlindSpot.Claim, in applications: ApplicationSet
  ) -> Reason? {
    for spot in spots where spot.possible.contains(applications) {
      if let words = spot.words, let match = names.match(in: words, isBroken: spot.mayCutNames(of: claim)) {
        return Reason(text: spot.reason(toDoubt: claim, match), site: spot.site)
      }
    }
    return nil
  }
}

extension BlindSpot {
  /// Whether the beginning of a name counts as the name. That of a registered class does not.
  fileprivate func mayCutNames(of claim: Claim) -> Bool { cause == .syntaxErrors && claim != .registeredClass }
}
