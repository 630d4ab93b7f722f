import SourceModel

/// What an argument of a registering call takes: `register(|`, `register(adapter: |`, `register(adapter: A, forAdaptee: |`,
/// and the same in Objective-C.
struct RouteRegistration: Hashable, Sendable {
  let purpose: RoutePurpose
  private let argument: OpenBracket
  private let scope: [String]
  /// Of the pieces `registerModuleProtocol:`, `registerDestinationAdapter:`; nil where it may be either.
  private var isModule: Bool?

  /// nil for an argument of Swift that takes no route to be registered.
  init?(_ argument: OpenBracket, in scope: [String]) {
    guard argument.shape == .parenthesis, argument.callee == "register" else { return nil }
    switch argument.label {
    case nil where argument.position == 0: purpose = .registration
    case "adapter", "forAdaptee": purpose = RoutePurpose(label: argument.label)
    default: return nil
    }
    (self.argument, self.scope) = (argument, scope)
  }

  /// Of a message or a block of Objective-C.
  init(_ argument: OpenBracket, isModule: Bool, in scope: [String]) {
    purpose = RoutePurpose(label: argument.label)
    (self.argument, self.scope, self.isModule) = (argument, scope, isModule)
  }

  /// Those of the registering router's family; behind an adapter, its very kind.
  func kinds(in index: RouteIndex) -> [RouteSpace] {
    let adapted =
      purpose == .lookUp ? argument.earlierWords.lazy.compactMap { ZIKRouterVocabulary.routableTypes[$0] }.first : nil
    if let adapted { return [adapted] }
    let family = index.family(registeringAt: argument, in: scope)
    return RouteSpace.protocols.filter {
      (family == nil || $0.family == family) && (isModule == nil || $0.isModule == isModule)
    }
  }

  /// Whether a route is the adapter in front of the adaptee.
  func excludes(_ candidate: RouteCandidate, in index: RouteIndex) -> Bool {
    guard purpose == .lookUp, let components = index.route(candidate.key)?.components, !components.isEmpty else {
      return false
    }
    return components.allSatisfy(argument.earlierWords.contains)
  }
}
