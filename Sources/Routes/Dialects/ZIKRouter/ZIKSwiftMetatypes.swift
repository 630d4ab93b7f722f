import SourceModel

/// Types given to code that is not the library's, which may register them: `AutoRoute.add(P.self)`, `@Routes(P.self)`.
enum ZIKSwiftMetatypes {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    let known = Set(reader.outline.calls.flatMap { ranges(in: $0) + namedRanges(in: $0, reader) })
    return reader.outline.metatypes.compactMap { use in
      guard !known.contains(use.name.range), !reader.isGenericParameter(use.name.text, in: use.scope) else {
        return nil
      }
      return .metatype(Fact.Metatype(name: use.name, generic: use.generic, scope: reader.typeNames(around: use.scope)))
    }
  }

  /// Where a call of the library takes types.
  private static func ranges(in call: Call) -> [SourceRange] {
    let callee = call.callee.text
    let isKnown =
      ZIKRouterVocabulary.destinationCalls[callee] != nil || ZIKRouterVocabulary.protocolCalls[callee] != nil
      || ZIKRouterVocabulary.adapterCalls[callee] != nil
    return call.arguments.filter { isKnown || labels.contains($0.label ?? "") }.compactMap { $0.value.typeName?.range }
  }

  /// Where a function that the configuration names takes a protocol.
  private static func namedRanges(in call: Call, _ reader: OutlineReader) -> [SourceRange] {
    reader.namedUses(in: call).filter { $0.function.kind != nil }
      .compactMap { call.arguments[$0.argument].value.typeName?.range }
  }

  private static let labels: Set = ["declaredProtocol", "forMakingView", "forMakingService", "withDestination"]
}
