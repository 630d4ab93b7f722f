import SourceModel
import SwiftSyntax

extension CallChoice {
  /// `bound` are the drafts that are the initial value of a variable, `returned` those that a method of interest gives back.
  init(_ drafts: CallDrafts, bound: [Int], returned: Set<Int>, places: [Place]) {
    var parents = [Call.Parent](repeating: .none, count: drafts.all.count)
    var receivers = [Int?](repeating: nil, count: drafts.all.count)
    for (number, draft) in drafts.all.enumerated() {
      for (index, value) in draft.values.enumerated() {
        guard let value else { continue }
        for held in HeldCalls(in: value) {
          guard let inner = drafts.number(of: held) else { continue }
          parents[inner] = .argument(call: number, index: index)
        }
      }
      guard let call = draft.receivingCall(chainBase: places[draft.place].chainBase),
        let inner = drafts.number(of: call)
      else { continue }
      receivers[number] = inner
      if parents[inner] == .none { parents[inner] = .receiver(call: number) }
    }
    let isWanted = drafts.all.indices.map { drafts.all[$0].isWanted || returned.contains($0) }
    self.init(isWanted: isWanted, parents: parents, receivers: receivers, bound: bound)
  }
}

extension CallDraft {
  /// What the callee is a member of, also where an `#if` cuts the chain.
  func base(chainBase: Node?) -> Node? {
    switch callee.base {
    case .none: nil
    case .implicit: chainBase?.unwrapped
    case .expression(let expression): expression.unwrapped
    }
  }

  /// The call that the callee is a member of; `type(of: self)` is none.
  func receivingCall(chainBase: Node?) -> Node? {
    guard let base = base(chainBase: chainBase), !base.isCurrent else { return nil }
    return base.ifKind(.functionCallExpr)
  }
}
