import Routes
import SourceModel

/// Protocols given to functions of the code base that the configuration names: `AppNavigator.open(P.self)`.
///
/// Their `RoutableView<P>()` and its sisters are read where all of these are, in `ZIKSwiftRoutables`.
enum ZIKNamedFunctions {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    guard !reader.functions.isEmpty else { return [] }
    return reader.outline.calls.flatMap { call in
      reader.namedUses(in: call).compactMap { fact(of: call, $0, reader) }
    }
  }

  private static func fact(of call: Call, _ use: NamedUse, _ reader: OutlineReader) -> Fact? {
    let value = call.arguments[use.argument].value
    if let kind = use.function.kind {
      if reader.isRoutable(value) { return nil }
      guard let route = reader.protocolObject(value, .exact(kind), in: call.scope) else {
        return use.function.role == .registration ? unnamed(.kind(kind), call, reader) : nil
      }
      // The same name may be another type's, and a protocol alone says nothing of routes.
      let isAnothers = !use.isCertain && use.function.role == .lookUp
      return isAnothers
        ? .mention(route.given(to: call)) : fact(of: route, use, by: call, conditions: call.conditions, reader)
    }
    guard use.function.role == .registration, reader.isImplicitMember(value) else { return nil }
    return unnamed(.any(RouteSpace.protocols), call, reader)
  }

  /// The fact of a route that is passed to a named function.
  static func fact(
    of route: RouteReference, _ use: NamedUse, by call: Call, conditions: ConditionStack, _ reader: OutlineReader
  ) -> Fact {
    switch use.function.role {
    case .lookUp:
      return .lookUp(Fact.LookUp(route: route, form: .namedFunction, conditions: conditions))
    case .registration:
      let type = use.isCertain ? reader.outline.enclosingType(of: call.scope) : nil
      let registrar = type.map { Registrar.type(name: TypeName.simple($0.name.text)) } ?? .unknown
      let registering = RegisteringCall(
        registrar: registrar, isOnCurrent: type != nil, function: reader.function(around: call), conditions: conditions)
      return .registration(Fact.Registration(route: route, form: .namedFunction, destination: nil, call: registering))
    }
  }

  private static func unnamed(_ fact: Fact.Unnamed, _ call: Call, _ reader: OutlineReader) -> Fact? {
    reader.isInNamedFunction(call.scope) ? nil : .unnamed(fact)
  }
}

/// An argument of a call that a named function takes for a route.
struct NamedUse {
  var function: RoutingFunction
  var argument: Int
  /// True if the function is certainly meant. Another type may have one of the same name.
  var isCertain: Bool
}

extension OutlineReader {
  /// The arguments of a call that named functions take for routes. Functions that are certainly
  /// meant come first.
  func namedUses(in call: Call) -> [NamedUse] {
    functions[call.callee.text].compactMap { function -> NamedUse? in
      let arguments = call.arguments.map { (label: $0.label, isTrailingClosure: $0.isTrailingClosure) }
      guard let isCertain = isMeant(function.name, by: call),
        let argument = function.name.parameters(of: arguments)?.firstIndex(of: function.parameter)
      else { return nil }
      return NamedUse(function: function, argument: argument, isCertain: isCertain)
    }
    .sorted { $0.isCertain && !$1.isCertain }
  }

  /// True if a scope is in the body of a named function, which passes on the names that its callers
  /// spell.
  func isInNamedFunction(_ scope: Int) -> Bool {
    !functions.isEmpty
      && namedCalls.isInside(scope) { base, labels in
        functions[base].map(\.name).filter { labels == nil || $0.labels == labels }
      }
  }

  /// nil if the function is not meant; false if a call on a value of unknown type may be another function's. A name that is
  /// the library's too, on such a value, is the library's.
  private func isMeant(_ name: FunctionName, by call: Call) -> Bool? {
    let isCertain = namedCalls.means(name, call)
    return isCertain == false && ZIKRouterVocabulary.isCalled(name.base) ? nil : isCertain
  }
}
