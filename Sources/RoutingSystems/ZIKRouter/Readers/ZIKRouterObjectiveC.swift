import Routes
import SourceModel

/// ZIKRouter as Objective-C code uses it.
struct ZIKRouterObjectiveC: FactReader {
  let language = Language.objectiveC

  let interest = ZIKRouterForms.table.interest(in: .objectiveC).union(Self.otherInterest)

  /// The interest that does not derive from forms.
  private static let otherInterest = Interest(
    triggers: triggers,
    callees: callees,
    types: Set(ZIKRouterVocabulary.routerClasses.keys)
      .union(ZIKRouterVocabulary.blockRouteTypes.keys).union([ZIKRouterVocabulary.registry]),
    methods: ZIKRouterVocabulary.answeringMethods,
    macros: MacroInterest(
      naming: ZIKRouterVocabulary.protocolObjects.union(ZIKRouterVocabulary.lookUpMacros),
      lookUps: ZIKRouterVocabulary.lookUpMacros, declaring: ZIKRouterVocabulary.declaringMacros),
    members: Set(ZIKRouterVocabulary.blockMembers.keys).union([ZIKRouterVocabulary.manualSwitch]),
    blocks: BlockInterest(
      whole: [ZIKRouterVocabulary.makingLabel, ZIKRouterVocabulary.configurationLabel],
      typed: Set(ZIKRouterVocabulary.blockArguments.keys).union(ZIKRouterVocabulary.blockMembers.keys)))

  /// The calls are read as Swift would import them, which is how most readers know them.
  func facts(
    in outline: SourceOutline, interest: Interest, functions: RoutingFunctions
  ) -> [Fact] {
    let reader = OutlineReader(outline: ImportedOutline.of(outline), aliases: interest.aliases, functions: functions)
    return ZIKObjectiveCLookUps.facts(reader) + ZIKTypedBlocks.facts(reader) + ZIKAdapters.facts(reader)
      + ZIKProtocolObjects.facts(reader)
      + ZIKNamedFunctions.facts(reader) + ZIKDestinations.facts(reader) + ZIKTextRegistrations.facts(reader)
      + ZIKTextLookUps.facts(reader) + ZIKRouters.facts(reader) + ZIKMethods.facts(reader)
      + ZIKObjectiveCMetatypes.facts(reader)
      + ZIKOpenMacros.facts(reader, interest.macros.open) + ZIKObjectiveCPatterns.facts(reader)
      + ZIKRegistryPatterns.facts(reader) + ZIKMakeableConfigurations.facts(reader)
  }

  private static let triggers: Set<String> = Set(ZIKRouterVocabulary.routerClasses.keys)
    .union(ZIKRouterVocabulary.blockRouteTypes.keys)
    .union(ZIKRouterVocabulary.missingMacros)
    .union(ZIKRouterVocabulary.protocolsByName)
    .union([ZIKRouterVocabulary.registrationHook, ZIKRouterVocabulary.registry])

  private static let callees: Set<String> = Set(ZIKRouterVocabulary.destinationCalls.keys)
    .union(ZIKRouterVocabulary.missingMacros)
    .union(ZIKRouterVocabulary.protocolObjects)
    .union(ZIKRouterVocabulary.protocolsByName)
    .union(ZIKRouterVocabulary.blockRouteSelectors)
    .union(ZIKRouterVocabulary.performingCalls.subtracting(["init"]))
    .union(ZIKRouterVocabulary.objectQuestions)
    .union([
      ZIKRouterVocabulary.registrationHook, ZIKRouterVocabulary.manualFinish,
      ZIKRouterVocabulary.manualSetter, "registerDestination",
      "registerExclusiveDestination", "nameAs",
    ])
}
