import Routes
import SourceModel

/// `ZIKRouterToView(P)`, `ZIKViewRouter.toView(ZIKRoutable(P))`.
enum ZIKObjectiveCLookUps {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { lookUp($0, reader) }
  }

  static func lookUp(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    let named = named(by: call, reader)
    guard let form = reader.forms(of: named).first, case .lookUp(let lookUpForm) = form.meaning,
      let route = route(first.value, form, by: named, in: call.scope, reader)
    else { return nil }
    return .lookUp(Fact.LookUp(route: route, form: lookUpForm, conditions: call.conditions))
  }

  /// The getter in `[ZIKViewRouter toView](…)`, or the call itself.
  private static func named(by call: Call, _ reader: OutlineReader) -> Call {
    guard call.callee.text.isEmpty, case .call(let index) = call.receiver else { return call }
    return reader.call(index) ?? call
  }

  private static func route(
    _ value: Value, _ form: CallForm, by call: Call, in scope: Int, _ reader: OutlineReader
  ) -> RouteReference? {
    switch form.operand {
    case .name:
      // A macro's parameter is no name.
      guard case .reference(let name) = value, !reader.isGenericParameter(name.text, in: scope) else { return nil }
      return form.spaces.first.map { reader.reference($0, name, in: scope) }
    case .object:
      // `toModule` is a view module's on a view router, and a service module's on a service router.
      let space = reader.registrar(of: call).family.flatMap { form.spaces(of: $0).first }
      return space.flatMap { reader.protocolObject(value, .exact($0), in: scope) }
    case .value, .text: return nil
    }
  }
}
