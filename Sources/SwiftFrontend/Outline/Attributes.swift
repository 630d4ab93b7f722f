import SourceModel
import SwiftSyntax

/// Attributes of variables that a reader asks for.
extension OutlineWalk {
  mutating func noteAttribute(_ node: AttributeSyntax, at place: Int) {
    guard !wanted.interest.receivers.isEmpty, let name = node.attributeName.lastName,
      wanted.interest.receivers.contains(Speller.name(of: name))
    else { return }
    attributes.append((node, place))
  }

  /// The attribute as a call that makes the value of the variable.
  func attribute(
    _ draft: (node: AttributeSyntax, place: Int), _ reader: CallReader, _ variables: inout LexicalNames
  ) -> Call {
    let (node, place) = (draft.node, places[draft.place])
    let name = node.attributeName
    let generics =
      name.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? name.as(MemberTypeSyntax.self)?.genericArgumentClause
    var arguments: [LabeledExprSyntax] = []
    if case .argumentList(let list)? = node.arguments { arguments = Array(list) }
    var conditions = conditionSpeller
    var call = Call(
      callee: name.lastName.map { speller.spelling(ofName: $0) } ?? speller.spelling(of: name),
      genericArguments: speller.arguments(of: generics),
      arguments: reader.arguments(in: arguments), scope: place.scope, conditions: conditions.spell(place.conditions),
      range: speller.range(of: node))
    let types = CallTypeReader(reader, readsClosures: false)
    call.types.arguments = arguments.map { types.types(of: $0.expression, &variables) }
    call.types.result = node.variableType.flatMap(types.plain)
    return call
  }
}

extension TypeSyntax {
  var lastName: TokenSyntax? { self.as(IdentifierTypeSyntax.self)?.name ?? self.as(MemberTypeSyntax.self)?.name }
}

extension AttributeSyntax {
  /// The declared type of the variable that it stands before.
  fileprivate var variableType: TypeSyntax? {
    var next = parent
    while let node = next, [.attributeList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl].contains(node.kind) {
      next = node.parent
    }
    if let parameter = next?.as(FunctionParameterSyntax.self) { return parameter.type }
    return next?.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
  }
}
