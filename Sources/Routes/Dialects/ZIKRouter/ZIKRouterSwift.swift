import SourceModel

/// ZIKRouter as Swift code uses it.
package enum ZIKRouterSwift: Dialect {
  package static let language = Language.swift

  package static let interest = Interest(
    triggers: triggers,
    callees: callees,
    types: Set(ZIKRouterVocabulary.routableTypes.keys)
      .union(ZIKRouterVocabulary.wrapperTypes.keys)
      .union(ZIKRouterVocabulary.switchableTypes),
    methods: ["isAbstractRouter", "isAdapter"])

  package static func facts(in outline: SourceOutline, interest: Interest) -> [Fact] {
    let reader = OutlineReader(outline: outline, aliases: interest.aliases)
    return ZIKSwiftDeclarations.facts(reader) + ZIKSwiftRoutables.facts(reader)
      + ZIKSwiftRegistrations.facts(reader) + ZIKSwiftStrings.facts(reader) + ZIKSwiftRouters.facts(reader)
  }

  private static let triggers: Set<String> = Set(ZIKRouterVocabulary.vocabulary.routerClasses.keys)
    .union(ZIKRouterVocabulary.routableTypes.keys)
    .union(ZIKRouterVocabulary.wrapperTypes.keys)
    .union(ZIKRouterVocabulary.switchableTypes)
    .union(ZIKRouterVocabulary.blockRouteTypes.keys)
    .union(["registerRoutableDestination", "performURL", "viewIdentifier", "serviceIdentifier"])

  private static let callees: Set<String> = Set(ZIKRouterVocabulary.destinationCalls.keys)
    .union(ZIKRouterVocabulary.protocolCalls.keys)
    .union([
      "register", "registerRoutableDestination", "registerIdentifier", "registerURLPattern", "registerDestination",
      "registerExclusiveDestination", "make", "nameAs", "perform", "to", "makeDestination", "performURL", "router",
      "init",
    ])
}
