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
      isDeferred: places[draft.place].isDeferred, conditions: conditions, range: speller.range(of: draft.node))
  }

  private func callee(of draft: CallDraft) -> Spelling {
    guard let name = draft.callee.name else {
      return Spelling(text: "", range: speller.range(of: draft.node.calledExpression))
    }
    return speller.spelling(ofName: name)
  }

  private func receiver(of draft: CallDraft, _ number: Int) -> Call.Receiver {
    guard let base = draft.base(chainBase: places[draft.place].chainBase) else {
      if case .implicit = draft.callee.base { return .other }
      return .none
    }
    if base.isCurrent { return .current }
    if base.is(SuperExprSyntax.self) { return .parent }
    if let call = choice.receiver(of: number) { return .call(call) }
    guard let path = NamePath(base), !path.isImplicit else { return .other }
    return .name(path.spelling(by: speller))
  }

  private func arguments(of draft: CallDraft) -> [Argument] {
    let closures = draft.closures.map { Argument(label: $0.label, value: .closure, isTrailingClosure: true) }
    return arguments(in: draft.node.arguments) + closures
  }

  /// The arguments between parentheses.
  func arguments(in list: some Sequence<LabeledExprSyntax>) -> [Argument] {
    list.map { Argument(label: $0.label.map { Speller.name(of: $0) }, value: value(of: $0.expression)) }
  }

  func value(of expression: ExprSyntax) -> Value {
    ValueReader(speller: speller, call: index).value(of: expression)
  }

  /// The index in the outline of a call.
  func index(of call: SyntaxIdentifier) -> Int? { choice.index(of: drafts.number(of: call)) }
}
