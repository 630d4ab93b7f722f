import SourceModel

/// A use of a freestanding macro that a reader asks for: `#Bind(P.self, C.self)`.
struct MacroDraft {
  fileprivate let node: Node
  fileprivate let place: Int
}

extension OutlineWalk {
  mutating func noteUse(_ macro: Node, at place: Int) {
    guard wanted.interest.receivers.contains(Speller.name(of: macro.macroName)) else { return }
    macros.append(MacroDraft(node: macro, place: place))
  }

  /// The macro as a call of a function.
  func call(of draft: MacroDraft, _ reader: CallReader, _ names: inout NamedTexts) -> Call {
    let (node, place) = (draft.node, places[draft.place])
    let name = speller.spelling(ofName: node.macroName)
    var arguments = reader.arguments(in: node.arguments)
    if wanted.interest.names.callees.contains(name.text) {
      let values = ValueReader(speller: speller, call: reader.index)
      for (index, argument) in node.arguments.enumerated() {
        guard let expression = argument.expression else { continue }
        arguments[index].value = names.value(of: expression, values)
      }
    }
    let closure = node.trailingClosure
    if closure != nil { arguments.append(Argument(label: nil, value: .closure, isTrailingClosure: true)) }
    var conditions = conditionSpeller
    var call = Call(
      callee: name, genericArguments: speller.arguments(of: node.genericArgumentClause), arguments: arguments,
      scope: place.scope, closure: place.closure, conditions: conditions.spell(place.conditions),
      range: speller.range(of: node))
    let types = CallTypeReader(reader, readsClosures: wanted.interest.blocks.making.contains(name.text))
    let expressions = node.arguments.map(\.expression) + (closure.map { [$0] } ?? [])
    call.types.arguments = expressions.map { types.types(of: $0, &names.variables) }
    return call
  }
}
