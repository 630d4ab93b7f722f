import Routes
import SourceModel

/// The methods of classes that the library asks about routes.
enum ZIKMethods {
  typealias Method = Fact.MethodOverride.Method
  typealias Answer = Fact.MethodOverride.Answer

  static func facts(_ reader: OutlineReader) -> [Fact] {
    // By index: a loop over the scopes would copy each.
    let scopes = reader.outline.scopes.indices.lazy.filter { reader.outline.scopes[$0].isEmpty != nil }
    return scopes.compactMap { override(reader.outline.scopes[$0], reader) } + implementations(reader)
  }

  private static func implementations(_ reader: OutlineReader) -> [Fact] {
    guard reader.outline.language == .objectiveC else { return [] }
    let bodies = reader.outline.scopes.filter { $0.isEmpty != nil }
    let types = bodies.compactMap { $0.parent.flatMap { reader.outline.enclosingType(of: $0)?.name.text } }
    return Set(types).sorted().map { .implementation($0) }
  }

  private static func override(_ scope: Scope, _ reader: OutlineReader) -> Fact? {
    guard let method = method(scope, reader.outline.language), let parent = scope.parent else { return nil }
    // Since 1.0 the library has no such method to override.
    if method == .defaultConfiguration, scope.modifiers.isOverride { return nil }
    guard let type = reader.outline.enclosingType(of: parent), type.isClassOrExtension else { return nil }
    return .override(
      Fact.MethodOverride(
        type: TypeName.simple(type.name.text), method: method,
        answer: scope.isEmpty == true ? .nothing : answer(scope.returned, reader),
        place: scope.nameRange, conditions: scope.conditions))
  }

  /// nil also for a declaration without a body, as a header of Objective-C has it.
  private static func method(_ scope: Scope, _ language: Language) -> Method? {
    guard case .function(let name) = scope.kind, scope.isEmpty != nil else { return nil }
    guard language == .swift else { return scope.modifiers.isStatic ? classSelectors[name] : selectors[name] }
    guard scope.modifiers.isStatic else { return names[name] == scope.parameterLabels ? methods[name] : nil }
    return scope.parameterLabels.isEmpty ? classSelectors[name] : nil
  }

  /// Class methods without parameters, the same in both languages (ZIKRouterInternal.h:86, ZIKViewRouterInternal.h:39).
  private static let classSelectors: [String: Method] = [
    "isAbstractRouter": .isAbstract,
    "isAdapter": .isAdapter,
    "registerRoutableDestination": .registrationHook,
    "defaultRouteConfiguration": .defaultRouteConfiguration,
    "defaultConfiguration": .defaultConfiguration,
    "supportedRouteTypes": .supportedRouteTypes,
  ]

  private static let selectors: [String: Method] = [
    "destinationWithConfiguration:": .makesDestination,
    "canPerformCustomRoute": .canPerformCustomRoute,
    "performCustomRouteOnDestination:fromSource:configuration:": .performsCustomRoute,
  ]

  /// The same methods as Swift imports them: base names, and the labels behind them.
  private static let methods: [String: Method] = [
    "destination": .makesDestination,
    "canPerformCustomRoute": .canPerformCustomRoute,
    "performCustomRoute": .performsCustomRoute,
  ]

  private static let names: [String: [String]] = [
    "destination": ["with"],
    "canPerformCustomRoute": [],
    "performCustomRoute": ["onDestination", "fromSource", "configuration"],
  ]

  // MARK: Answers

  private static func answer(_ value: Value?, _ reader: OutlineReader) -> Answer {
    switch value {
    case .boolean(let value): .always(value)
    case .isCurrent(let type): .onlyFor(TypeName.simple(type.text))
    case .reference(let name): .values([TypeName.simple(name.text)])
    case .names(let names): .values(names.map { TypeName.simple($0.text) })
    case .call(let index): reader.call(index).flatMap { made($0, reader) }.map { .instance(of: $0) } ?? .unknown
    default: .unknown
    }
  }

  /// The class that a call makes an instance of: `C(…)`, `[[C alloc] init…]`, `[C new]`.
  private static func made(_ call: Call, _ reader: OutlineReader) -> String? {
    if call.callee.text == "new" { return name(call.receiver) }
    if call.callee.text.hasPrefix("init"), case .call(let index) = call.receiver, let alloc = reader.call(index) {
      return alloc.callee.text == "alloc" ? name(alloc.receiver) : nil
    }
    // A class begins with a capital letter, a function does not.
    guard reader.outline.language == .swift, call.callee.text.beginsUppercase else { return nil }
    return call.receiver == .none || name(call.receiver) != nil ? call.callee.text : nil
  }

  private static func name(_ receiver: Call.Receiver) -> String? {
    guard case .name(let name) = receiver, TypeName.simple(name.text).beginsUppercase else { return nil }
    return TypeName.simple(name.text)
  }
}
