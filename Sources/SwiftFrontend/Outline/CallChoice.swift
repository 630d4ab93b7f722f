import SourceModel
import SwiftSyntax

/// Which calls of a file go into the outline, and how they hang together.
struct CallChoice {
  /// The chosen drafts, in order.
  private(set) var chosen: [Int] = []
  /// By draft: what its value is given to, in numbers of drafts.
  private var parents: [Call.Parent]
  /// By draft: the draft that it is a member of.
  private var receivers: [Int?]
  /// By draft: its index in the outline.
  private var indices: [Int?]

  /// `bound` are the drafts that are the initial value of a variable.
  init(_ drafts: CallDrafts, bound: [Int], places: [Place]) {
    parents = Array(repeating: .none, count: drafts.all.count)
    receivers = Array(repeating: nil, count: drafts.all.count)
    indices = Array(repeating: nil, count: drafts.all.count)
    for number in drafts.all.indices { connect(number, in: drafts, places) }
    choose(drafts, bound)
  }

  private mutating func connect(_ number: Int, in drafts: CallDrafts, _ places: [Place]) {
    let draft = drafts.all[number]
    for (index, value) in draft.values.enumerated() {
      for held in HeldCalls(in: value) {
        guard let inner = drafts.number(of: held.id) else { continue }
        parents[inner] = .argument(call: number, index: index)
      }
    }
    guard let call = draft.receivingCall(chainBase: places[draft.place].chainBase),
      let inner = drafts.number(of: call.id)
    else { return }
    receivers[number] = inner
    if parents[inner] == .none { parents[inner] = .receiver(call: number) }
  }

  /// The calls of interest, those that hold one, all that these are members of, and the chains of a variable's value that
  /// begin with one.
  private mutating func choose(_ drafts: CallDrafts, _ bound: [Int]) {
    var isChosen = drafts.all.map(\.isWanted)
    for number in drafts.all.indices where drafts.all[number].isWanted {
      if case .argument(let holder, _) = parents[number] { isChosen[holder] = true }
    }
    for number in drafts.all.indices where isChosen[number] {
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
    chosen = drafts.all.indices.filter { isChosen[$0] }
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
  func index(of number: Int?) -> Int? {
    number.flatMap { indices[$0] }
  }

  func receiver(of number: Int) -> Int? {
    index(of: receivers[number])
  }

  func parent(of number: Int) -> Call.Parent {
    switch parents[number] {
    case .none: .none
    case .argument(let call, let argument):
      index(of: call).map { .argument(call: $0, index: argument) } ?? .none
    case .receiver(let call): index(of: call).map { .receiver(call: $0) } ?? .none
    }
  }
}

extension CallDraft {
  /// What the callee is a member of, also where an `#if` cuts the chain.
  func base(chainBase: ExprSyntax?) -> ExprSyntax? {
    switch callee.base {
    case .none: nil
    case .implicit: chainBase?.unwrapped
    case .expression(let expression): expression.unwrapped
    }
  }

  /// The call that the callee is a member of; `type(of: self)` is none.
  func receivingCall(chainBase: ExprSyntax?) -> FunctionCallExprSyntax? {
    guard let base = base(chainBase: chainBase), !base.isCurrent else { return nil }
    return base.as(FunctionCallExprSyntax.self)
  }
}
