import SourceModel

/// Identifiers and URLs in string literals.
enum ZIKStrings {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.flatMap { facts($0, reader) }
  }

  private static func facts(_ call: Call, _ reader: OutlineReader) -> [Fact] {
    guard let first = call.arguments.first, case .string(let value, let range) = first.value else { return [] }
    let text = Spelling(text: value, range: range)
    switch (call.callee.text, first.label) {
    case ("registerIdentifier", nil):
      return [.identifier(fact(text, family: nil, call, reader))]
    case ("registerURLPattern", nil):
      // The library registers a URL pattern as an identifier too (ZIKViewRouter+URLRouter.m:31).
      let pattern = fact(text, family: nil, call, reader)
      return [.urlPattern(pattern), .identifier(pattern)]
    case ("to", "viewIdentifier"):
      return [.identifierLookUp(fact(text, family: .view, call, reader))]
    case ("to", "serviceIdentifier"):
      return [.identifierLookUp(fact(text, family: .service, call, reader))]
    case ("toIdentifier", nil):
      return [.identifierLookUp(fact(text, family: nil, call, reader))]
    case ("performURL", nil), ("router", "forURL"), ("routerForURL", nil):
      return [.urlLookUp(fact(text, family: nil, call, reader))]
    default:
      return []
    }
  }

  private static func fact(
    _ value: Spelling, family: RouteFamily?, _ call: Call, _ reader: OutlineReader
  ) -> Fact.RouteStringFact {
    let registering = reader.registering(call)
    return Fact.RouteStringFact(
      value: value, family: family ?? registering.registrar.family, call: registering)
  }
}

extension Registrar {
  /// The family where the registrar itself tells it.
  var family: RouteFamily? {
    switch self {
    case .library(let family), .block(let family, _, _): family
    case .type, .unknown: nil
    }
  }
}
