import Routes

extension ZIKRouterVocabulary {
  static let macroWords: MacroWords = {
    var words = MacroWords()
    words.declaring = declaringMacros
    words.declarations = Set(destinationMarks.keys).union(declaringMacros).union(["@interface", "@implementation"])
    words.offering = offeringWords
    words.missing = missingMacros
    words.methods = answeringMethods.union(["destinationWithConfiguration", registrationHook])
    words.signs = [
      .conformance: declaringMacros.union(destinationMarks.keys),
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

  /// The macros that declare something of a class (ZIKViewRouter.h:620, ZIKServiceRouter.h:386).
  static let declaringMacros: Set = [
    "DeclareRoutableView", "DeclareRoutableService", "DeclareRoutableViewModuleProtocol",
    "DeclareRoutableServiceModuleProtocol", "ZIX_ADD_CATEGORY",
  ]
}
