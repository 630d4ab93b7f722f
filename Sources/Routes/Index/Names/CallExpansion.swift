import SourceModel

/// The look-ups that a call makes through functions of the tree.
enum CallExpansion {
  /// A look-up or registration with the names that the call gives for those in the function.
  struct Found {
    let step: LookUpFunction.Step
    let space: RouteSpace
    let name: PlacedTerm
    let owner: PlacedTerm?
    let destination: PlacedTerm?
    let doubt: String?
  }

  /// The functions that a call may mean, of which each does the same.
  typealias Choice = (functions: [LookUpFunctions.Entry], doubt: String?)

  /// Only a hostile tree has longer chains of functions, or more of them.
  private static let longestChain = 4
  private static let mostCalls = 64

  /// A call that a chain of functions leads to.
  private struct Link: Hashable {
    let call: CallOfFunction
    let doubt: String?
    let depth: Int
  }

  /// `choose` returns nil for a call of which it is not known what it means.
  static func lookUps(by call: CallOfFunction, choose: (CallOfFunction) -> Choice?) -> [Found] {
    var found: [Found] = []
    var pending = [Link(call: call, doubt: call.call.doubt, depth: 0)]
    // Functions of one name often call each other by it.
    var seen: Set<Link> = []
    var count = 0
    while let link = pending.popLast(), count < mostCalls {
      count += 1
      let call = link.call
      guard let choice = choose(call) else { continue }
      let doubt = link.doubt ?? choice.doubt
      for entry in choice.functions {
        for step in entry.function.steps {
          switch step {
          case .lookUp(let lookUp):
            // A name that a function spells itself is looked up there.
            let name = call.completed(lookUp.name, in: entry)
            if name.isGiven { found.append(Found(lookUp, name, by: call, in: entry, doubt)) }
          case .registration(let registration):
            let name = call.completed(registration.name, in: entry)
            if name.isGiven { found.append(Found(registration, name, by: call, in: entry, doubt)) }
          case .call(let inner) where link.depth < longestChain:
            let next = Link(
              call: CallOfFunction(inner, in: entry, calledBy: call), doubt: doubt ?? inner.doubt, depth: link.depth + 1
            )
            if seen.insert(next).inserted { pending.append(next) }
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
    _ lookUp: LookUpFunction.LookUp, _ name: PlacedTerm, by call: CallOfFunction, in entry: LookUpFunctions.Entry,
    _ doubt: String?
  ) {
    self.init(
      step: .lookUp(lookUp), space: lookUp.space, name: name,
      owner: lookUp.owner.map { call.completed($0, in: entry) }, destination: nil, doubt: doubt ?? lookUp.doubt)
  }

  fileprivate init(
    _ registration: LookUpFunction.Registration, _ name: PlacedTerm, by call: CallOfFunction,
    in entry: LookUpFunctions.Entry, _ doubt: String?
  ) {
    self.init(
      step: .registration(registration), space: registration.space, name: name,
      owner: registration.owner.map { call.completed($0, in: entry) },
      destination: registration.destination.map { call.completed($0, in: entry) }, doubt: doubt)
  }
}
