import Routes
import SourceModel

/// Blocks of Objective-C that make a module's configuration and give it no way to make the destination.
///
/// The library asks the configuration for one as soon as the block has run. Only a block that does nothing else is judged:
/// whatever it calls may set it.
enum ZIKMakeableConfigurations {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.indices.compactMap { fact(ofCallAt: $0, reader) }
  }

  private static func fact(ofCallAt index: Int, _ reader: OutlineReader) -> Fact? {
    let call = reader.outline.calls[index]
    guard makesConfiguration(call), !call.isDeferred else { return nil }
    // In the order of their starts, what a call holds follows it.
    let inner = reader.outline.calls[(index + 1)...].prefix { $0.range.start < call.range.end }.filter(\.isDeferred)
    let names = inner.compactMap { made(by: $0) }
    guard let name = names.first, Set(names.map(\.text)).count == 1, inner.allSatisfy({ isPart($0, reader) }),
      assignments(in: call.range, reader).allSatisfy({ isOther($0, reader) })
    else { return nil }
    return .ofSystem(CodePattern(kind: .unsetFactory, name: name, conditions: call.conditions))
  }

  /// `registerModuleProtocol:forMakingView:making:`, `registerIdentifier:forMakingService:configurationMaking:`
  private static func makesConfiguration(_ call: Call) -> Bool {
    guard let last = call.arguments.last, last.value == .closure, call.arguments.count == 3,
      call.arguments[1].label.map({ ZIKRouterVocabulary.easyLabels[$0] != nil }) == true
    else { return false }
    let label = last.label
    return call.callee.text == "registerModuleProtocol" && label == ZIKRouterVocabulary.makingLabel
      || call.callee.text == ZIKRouterVocabulary.identifierCall && label == ZIKRouterVocabulary.configurationLabel
  }

  /// The class in `[C new]` and `[C alloc]`.
  private static func made(by call: Call) -> Spelling? {
    guard case .name(let name) = call.receiver, call.callee.text == "new" || call.callee.text == "alloc",
      ZIKRouterVocabulary.makeableConfigurations.contains(name.text)
    else { return nil }
    return name
  }

  /// True if a call only makes such an object.
  private static func isPart(_ call: Call, _ reader: OutlineReader) -> Bool {
    if made(by: call) != nil { return true }
    guard call.callee.text == "init", call.arguments.isEmpty, case .call(let index) = call.receiver else {
      return false
    }
    return reader.call(index).flatMap { made(by: $0) } != nil
  }

  private static func assignments(in range: SourceRange, _ reader: OutlineReader) -> ArraySlice<Assignment> {
    let all = reader.outline.assignments
    let first = all.partitionPoint { $0.target.range.start < range.start }
    let end = all.partitionPoint { $0.target.range.start < range.end }
    return all[first..<max(first, end)]
  }

  /// True if an assignment sets a member, other than a factory, of a variable that is made here.
  private static func isOther(_ assignment: Assignment, _ reader: OutlineReader) -> Bool {
    let path = assignment.target.text.dottedNames
    guard path.count == 2, !ZIKRouterVocabulary.factories.contains(path[1]) else { return false }
    return reader.bindings[path[0], default: []].contains { bound in
      bound.scope == assignment.scope
        && reader.call(bound.call).map { $0.callee.text == "init" || made(by: $0) != nil } == true
    }
  }
}
