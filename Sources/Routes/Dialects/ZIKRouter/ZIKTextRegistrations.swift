import SourceModel

/// `registerIdentifier("player")`, `registerURLPattern("app://player/:id")` and their easy forms.
enum ZIKTextRegistrations {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.flatMap { facts($0, reader) }
  }

  private static func facts(_ call: Call, _ reader: OutlineReader) -> [Fact] {
    guard let first = call.arguments.first, first.label == nil, !reader.forwardsText(first.value, of: call) else {
      return []
    }
    let fact = Fact.TextRegistration(
      value: text(first.value), isURLPattern: call.callee.text == ZIKRouterVocabulary.urlPatternCall,
      form: form(of: call), method: call.callee.range, call: reader.registering(call))
    switch call.callee.text {
    case ZIKRouterVocabulary.identifierCall: return [.identifier(fact)]
    // The library registers a URL pattern as an identifier too (ZIKViewRouter+URLRouter.m:31).
    case ZIKRouterVocabulary.urlPatternCall: return [.urlPattern(fact), .identifier(fact)]
    default: return []
    }
  }

  private static func text(_ value: Value) -> Spelling? {
    if case .string(let text, let range) = value { Spelling(text: text, range: range) } else { nil }
  }

  private static func form(of call: Call) -> Fact.TextRegistration.Form {
    let labels = call.arguments.compactMap(\.label)
    guard labels.contains("forMakingView") || labels.contains("forMakingService") else { return .router }
    let takesFunction = labels.contains("factory") || labels.contains("configurationFactory")
    return takesFunction ? .easyFunction : .easy
  }
}

extension OutlineReader {
  /// Whether a text is one that callers of a method of the same name spell: the library registers so itself.
  fileprivate func forwardsText(_ value: Value, of call: Call) -> Bool {
    guard case .reference = value else { return false }
    return scopes(from: call.scope).contains { scope in
      guard case .function(let name) = scope.kind else { return false }
      let method = name.prefix { $0 != ":" }
      return method == ZIKRouterVocabulary.identifierCall || method == ZIKRouterVocabulary.urlPatternCall
    }
  }
}
