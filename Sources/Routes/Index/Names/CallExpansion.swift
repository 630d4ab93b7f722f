import SourceModel

/// The look-ups that a call makes through functions of the tree.
enum CallExpansion {
  /// A look-up with the names that the call gives for those in the function.
  struct Found {
    var space: RouteSpace
    var name: PlacedTerm
    var owner: PlacedTerm?
    var doubt: String?
  }

  /// The functions that a call may mean, of which each does the same.
  typealias Choice = (functions: [LookUpFunctions.Entry], doubt: String?)

  /// Only a hostile tree has longer chains of functions, or more of them.
  private static let longestChain = 4
  private static let mostCalls = 64

  /// `choose` returns nil for a call of which it is not known what it means.
  static func lookUps(by call: CallOfFunction, choose: (CallOfFunction) -> Choice?) -> [Found] {
    var found: [Found] = []
    var pending: [(call: CallOfFunction, doubt: String?, depth: Int)] = [(call, call.call.doubt, 0)]
    var count = 0
    while let (call, doubt, depth) = pending.popLast(), count < mostCalls {
      count += 1
      guard let choice = choose(call) else { continue }
      for entry in choice.functions {
        let doubt = doubt ?? choice.doubt
        for step in entry.function.steps {
          switch step {
          case .lookUp(let lookUp):
            let lookUp = Found(lookUp, by: call, in: entry, doubt)
            // A name that a function spells itself is looked up there.
            if lookUp.name.isGiven { found.append(lookUp) }
          case .call(let inner) where depth < longestChain:
            pending.append((CallOfFunction(inner, in: entry, calledBy: call), doubt ?? inner.doubt, depth + 1))
          case .call: continue
          }
        }
      }
    }
    return found
  }
}

extension CallExpansion.Found {
  fileprivate init(
    _ lookUp: LookUpFunction.LookUp, by call: CallOfFunction, in entry: LookUpFunctions.Entry, _ doubt: String?
  ) {
    (space, self.doubt) = (lookUp.space, doubt ?? lookUp.doubt)
    name = call.completed(lookUp.name, in: entry)
    owner = lookUp.owner.map { call.completed($0, in: entry) }
  }
}
