import SourceModel

/// `register(adapter: RoutableView<A>(), forAdaptee: RoutableView<B>())`, and the same with protocol objects.
enum ZIKAdapters {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { adapter($0, reader) }
  }

  /// nil where one of the two routes is not spelled in the call.
  static func adapter(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let (adapter, adaptee) = ends(of: call, reader) else { return nil }
    return .adapter(Fact.Adapter(adapter: adapter, adaptee: adaptee, call: reader.registering(call)))
  }

  private static func ends(of call: Call, _ reader: OutlineReader) -> (RouteReference, RouteReference)? {
    guard call.arguments.count == 2, call.arguments[1].label == "forAdaptee" else { return nil }
    let ends: [RouteReference?]
    switch (call.callee.text, call.arguments[0].label) {
    case ("register", "adapter"):
      ends = call.arguments.map { reader.routable($0.value) }
    case (let callee, nil):
      guard let kind = ZIKRouterVocabulary.adapterCalls[callee] else { return nil }
      ends = call.arguments.map { reader.protocolObject($0.value, kind, in: call.scope) }
    default:
      return nil
    }
    guard let adapter = ends[0], let adaptee = ends[1] else { return nil }
    return (adapter, adaptee)
  }
}
