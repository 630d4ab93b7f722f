import Routes
import SourceModel

/// Types given to code that is not the library's, which may register them: `AutoRoute.add(P.self)`, `@Routes(P.self)`.
enum ZIKSwiftMetatypes {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    let known = Set(reader.outline.calls.flatMap { ranges(in: $0, reader) + namedRanges(in: $0, reader) })
    return reader.outline.metatypes.compactMap { use in
      guard !known.contains(use.name.range), !reader.isGenericParameter(use.name.text, in: use.scope) else {
        return nil
      }
      return .metatype(
        Fact.Metatype(name: use.name, generic: use.generic, scope: reader.outline.typeNames(around: use.scope)))
    }
  }

  /// The places where a call of the library takes types.
  private static func ranges(in call: Call, _ reader: OutlineReader) -> [SourceRange] {
    let isKnown =
      ZIKRouterVocabulary.destinationCalls[call.callee.text] != nil
      || reader.forms(of: call).contains { $0.operand == .object }
    return call.arguments.filter { isKnown || labels.contains($0.label ?? "") }.compactMap { $0.value.typeName?.range }
  }

  /// The places where a function that the configuration names takes a protocol.
  private static func namedRanges(in call: Call, _ reader: OutlineReader) -> [SourceRange] {
    reader.namedUses(in: call).filter { $0.function.kind != nil }
      .compactMap { call.arguments[$0.argument].value.typeName?.range }
  }

  private static let labels: Set = ["declaredProtocol", "forMakingView", "forMakingService", "withDestination"]
}
