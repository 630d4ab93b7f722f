import Routes
import SourceModel

/// Classes that a router, a route made from a block or an easy factory makes instances of.
enum ZIKDestinations {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { fact(of: $0, reader) }
  }

  private static func fact(of call: Call, _ reader: OutlineReader) -> Fact? {
    if let easy = easy(call, reader) { return easy }
    guard let first = call.arguments.first else { return nil }
    if let known = ZIKRouterVocabulary.destinationCalls[call.callee.text], first.label == nil {
      let form: DestinationForm = known.isExclusive ? .exclusive : .plain
      return fact(for: first.value, family: known.family, form: form, of: call, reader)
    }
    guard case .block(let family, _, _) = reader.registrar(of: call) else { return nil }
    switch (call.callee.text, first.label) {
    case ("make", "withDestination"), (_, "destination"), ("registerDestination", nil),
      ("makeRouteWithDestination", nil), ("initWithDestination", nil):
      return fact(for: first.value, family: family, form: .plain, of: call, reader)
    case ("make", "withExclusiveDestination"), (_, "exclusiveDestination"), ("registerExclusiveDestination", nil),
      ("makeRouteWithExclusiveDestination", nil), ("initWithExclusiveDestination", nil):
      return fact(for: first.value, family: family, form: .exclusive, of: call, reader)
    default:
      return nil
    }
  }

  /// `registerIdentifier("player", forMakingView: PlayerViewController.self)`
  private static func easy(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard ZIKRouterVocabulary.easyCalls.contains(call.callee.text), call.arguments.count > 1 else { return nil }
    let made = call.arguments[1]
    guard let family = made.label.flatMap({ ZIKRouterVocabulary.easyLabels[$0] }) else { return nil }
    let form: DestinationForm = call.arguments.count > 2 ? .easyWithFactory : .easy
    return fact(for: made.value, family: family, form: form, of: call, reader)
  }

  private static func fact(
    for value: Value, family: RouteFamily, form: DestinationForm, of call: Call, _ reader: OutlineReader
  ) -> Fact {
    let type = value.typeName.flatMap { reader.isGenericParameter($0.text, in: call.scope) ? nil : $0 }
    return .destination(
      Fact.DestinationRegistration(
        type: type, scope: reader.outline.typeNames(around: call.scope), family: family, form: form, place: call.range,
        call: reader.registering(call)))
  }
}
