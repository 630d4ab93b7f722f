import Routes
import SourceModel

extension Call {
  /// The facts of each round of a loop. Code in the loop may leave out a look-up in some of them: behind a question about
  /// the name, or once an earlier name was found.
  func factsOfRounds(_ facts: (Call) -> [Fact]) -> [Fact] {
    // Nearly all calls.
    guard hasRounds else { return facts(self) }
    let rounds = rounds
    let all = rounds.flatMap(facts)
    return rounds.count == 1 ? all : all.map { $0.ofRound }
  }
}

extension Fact {
  fileprivate var ofRound: Fact {
    guard case .textLookUp(var lookUp) = self else { return self }
    lookUp.doubt = lookUp.doubt ?? "the loop may leave it out"
    return .textLookUp(lookUp)
  }
}
