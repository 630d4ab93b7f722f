/// Calls that tell the library's registry that everything is registered, in either language.
enum ZIKRegistryRemarks {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { call in
      guard call.callee.text == ZIKRouterVocabulary.manualFinish, call.arguments.isEmpty,
        case .name(let type) = call.receiver,
        reader.original(TypeName.simple(type.text)) == ZIKRouterVocabulary.registry
      else { return nil }
      return .remark(Fact.Remark(kind: .manualFinish, name: call.callee, conditions: call.conditions))
    }
  }
}
