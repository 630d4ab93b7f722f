import Routes
import SourceModel

extension OutlineReader {
  /// The forms of calls with the callee of a call, which may be an alias of a type.
  func forms(of call: Call) -> [CallForm] {
    let forms = ZIKRouterForms.table[call.callee.text, outline.language]
    guard forms.isEmpty, let type = aliases[call.callee.text].map(TypeName.simple) else { return forms }
    return ZIKRouterForms.table[type, outline.language].filter { $0.receiver == .constructed }
  }

  /// The form by which a call takes its argument at a position, from zero, for a route.
  func form(of call: Call, at position: Int) -> CallForm? {
    guard call.arguments.indices.contains(position) else { return nil }
    return forms(of: call).first { $0.takes(call.arguments[position].label, at: position) }
  }

  /// The route that an argument spells; nil for a value that spells none.
  func route(_ value: Value, as form: CallForm, in scope: Int) -> RouteReference? {
    switch form.operand {
    case .value: routable(value)
    case .object: protocolObject(value, form.kind, in: scope)
    case .name, .text: nil
    }
  }
}

extension CallForm {
  /// The kind of a route whose operand does not show it.
  var kind: RouteReference.Kind {
    guard let space = spaces.first, spaces.count == 1 else {
      return .ofRegistrar(spaces)
    }
    return .exact(space)
  }
}
