import Routes
import SourceModel

/// Calls on the library's registry, in either language, by which code takes over the registration
/// of routers, and ends it.
enum ZIKRegistryPatterns {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { call($0, reader) } + reader.outline.assignments.compactMap { off($0, reader) }
  }

  private static func call(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard case .name(let type) = call.receiver else { return nil }
    switch call.callee.text {
    case ZIKRouterVocabulary.manualFinish where call.arguments.isEmpty && isRegistry(type.text, reader):
      return .ofSystem(CodePattern(kind: .manualFinish, name: call.callee, conditions: call.conditions))
    case ZIKRouterVocabulary.manualSetter where isRegistry(type.text, reader):
      guard call.arguments.map(\.value) == [.boolean(false)] else { return nil }
      return .ofSystem(CodePattern(kind: .manualSwitch, name: call.callee, conditions: call.conditions))
    default: return nil
    }
  }

  private static func off(_ assignment: Assignment, _ reader: OutlineReader) -> Fact? {
    guard let dot = assignment.target.text.lastIndex(of: "."), assignment.value == .boolean(false),
      assignment.target.text[dot...].dropFirst() == ZIKRouterVocabulary.manualSwitch,
      isRegistry(String(assignment.target.text[..<dot]), reader)
    else { return nil }
    return .ofSystem(CodePattern(kind: .manualSwitch, name: assignment.target, conditions: assignment.conditions))
  }

  private static func isRegistry(_ type: String, _ reader: OutlineReader) -> Bool {
    reader.original(TypeName.simple(type)) == ZIKRouterVocabulary.registry
  }
}
