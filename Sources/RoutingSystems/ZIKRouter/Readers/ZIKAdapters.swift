import Routes
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
    guard call.arguments.count == 2, let first = reader.form(of: call, at: 0), first.meaning == .adapter,
      let second = reader.form(of: call, at: 1), second.meaning == .adaptee,
      let adapter = reader.route(call.arguments[0].value, as: first, in: call.scope),
      let adaptee = reader.route(call.arguments[1].value, as: second, in: call.scope)
    else { return nil }
    return (adapter, adaptee)
  }
}
