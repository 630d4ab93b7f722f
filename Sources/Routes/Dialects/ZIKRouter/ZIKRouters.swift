import SourceModel

/// What router classes say of themselves, and where code uses them by name.
///
/// Which classes are routers is known to link alone: a use of any other class is dropped there.
enum ZIKRouters {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.scopes.compactMap { override($0, reader) } + uses(reader)
  }

  private static func override(_ scope: Scope, _ reader: OutlineReader) -> Fact? {
    guard case .function(let name) = scope.kind, scope.isStatic, let parent = scope.parent else { return nil }
    guard let method = Fact.MethodOverride.Method(rawValue: name), scope.parameterLabels.isEmpty else { return nil }
    guard let type = reader.enclosingType(of: parent) else { return nil }
    return .override(
      Fact.MethodOverride(
        type: TypeName.simple(type.name.text), method: method, answer: answer(scope.returned, reader)))
  }

  private static func answer(_ value: Value?, _ reader: OutlineReader) -> Fact.MethodOverride.Answer {
    switch value {
    case .boolean(let value): .always(value)
    case .isCurrent(let type): .onlyFor(TypeName.simple(type.text))
    default: .unknown
    }
  }

  private static func uses(_ reader: OutlineReader) -> [Fact] {
    let registering = Set(reader.outline.calls.compactMap(registeringReceiver))
    return reader.outline.typeUses.compactMap { use in
      guard use.isExpression, use.genericArguments.isEmpty, !registering.contains(use.name.range.end) else {
        return nil
      }
      if reader.original(use.name.text) == ZIKRouterVocabulary.registry { return .registryUse }
      return .routerUse(Fact.RouterUse(name: use.name, conditions: use.conditions))
    }
  }

  /// The end of the class name in `PlayerRouter.registerRoutableDestination()`, which is no look-up.
  private static func registeringReceiver(_ call: Call) -> Position? {
    guard call.callee.text.hasPrefix("register"), case .name(let name) = call.receiver else { return nil }
    return name.range.end
  }
}
