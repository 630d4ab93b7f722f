import Routes

/// ZIKRouter's own names, the same in both languages (ZIKRouter 1.1.1).
enum ZIKRouterVocabulary {
  /// The name of the routing system in every output.
  static let system = "zikrouter"

  static let library: LibraryNames = {
    var names = LibraryNames()
    names.roots = roots
    names.destinationMarks = destinationMarks
    names.viewFamily = .view
    names.routerClasses = routerClasses
    names.configurationClasses = configurationClasses
    names.routeTypes.spaces = routableTypes
    names.routeTypes.wrapperSpaces = wrapperTypes
    names.routeTypes.nonRegistering = genericTypes
    names.routeTypes.noun = "Routable types"
    names.routeTypes.wordParts = ["Routable"]
    names.lookUpTypes = [lookUpReceiver: "RoutableView"]
    names.prefixes = ["ZIK"]
    names.promises = Set(routerClasses.keys).union(routableTypes.keys).union(blockRouteTypes.keys).union(lookUpMacros)
      .union([registrationHook, registry])
    names.sources = sources
    names.macros = macroWords
    names.launch = launchWords
    return names
  }()

  /// The protocols that make another one routable (ZIKViewRoutable.h:20, ZIKServiceRoutable.h:20).
  static let roots: [String: RouteSpace] = [
    "ZIKViewRoutable": .view,
    "ZIKViewModuleRoutable": .viewModule,
    "ZIKServiceRoutable": .service,
    "ZIKServiceModuleRoutable": .serviceModule,
  ]

  /// The protocols that make a class a destination.
  static let destinationMarks: [String: RouteFamily] = [
    "ZIKRoutableView": .view,
    "ZIKRoutableService": .service,
  ]

  static let routerClasses: [String: LibraryNames.RouterClass] = [
    "ZIKViewRouter": .init(family: .view),
    "ZIKAnyViewRouter": .init(family: .view),
    "ZIKDestinationViewRouter": .init(family: .view),
    "ZIKModuleViewRouter": .init(family: .view),
    "ZIKViewRouteAdapter": .init(family: .view, isAdapter: true),
    "ZIKServiceRouter": .init(family: .service),
    "ZIKAnyServiceRouter": .init(family: .service),
    "ZIKDestinationServiceRouter": .init(family: .service),
    "ZIKModuleServiceRouter": .init(family: .service),
    "ZIKServiceRouteAdapter": .init(family: .service, isAdapter: true),
  ]

  /// By name; a configuration of a view is one of a service too (ZIKViewRouteConfiguration.h:166).
  private static let configurationClasses: [String: [String]] = {
    let all = ["ZIKRouteConfiguration", "ZIKRouteConfig", "RouteConfig"]
    let performing = ["ZIKPerformRouteConfiguration", "ZIKPerformRouteConfig", "PerformRouteConfig"]
    let views = ["ZIKViewRouteConfiguration", "ZIKViewRouteConfig", "ViewRouteConfig"]
    var classes: [String: [String]] = [:]
    for name in all { classes[name] = all }
    for name in performing { classes[name] = performing + all }
    for name in views { classes[name] = views + performing + all }
    return classes
  }()

  /// The structs whose generic argument names a route (ZRouter, ViewRouter.Routable.swift:48, Routable.swift:35).
  static let routableTypes: [String: RouteSpace] = [
    "RoutableView": .view,
    "RoutableViewModule": .viewModule,
    "RoutableService": .service,
    "RoutableServiceModule": .serviceModule,
  ]

  static func routableType(of kind: RouteSpace) -> String {
    routableTypes.first { $0.value == kind }?.key ?? ""
  }

  /// The protocol that makes one of Objective-C routable.
  static func root(of kind: RouteSpace) -> String {
    roots.first { $0.value == kind }?.key ?? ""
  }

  /// Classes that are no part of a tree and that someone may take for a route's protocol (ViewRouter.Routable.swift:116,
  /// :161, Routable.swift:99).
  static let knownClasses: Set = [
    "UIViewController", "UIView", "UINavigationController", "UITabBarController", "UITableViewController",
    "NSViewController", "NSView", "NSWindowController", "NSObject", "ZIKRouteConfiguration",
    "ZIKPerformRouteConfiguration", "ZIKViewRouteConfiguration", "RouteConfig", "PerformRouteConfig", "ViewRouteConfig",
  ]

  /// The labels of the initialisers that only extensions of these may call (ViewRouter.Routable.swift:56, :61).
  static let declaringLabels: Set = ["declaredProtocol", "declaredTypeName"]

  /// Values that wrap a router found for their generic argument (ZRouter, ViewRouter.Alias.swift:21, Alias.swift:19).
  static let wrapperTypes: [String: RouteSpace] = [
    "DestinationViewRouter": .view,
    "ModuleViewRouter": .viewModule,
    "DestinationServiceRouter": .service,
    "ModuleServiceRouter": .serviceModule,
  ]

  /// Configurations and found routers (ZRouter, ViewRouter.swift:15, :321, :747, :1022, ServiceRouter.swift:15).
  private static let genericTypes = Set(wrapperTypes.keys).union(makeableConfigurations).union([
    "AnyServiceMakeableConfiguration", "AnyViewMakeableConfiguration", "ServiceMakeableConfiguration", "ServiceRouter",
    "ServiceRouterType", "ViewMakeableConfiguration", "ViewRouter", "ViewRouterType",
  ])

  /// The enumeration whose static methods look routes up (ZRouter, ViewRouter.Router.swift:24), and its module.
  static let lookUpReceiver = "Router"
  static let swiftModule = "ZRouter"

  /// Routes made from a block (ZIKViewRoute.h:96-98, ZIKServiceRoute.h:67-69).
  static let blockRouteTypes: [String: RouteFamily] = [
    "ZIKViewRoute": .view,
    "ZIKAnyViewRoute": .view,
    "ZIKDestinationViewRoute": .view,
    "ZIKModuleViewRoute": .view,
    "ZIKServiceRoute": .service,
    "ZIKAnyServiceRoute": .service,
    "ZIKDestinationServiceRoute": .service,
    "ZIKModuleServiceRoute": .service,
  ]

  /// The method that the library calls on every router class at launch (ZIKViewRouterInternal.h:39).
  static let registrationHook = "registerRoutableDestination"

  /// Class methods whose answer says something of their router.
  static let answeringMethods: Set = [
    "isAbstractRouter", "isAdapter", "defaultRouteConfiguration", "supportedRouteTypes",
  ]

  /// The class that is told whether to call the hook (ZIKRouteRegistry.h:26), and the property that says so.
  static let registry = "ZIKRouteRegistry"
  static let registries: Set = [registry, "ZIKViewRouteRegistry", "ZIKServiceRouteRegistry"]
  static let manualSwitch = "autoRegister"

  static let manualSetter = "setAutoRegister"

  /// The function that code calls after it has registered all routers itself
  /// (ZIKRouteRegistry.h:29).
  static let manualFinish = "notifyRegistrationFinished"

  /// Registrations of a destination class: family, and whether it is exclusive.
  static let destinationCalls: [String: (family: RouteFamily, isExclusive: Bool)] = [
    "registerView": (.view, false),
    "registerExclusiveView": (.view, true),
    "registerService": (.service, false),
    "registerExclusiveService": (.service, true),
  ]

  /// Registrations that may name a class to make, and the label before it (ViewRouter.RouterExtension.swift:43,
  /// ZIKViewRouter.h:373).
  static let easyCalls: Set = [
    "register", "registerViewProtocol", "registerServiceProtocol", "registerModuleProtocol", "registerIdentifier",
  ]
  static let easyLabels: [String: RouteFamily] = ["forMakingView": .view, "forMakingService": .service]

  /// Labels of the blocks that make a destination or, for modules and in the second form of identifiers, a configuration
  /// (ZIKViewRouter.h:544, :615).
  static let makingLabel = "making"
  static let configurationLabel = "configurationMaking"

  /// The library's configurations that make destinations themselves, and the properties of which one must say how
  /// (ZIKViewRouteConfiguration.h:334, ZIKRouteConfiguration.h:194, ZIKRouteRegistry.m:861).
  static let makeableConfigurations: Set = ["ZIKViewMakeableConfiguration", "ZIKServiceMakeableConfiguration"]
  static let factories: Set = [
    "makeDestination", "makeDestinationWith", "_makeDestinationWith", "constructDestination", "_constructDestination",
  ]

  /// Registrations of a text.
  static let identifierCall = "registerIdentifier"
  static let urlPatternCall = "registerURLPattern"
  static let textCalls = ZIKRouterForms.table.callees { $0.operand == .text && !$0.isLookUp }

  /// Class methods that make an instance of a router (ZIKRouter.h:74-150, ZIKViewRouter.h:115-273), in both languages.
  static let performingCalls: Set = [
    "alloc", "init", "new", "makeDestination", "makeDestinationWithConfiguring", "makeDestinationWithPreparation",
    "makeDestinationWithStrictConfiguring", "perform", "performOnDestination", "performPath", "performRoute",
    "performWithCompletion", "performWithConfiguring", "performWithPreparation", "performWithStrictConfiguring",
    "performWithSuccessHandler", "prepare", "prepareDestination",
  ]

  /// Macros that look up the protocol in them.
  static let lookUpMacros = ZIKRouterForms.table.callees { $0.operand == .name }

  /// The macros for modules of the library's documentation (ZIKViewRouter+Discover.h:69), which
  /// nothing defines.
  static let missingMacros: Set = ["ZIKRouterToModule"]

  /// The spellings of a protocol object: `ZIKRoutable(P)` (ZIKRouter.h:165), before 1.0
  /// `ZIKRoutableProtocol(P)` (ZIKRouterAlias.h:33), `@protocol(P)`.
  static let protocolObjects: Set = ["ZIKRoutable", "ZIKRoutableProtocol", "@protocol"]

  /// Functions of the Objective-C runtime that find a protocol by a string.
  static let protocolsByName: Set = ["NSProtocolFromString", "objc_getProtocol"]

  /// Words in the body of a macro that registers a protocol or makes a protocol object.
  static let offeringWords = ZIKRouterForms.table.callees { $0.operand == .object && !$0.isLookUp }
    .union(protocolObjects).union(protocolsByName)

  /// Methods and functions of Apple's that take a protocol object and keep none.
  static let protocolQuestions: Set = [
    "conformsToProtocol", "instancesConformToProtocol", "class_conformsToProtocol", "protocol_conformsToProtocol",
    "protocol_getName", "protocol_isEqual", "NSStringFromProtocol",
  ]

  /// The methods that make a route from a block (ZIKRoute.h:37-67), by the first pieces of their selectors.
  static let blockRouteSelectors: Set = [
    "makeRouteWithDestination", "makeRouteWithExclusiveDestination", "initWithDestination",
    "initWithExclusiveDestination",
  ]

  /// The first calls in the making of such a route, on the name of its type.
  static let blockRouteMakers = blockRouteSelectors.union(["make", "init", "alloc"])

  /// The library's own enumeration, whose generic functions pass on what they are given (ZRouter, Registry.swift).
  static let forwardingType = "Registry"

  /// The label of the router in `Registry.register(RoutableView<P>(), forRouter: self)`, which everyone may call up to 0.12
  /// (ZRouter 0.11, Registry.swift:55).
  static let routerLabel = "forRouter"
}

extension RouteFamily {
  /// The family in names of ZIKRouter: `View` in `registerView` and `ZIKViewRouter`.
  var nameComponent: String { self == .view ? "View" : "Service" }
}
