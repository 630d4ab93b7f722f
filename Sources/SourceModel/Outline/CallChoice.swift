/// Which calls of a file go into the outline, and how they hang together. A draft is a call's number in source order.
package struct CallChoice {
  /// The chosen drafts, in order.
  package private(set) var chosen: [Int] = []
  /// By draft: what its value is given to, in numbers of drafts.
  private let parents: [Call.Parent]
  /// By draft: the draft that it is a member of.
  private let receivers: [Int?]
  /// By draft: its index in the outline.
  private var indices: [Int?]

  /// `isWanted` says which drafts are of interest; `bound` are those that are the initial value of a variable.
  package init(isWanted: [Bool], parents: [Call.Parent], receivers: [Int?], bound: [Int]) {
    self.parents = parents
    self.receivers = receivers
    indices = Array(repeating: nil, count: isWanted.count)
    choose(isWanted, bound)
  }

  /// The calls of interest, those that hold one, all that these are members of, and the chains of a variable's value that
  /// begin with one.
  private mutating func choose(_ isWanted: [Bool], _ bound: [Int]) {
    var isChosen = isWanted
    for number in isWanted.indices where isWanted[number] {
      if case .argument(let holder, _) = parents[number] { isChosen[holder] = true }
    }
    for number in isWanted.indices where isChosen[number] {
      var current = number
      while let receiver = receivers[current], !isChosen[receiver] {
        isChosen[receiver] = true
        current = receiver
      }
    }
    for number in bound {
      let chain = chain(from: number)
      guard chain.contains(where: { isChosen[$0] }) else { continue }
      for link in chain { isChosen[link] = true }
    }
    chosen = isWanted.indices.filter { isChosen[$0] }
    for (index, number) in chosen.enumerated() { indices[number] = index }
  }

  /// The draft, what it is a member of, and so on.
  private func chain(from number: Int) -> [Int] {
    var chain = [number]
    var current = number
    while let receiver = receivers[current] {
      chain.append(receiver)
      current = receiver
    }
    return chain
  }

  /// The index in the outline of a draft.
  package func index(of number: Int?) -> Int? {
    number.flatMap { indices[$0] }
  }

  package func receiver(of number: Int) -> Int? {
    index(of: receivers[number])
  }

  package func parent(of number: Int) -> Call.Parent {
    switch parents[number] {
    case .none: .none
    case .argument(let call, let argument):
      index(of: call).map { .argument(call: $0, index: argument) } ?? .none
    case .receiver(let call): index(of: call).map { .receiver(call: $0) } ?? .none
    }
  }
}
