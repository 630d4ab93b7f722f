import Routes
import SourceModel

/// Initialisers of `RoutableView` and its sisters where the library does not want them.
enum ZIKSwiftPatterns {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { declaredInitializer($0, reader) } + openExtensions(reader)
  }

  private static func declaredInitializer(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let label = call.arguments.first?.label, ZIKRouterVocabulary.declaringLabels.contains(label),
      let type = constructedType(call), reader.routableKind(of: type.text) != nil
    else { return nil }
    if let owner = reader.outline.enclosingType(of: call.scope), reader.routableKind(of: owner.name.text) != nil {
      return nil
    }
    let kind: CodePattern.Kind =
      reader.routable(call) == nil ? .declaredInitializerOfParameter : .declaredInitializer
    return .ofSystem(CodePattern(kind: kind, name: type, conditions: call.conditions))
  }

  /// The type in `RoutableView<P>(…)` and `RoutableView<P>.init(…)`.
  private static func constructedType(_ call: Call) -> Spelling? {
    guard call.callee.text == "init" else { return call.callee }
    if case .name(let type) = call.receiver { return type }
    return nil
  }

  /// Each extension once.
  private static func openExtensions(_ reader: OutlineReader) -> [Fact] {
    let heads = reader.outline.scopes.compactMap { scope -> Int? in
      guard case .initializer = scope.kind, !scope.modifiers.isFilePrivate else { return nil }
      return ZIKSwiftDeclarations.extensionHead(around: scope, reader)
    }
    return Set(heads).sorted().map { reader.outline.heads[$0] }.filter { isOpen($0, reader) }.map {
      .ofSystem(CodePattern(kind: .openExtension, name: $0.name, conditions: $0.conditions))
    }
  }

  private static func isOpen(_ head: TypeHead, _ reader: OutlineReader) -> Bool {
    guard reader.routableKind(of: head.name.text) != nil, head.access != .private, head.access != .fileprivate else {
      return false
    }
    return !head.requirements.contains { $0.relation == .sameType }
      && ZIKSwiftDeclarations.declaredProtocol(head, reader) == nil
  }
}
