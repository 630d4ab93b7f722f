import SourceModel
import SwiftSyntax

/// A property of interest, before it is known what it gives back.
struct GivenDraft {
  let variable: Node
  let binding: Node
  let name: Node
  /// Index of the type that declares it.
  let scope: Int
  let conditions: ConditionStack
}

extension OutlineWalk {
  /// Notes the properties of interest in the body of a type.
  mutating func noteGivenTexts(of type: Node, at place: Int) {
    let names = wanted.interest.names.bodies.properties
    guard !names.isEmpty else { return }
    var pending = (type.memberBlock?.members.compactMap(\.decl) ?? []).map { ($0, places[place].conditions) }
    while let (member, conditions) = pending.popLast() {
      switch member.kind {
      case .variableDecl:
        for binding in member.bindings {
          guard let name = binding.pattern?.identifier, names.contains(Speller.name(of: name)) else { continue }
          given.append(
            GivenDraft(
              variable: member, binding: binding, name: name, scope: places[place].scope,
              conditions: conditionSpeller.spell(conditions)))
        }
      case .ifConfigDecl:
        for (clause, inner) in Condition.arms(of: member) {
          let members = (clause.armElements?.children.map(\.decl) ?? []).compactMap(\.self)
          pending += members.map { ($0, conditions + inner) }
        }
      default: continue
      }
    }
  }

  func givenTexts(_ names: inout NamedTexts) -> [GivenTexts] {
    let reader = ValueReader(speller: speller) { _ in nil }
    return given.map { draft in
      GivenTexts(
        name: speller.spelling(ofName: draft.name), scope: draft.scope, isStatic: draft.variable.isStatic,
        values: draft.values?.map { $0.map { names.value(of: $0, reader) } ?? .other }, conditions: draft.conditions)
    }
  }
}

extension GivenDraft {
  /// What it may give back, nil among it for what is not seen. nil for a declaration without code and initial value.
  fileprivate var values: [Node?]? {
    let initial = binding.initializer?.value.map { [$0] }
    guard var pending = binding.getterStatements?.results ?? initial else { return nil }
    // A wrapper may give back something else.
    var values: [Node?] = isWrapped ? [nil] : []
    while let next = pending.popLast() {
      let value = next.unwrapped
      if let parts = value.parts { pending += parts } else if !value.givesNothing { values.append(value) }
    }
    return values.reversed()
  }

  private var isWrapped: Bool {
    variable.attributes.contains {
      $0.attributeName.map { !BuiltInAttribute.contains(Speller.words(of: $0)) } ?? false
    }
  }
}

extension Node {
  /// The elements of a list, the values of a choice, and what a closure that is called at once gives back; nil for others.
  fileprivate var parts: [Node]? {
    switch kind {
    case .arrayExpr: elements.compactMap(\.expression)
    case .sequenceExpr: choices
    case .functionCallExpr: calledExpression?.unwrapped.ifKind(.closureExpr)?.statements?.results
    default: nil
    }
  }

  /// `c ? a : b`
  private var choices: [Node]? {
    let parts = Array(elements)
    guard parts.count > 2, let last = parts.last, parts[parts.count - 2].kind == .unresolvedTernaryExpr,
      let first = parts[parts.count - 2].thenExpression
    else { return nil }
    return [first, last]
  }

  /// True for `nil`, and for a call that never returns.
  fileprivate var givesNothing: Bool {
    if kind == .nilLiteralExpr { return true }
    guard kind == .functionCallExpr, let name = NamePath(calledExpression)?.names.last else { return false }
    return ["fatalError", "preconditionFailure", "abort", "exit"].contains(name)
  }
}
