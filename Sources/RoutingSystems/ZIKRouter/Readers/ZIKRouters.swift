import Routes
import SourceModel

/// The uses of router classes by name, and the calls of the hook that the library calls at launch.
///
/// Only link knows the router classes. It drops the uses of other classes.
enum ZIKRouters {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    let others = otherTypes(in: reader.outline)
    return reader.outline.calls.compactMap { call in
      hookCall(call, reader) ?? (others.contains(call.callee.text) ? nil : constructor(call, reader))
    } + uses(reader)
  }

  private static func hookCall(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard call.callee.text == ZIKRouterVocabulary.registrationHook, call.arguments.isEmpty else { return nil }
    var registering = reader.registering(call)
    if case .type(let name) = registering.registrar, reader.isGenericParameter(name, in: call.scope) {
      registering.registrar = .unknown
    }
    return .ofSystem(HookCall(isParent: call.receiver == .parent, place: call.range, call: registering))
  }

  private static func uses(_ reader: OutlineReader) -> [Fact] {
    let registering = Set(reader.outline.calls.compactMap(registeringReceiver))
    let performing = Set(reader.outline.calls.compactMap(performingReceiver))
    return reader.outline.typeUses.compactMap { use in
      guard use.isExpression, use.genericArguments.isEmpty else { return nil }
      let registers = registering.contains(use.name.range.end)
      if reader.original(use.name.text) == ZIKRouterVocabulary.registry {
        return registers ? nil : .registryUse(system: ZIKRouterVocabulary.system)
      }
      let makesInstance = performing.contains(use.name.range.end)
      return .routerUse(
        Fact.RouterUse(
          name: use.name, makesInstance: makesInstance, registers: registers,
          user: reader.outline.enclosingType(of: use.scope)?.name.text,
          conditions: use.conditions))
    }
  }

  /// The types of a file that are no classes, or that are a function's: their names may mean them.
  private static func otherTypes(in outline: SourceOutline) -> Set<String> {
    Set(outline.heads.filter { $0.isLocal || ($0.kind != .class && $0.kind != .extension) }.map(\.name.text))
  }

  /// `PlayerRouter(…)`
  private static func constructor(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard reader.outline.language == .swift, call.callee.text.beginsUppercase, call.receiver == .none,
      call.callee.text != "Self", reader.routableKind(of: call.callee.text) == nil,
      !reader.isGenericParameter(call.callee.text, in: call.scope)
    else { return nil }
    return .routerUse(
      Fact.RouterUse(
        name: call.callee, makesInstance: true, user: reader.outline.enclosingType(of: call.scope)?.name.text,
        conditions: call.conditions))
  }

  /// The end of the class name in `PlayerRouter.perform(path: …)` or `[PlayerRouter alloc]`.
  private static func performingReceiver(_ call: Call) -> Position? {
    guard ZIKRouterVocabulary.performingCalls.contains(call.callee.text), case .name(let name) = call.receiver else {
      return nil
    }
    // `perform(#selector(…))` is every object's.
    let first = call.arguments.first { !$0.isTrailingClosure }
    return call.callee.text == "perform" && first.map { $0.label == nil } == true ? nil : name.range.end
  }

  /// The end of the class name in `PlayerRouter.register(RoutableView<P>())`, which registers and is
  /// not a look-up, and in `ZIKRouteRegistry.notifyRegistrationFinished()`, which does not change
  /// whether the library registers all routers.
  private static func registeringReceiver(_ call: Call) -> Position? {
    let callee = call.callee.text
    guard callee.hasPrefix("register") || callee == ZIKRouterVocabulary.manualFinish,
      case .name(let name) = call.receiver
    else { return nil }
    return name.range.end
  }
}
