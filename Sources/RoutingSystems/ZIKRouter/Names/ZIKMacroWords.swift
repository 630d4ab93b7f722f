import Routes
import SourceModel

extension ZIKRouterVocabulary {
  static let macroWords: MacroWords = {
    var words = MacroWords()
    words.declarations = Set(destinationMarks.keys).union(declaringMacros.keys).union(["@interface", "@implementation"])
    words.offering = offeringWords
    words.missing = missingMacros
    words.methods = answeringMethods.union(["destinationWithConfiguration", registrationHook])
    words.signs = [
      .conformance: Set(declaringMacros.keys).union(destinationMarks.keys),
      .destination: Set(destinationCalls.keys).union(easyLabels.keys).union(blockRouteSelectors)
        .union(["registerDestination", "registerExclusiveDestination"]),
      .factory: factories,
    ]
    return words
  }()

  static let launchWords: LaunchWords = {
    var words = LaunchWords()
    words.switches = [manualSwitch]
    words.questions = [manualSetter, "registrationFinished", "isRegistrationFinished"]
    words.finishing = [manualFinish]
    return words
  }()

  /// The macros that declare something of a class (ZIKViewRouter.h:620, :665, ZIKServiceRouter.h:386, :405,
  /// ZIKRouterInternal.h:34).
  static let declaringMacros: [String: DeclaringMacro] = [
    "DeclareRoutableView": DeclaringMacro(extended: .argument(0), inherited: .fixed("ZIKRoutableView")),
    "DeclareRoutableService": DeclaringMacro(extended: .argument(0), inherited: .fixed("ZIKRoutableService")),
    "DeclareRoutableViewModuleProtocol":
      DeclaringMacro(extended: .fixed("ZIKViewMakeableConfiguration"), inherited: .argument(0)),
    "DeclareRoutableServiceModuleProtocol":
      DeclaringMacro(extended: .fixed("ZIKServiceMakeableConfiguration"), inherited: .argument(0)),
    "ZIX_ADD_CATEGORY": DeclaringMacro(extended: .argument(0), inherited: .argument(1)),
  ]

  static let sources: LibrarySources = {
    var sources = LibrarySources()
    // The types that a look-up begins with (ZRouter, ViewRouter.Routable.swift:48, Routable.swift:35).
    sources.structures = Set(routableTypes.keys)
    // ZIKRouter.h:31, ZIKRouteRegistry.h:19
    sources.classes = [
      "ZIKRouter", "ZIKViewRouter", "ZIKServiceRouter", "ZIKRouteRegistry", "ZIKViewRouteRegistry",
      "ZIKServiceRouteRegistry", "ZIKRoute", "ZIKViewRoute", "ZIKServiceRoute", "ZIKViewRouteAdapter",
      "ZIKServiceRouteAdapter", "ZIKURLRouter", "ZIKRouterType",
    ]
    sources.products = ["ZIKRouter", "ZRouter"]
    return sources
  }()
}
