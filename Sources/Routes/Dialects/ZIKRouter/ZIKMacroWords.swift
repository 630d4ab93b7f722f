extension ZIKRouterVocabulary {
  static let macroWords = MacroWords(
    declaringMacros: declaringMacros,
    methods: answeringMethods.union(["destinationWithConfiguration", registrationHook]),
    signs: [
      .conformance: declaringMacros.union(vocabulary.destinationMarks.keys),
      .destination: Set(destinationCalls.keys).union(easyLabels.keys).union(blockRouteSelectors)
        .union(["registerDestination", "registerExclusiveDestination"]),
      .factory: factories,
    ])

  /// The macros that declare something of a class (ZIKViewRouter.h:620, ZIKServiceRouter.h:386).
  static let declaringMacros: Set = [
    "DeclareRoutableView", "DeclareRoutableService", "DeclareRoutableViewModuleProtocol",
    "DeclareRoutableServiceModuleProtocol", "ZIX_ADD_CATEGORY",
  ]
}
