import SourceModel

/// Classes that a router or a route made from a block registers as its destinations.
enum ZIKDestinations {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { fact(of: $0, reader) }
  }

  private static func fact(of call: Call, _ reader: OutlineReader) -> Fact? {
    guard let first = call.arguments.first, let type = first.value.typeName else { return nil }
    if let known = ZIKRouterVocabulary.destinationCalls[call.callee.text], first.label == nil {
      return fact(type, known.family, isExclusive: known.isExclusive, call, reader)
    }
    guard case .block(let family, _, _) = reader.registrar(of: call) else { return nil }
    switch (call.callee.text, first.label) {
    case ("make", "withDestination"), (_, "destination"), ("registerDestination", nil),
      ("makeRouteWithDestination", nil), ("initWithDestination", nil):
      return fact(type, family, isExclusive: false, call, reader)
    case ("make", "withExclusiveDestination"), (_, "exclusiveDestination"), ("registerExclusiveDestination", nil),
      ("makeRouteWithExclusiveDestination", nil), ("initWithExclusiveDestination", nil):
      return fact(type, family, isExclusive: true, call, reader)
    default:
      return nil
    }
  }

  private static func fact(
    _ type: Spelling, _ family: RouteFamily, isExclusive: Bool, _ call: Call, _ reader: OutlineReader
  ) -> Fact {
    .destination(
      Fact.DestinationRegistration(
        type: type, family: family, isExclusive: isExclusive, call: reader.registering(call)))
  }
}
