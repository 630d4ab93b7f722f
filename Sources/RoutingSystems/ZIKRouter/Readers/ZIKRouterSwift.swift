import Routes
import SourceModel

/// ZIKRouter as Swift code uses it.
struct ZIKRouterSwift: FactReader {
  let language = Language.swift
  let readsMetatypes = true

  let interest = ZIKRouterForms.table.interest(in: .swift).union(Self.otherInterest)

  /// The interest that does not derive from forms.
  private static let otherInterest = Interest(
    triggers: triggers,
    callees: callees,
    types: Set(ZIKRouterVocabulary.routableTypes.keys)
      .union(ZIKRouterVocabulary.wrapperTypes.keys)
      .union(ZIKRouterVocabulary.blockRouteTypes.keys)
      .union([ZIKRouterVocabulary.registry]),
    methods: ZIKRouterVocabulary.answeringMethods,
    functions: ZIKRouterVocabulary.textCalls,
    members: [ZIKRouterVocabulary.manualSwitch])

  func facts(
    in outline: SourceOutline, interest: Interest, functions: RoutingFunctions
  ) -> [Fact] {
    let reader = OutlineReader(outline: outline, aliases: interest.aliases, functions: functions)
    return ZIKSwiftDeclarations.facts(reader) + ZIKSwiftRoutables.facts(reader) + ZIKAdapters.facts(reader)
      + ZIKProtocolObjects.facts(reader) + ZIKNamedFunctions.facts(reader) + ZIKDestinations.facts(reader)
      + ZIKTextRegistrations.facts(reader) + ZIKTextLookUps.facts(reader) + ZIKRouters.facts(reader)
      + ZIKMethods.facts(reader) + ZIKSwiftMetatypes.facts(reader) + ZIKSwiftPatterns.facts(reader)
      + ZIKSwiftExpansions.facts(reader) + ZIKSwiftInitializers.facts(reader) + ZIKRegistryPatterns.facts(reader)
  }

  private static let triggers: Set<String> = Set(ZIKRouterVocabulary.routerClasses.keys)
    .union(ZIKRouterVocabulary.destinationMarks.keys)
    .union(ZIKRouterVocabulary.routableTypes.keys)
    .union(ZIKRouterVocabulary.wrapperTypes.keys)
    .union(ZIKRouterVocabulary.blockRouteTypes.keys)
    .union([ZIKRouterVocabulary.registrationHook, ZIKRouterVocabulary.registry])

  private static let callees: Set<String> = Set(ZIKRouterVocabulary.destinationCalls.keys)
    .union(ZIKRouterVocabulary.performingCalls)
    .union([
      ZIKRouterVocabulary.registrationHook, ZIKRouterVocabulary.manualFinish, "registerDestination",
      "registerExclusiveDestination", "make", "nameAs", "Self",
    ])
}
