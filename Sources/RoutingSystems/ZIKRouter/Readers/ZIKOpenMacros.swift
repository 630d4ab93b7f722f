import Routes
import SourceModel

/// Uses of the tree's own macros that may register what they are given, and that cannot be read.
///
/// The words in a use are doubtful already. What is put together there may be any protocol: `ROUTE(CONCAT(Player, Input))`.
enum ZIKOpenMacros {
  static func facts(_ reader: OutlineReader, _ macros: Set<String>) -> [Fact] {
    guard !macros.isEmpty else { return [] }
    return reader.outline.calls.compactMap { call in
      guard macros.contains(call.callee.text), call.arguments.contains(where: { isComposed($0.value, reader) }) else {
        return nil
      }
      return .unnamed(.any(RouteSpace.protocols))
    }
  }

  private static func isComposed(_ value: Value, _ reader: OutlineReader) -> Bool {
    switch value {
    case .other, .composed, .result, .names: true
    case .call(let index):
      reader.call(index).map { !ZIKRouterVocabulary.protocolObjects.contains($0.callee.text) } ?? true
    case .metatype, .string, .boolean, .reference, .constant, .typeName, .variable, .parameter, .nameOfParameter,
      .closure, .isCurrent:
      false
    }
  }
}
