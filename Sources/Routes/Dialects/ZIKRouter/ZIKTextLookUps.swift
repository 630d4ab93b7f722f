import SourceModel

/// Identifiers and URLs that are looked up by literals.
enum ZIKTextLookUps {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { fact($0, reader) }
  }

  private static func fact(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let first = call.arguments.first, case .string(let value, let range) = first.value else { return nil }
    let text = Spelling(text: value, range: range)
    switch (call.callee.text, first.label) {
    case ("to", "viewIdentifier"):
      return .identifierLookUp(lookUp(text, on: router(.view, call, reader), call, reader))
    case ("to", "serviceIdentifier"):
      return .identifierLookUp(lookUp(text, on: router(.service, call, reader), call, reader))
    case ("toIdentifier", nil):
      return .identifierLookUp(lookUp(text, on: .registrar(reader.registrar(of: call)), call, reader))
    case ("performURL", nil), ("router", "forURL"), ("routerForURL", nil):
      return .urlLookUp(lookUp(text, on: .registrar(reader.registrar(of: call)), call, reader))
    default:
      return nil
    }
  }

  private static func router(
    _ family: RouteFamily, _ call: Call, _ reader: OutlineReader
  ) -> Fact.TextLookUp.Receiver {
    reader.isOnRouter(call) ? .router(family, isBare: !reader.namesModule(call.receiver)) : .other(family)
  }

  private static func lookUp(
    _ value: Spelling, on receiver: Fact.TextLookUp.Receiver, _ call: Call, _ reader: OutlineReader
  ) -> Fact.TextLookUp {
    Fact.TextLookUp(
      value: value, receiver: receiver, scope: reader.typeNames(around: call.scope), conditions: call.conditions)
  }
}
