import SourceModel
import SwiftSyntax

/// Makes the outline's calls of the chosen drafts.
struct CallReader {
  let speller: Speller
  let drafts: CallDrafts
  let choice: CallChoice
  let places: [Place]

  func call(_ number: Int, conditions: ConditionStack) -> Call {
    let draft = drafts.all[number]
    return Call(
      callee: callee(of: draft), receiver: receiver(of: draft, number),
      genericArguments: speller.arguments(of: draft.callee.generics), arguments: arguments(of: draft),
      parent: choice.parent(of: number), scope: places[draft.place].scope,
      closure: places[draft.place].closure, conditions: conditions, range: speller.range(of: draft.node))
  }

  private func callee(of draft: CallDraft) -> Spelling {
    guard let name = draft.callee.name else {
      return Spelling(text: "", range: speller.range(of: draft.node.calledExpression ?? draft.node))
    }
    return speller.spelling(ofName: name)
  }

  private func receiver(of draft: CallDraft, _ number: Int) -> Call.Receiver {
    guard let base = draft.base(chainBase: places[draft.place].chainBase) else {
      if case .implicit = draft.callee.base { return .other }
      return .none
    }
    // No call for `type(of: self)`.
    return choice.receiver(of: number).map { .call($0) } ?? receiver(base)
  }

  /// What a function is a member of, where that is no call of the outline.
  func receiver(_ base: Node) -> Call.Receiver {
    if base.isCurrent { return .current }
    if base.kind == .superExpr { return .parent }
    guard let path = NamePath(base), !path.isImplicit else { return .other }
    return .name(path.spelling(by: speller))
  }

  private func arguments(of draft: CallDraft) -> [Argument] {
    let closures = draft.closures.map { Argument(label: $0.label, value: .closure, isTrailingClosure: true) }
    return arguments(in: draft.node.arguments) + closures
  }

  /// The arguments between parentheses.
  func arguments(in list: Node.Children) -> [Argument] {
    list.map { argument in
      Argument(
        label: argument.label.map { Speller.name(of: $0) },
        value: argument.expression.map { value(of: $0) } ?? .other)
    }
  }

  func value(of expression: Node) -> Value {
    ValueReader(speller: speller, call: index).value(of: expression)
  }

  /// The index in the outline of a call.
  func index(of call: Node) -> Int? { choice.index(of: drafts.number(of: call)) }
}
