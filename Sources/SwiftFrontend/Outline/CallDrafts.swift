import SourceModel

/// A call of the file, before it is known which calls go into the outline.
struct CallDraft {
  let node: Node
  let callee: Callee
  let place: Int
  /// Whether its callee is of interest.
  let isWanted: Bool

  /// The values of all arguments, trailing closures last; nil where the code has none yet.
  var values: [Node?] {
    node.arguments.map(\.expression) + closures.map(\.closure)
  }

  var closures: [(label: String?, closure: Node?)] {
    guard let first = node.trailingClosure else { return [] }
    return [(nil, first)] + node.additionalTrailingClosures.map { (Speller.name(of: $0.label), $0.closure) }
  }
}

/// All calls of a file in source order, outer before inner; numbers are indices into it.
struct CallDrafts {
  private(set) var all: [CallDraft] = []
  private var numbers: [Node: Int] = [:]

  mutating func append(_ draft: CallDraft) {
    numbers[draft.node] = all.count
    all.append(draft)
  }

  func number(of call: Node) -> Int? { numbers[call] }
}
