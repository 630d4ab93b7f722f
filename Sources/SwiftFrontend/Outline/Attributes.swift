import SourceModel
import SwiftSyntax

/// Attributes of variables that a reader asks for.
extension OutlineWalk {
  mutating func noteAttribute(_ attribute: Node, at place: Int) {
    guard !wanted.interest.receivers.isEmpty, let name = attribute.attributeName?.lastName,
      wanted.interest.receivers.contains(Speller.name(of: name))
    else { return }
    attributes.append((attribute, place))
  }

  /// The attribute as a call that makes the value of the variable.
  func attribute(
    _ draft: (node: Node, place: Int), _ reader: CallReader, _ variables: inout LexicalNames
  ) -> Call {
    let (node, place) = (draft.node, places[draft.place])
    let name = node.attributeName
    let arguments = node.arguments
    var conditions = conditionSpeller
    var call = Call(
      callee: speller.spelling(ofName: name?.lastName),
      genericArguments: speller.arguments(of: name?.genericArgumentClause),
      arguments: reader.arguments(in: arguments), scope: place.scope, conditions: conditions.spell(place.conditions),
      range: speller.range(of: node))
    let types = CallTypeReader(reader, readsClosures: false)
    call.types.arguments = arguments.map { types.types(of: $0.expression, &variables) }
    call.types.result = node.variableType.flatMap(types.plain)
    return call
  }
}

extension Node {
  /// The declared type of the variable that an attribute stands before.
  fileprivate var variableType: Node? {
    guard let declaration = attributedNode else { return nil }
    switch declaration.kind {
    case .functionParameter: return declaration.type
    case .variableDecl: return declaration.bindings.first?.typeAnnotation?.type
    default: return nil
    }
  }

  /// What an attribute stands before, also in an `#if`.
  var attributedNode: Node? {
    var next = parent
    while let node = next, [.attributeList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl].contains(node.kind) {
      next = node.parent
    }
    return next
  }
}
