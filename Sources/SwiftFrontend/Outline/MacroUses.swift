import SourceModel
import SwiftSyntax

/// A use of a freestanding macro that a reader asks for: `#Bind(P.self, C.self)`.
struct MacroDraft {
  fileprivate let node: Syntax
  fileprivate let name: TokenSyntax
  fileprivate let generics: GenericArgumentClauseSyntax?
  fileprivate let arguments: LabeledExprListSyntax
  fileprivate let closure: ClosureExprSyntax?
  fileprivate let place: Int

  init(_ node: some FreestandingMacroExpansionSyntax, at place: Int) {
    self.node = Syntax(node)
    (name, generics, arguments) = (node.macroName, node.genericArgumentClause, node.arguments)
    (closure, self.place) = (node.trailingClosure, place)
  }
}

extension OutlineWalk {
  mutating func noteUse(_ node: some FreestandingMacroExpansionSyntax, at place: Int) {
    guard wanted.interest.receivers.contains(Speller.name(of: node.macroName)) else { return }
    macros.append(MacroDraft(node, at: place))
  }

  /// The macro as a call of a function.
  func call(of draft: MacroDraft, _ reader: CallReader, _ names: inout NamedTexts) -> Call {
    let place = places[draft.place]
    let name = speller.spelling(ofName: draft.name)
    var arguments = reader.arguments(in: draft.arguments)
    if wanted.interest.names.callees.contains(name.text) {
      let values = ValueReader(speller: speller, call: reader.index)
      for (index, argument) in draft.arguments.enumerated() {
        arguments[index].value = names.value(of: argument.expression, values)
      }
    }
    if draft.closure != nil { arguments.append(Argument(label: nil, value: .closure, isTrailingClosure: true)) }
    var conditions = conditionSpeller
    var call = Call(
      callee: name, genericArguments: speller.arguments(of: draft.generics), arguments: arguments,
      scope: place.scope, isDeferred: place.isDeferred, conditions: conditions.spell(place.conditions),
      range: speller.range(of: draft.node))
    let types = CallTypeReader(reader, readsClosures: wanted.interest.blocks.making.contains(name.text))
    let expressions = draft.arguments.map(\.expression) + [draft.closure.map(ExprSyntax.init)].compactMap(\.self)
    call.types.arguments = expressions.map { types.types(of: $0, &names.variables) }
    return call
  }
}
