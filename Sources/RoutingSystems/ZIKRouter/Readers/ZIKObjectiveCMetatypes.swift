import Routes
import SourceModel

/// Protocol objects given to code that is not the library's, which may register them: `[Routes add:@protocol(P)]`.
enum ZIKObjectiveCMetatypes {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    let known = Set(reader.outline.calls.flatMap { protocolObjects(knownTo: $0, reader) })
    return reader.outline.calls.indices.compactMap {
      known.contains($0) ? nil : metatype(reader.outline.calls[$0], reader)
    }
  }

  private static func metatype(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let name = name(spelledBy: call), !reader.isGenericParameter(name.text, in: call.scope) else { return nil }
    return .metatype(Fact.Metatype(name: name, scope: reader.outline.typeNames(around: call.scope)))
  }

  private static func name(spelledBy call: Call) -> Spelling? {
    switch call.arguments.first?.value {
    case .reference(let name) where ZIKRouterVocabulary.protocolObjects.contains(call.callee.text): name
    case .string(let name, let range) where ZIKRouterVocabulary.protocolsByName.contains(call.callee.text):
      Spelling(text: name, range: range)
    default: nil
    }
  }

  /// The arguments of a call whose meaning there other facts say, or that nobody keeps: indices of calls.
  private static func protocolObjects(knownTo call: Call, _ reader: OutlineReader) -> [Int] {
    positions(knownTo: call, reader).compactMap { position in
      guard case .call(let index) = call.arguments[position].value, let inner = reader.call(index) else { return nil }
      return ZIKRouterVocabulary.protocolObjects.contains(inner.callee.text) ? index : nil
    }
  }

  private static func positions(knownTo call: Call, _ reader: OutlineReader) -> [Int] {
    let callee = call.callee.text
    let all = Array(call.arguments.indices)
    if ZIKRouterVocabulary.protocolQuestions.contains(callee) || ZIKAdapters.adapter(call, reader) != nil { return all }
    let registers = reader.forms(of: call).contains { $0.operand == .object && $0.meaning == .registration }
    let takesFirst = registers || ZIKObjectiveCLookUps.lookUp(call, reader) != nil
    return all.prefix(takesFirst ? 1 : 0) + reader.namedUses(in: call).filter(\.isCertain).map(\.argument)
  }
}
