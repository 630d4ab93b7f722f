import Routes

/// ZIKRouter 1.1.1: routes by protocol, by identifier and by URL, in Swift and Objective-C.
package struct ZIKRouter: RoutingSystem {
  package let id = ZIKRouterVocabulary.system
  package let name = "ZIKRouter"
  package var spaces: [RouteSpace] { RouteSpace.all }
  package var forms: [CallForm] { ZIKRouterForms.table.all }
  package var readers: [any FactReader] { [ZIKRouterObjectiveC(), ZIKRouterSwift()] }
  package var library: LibraryNames { ZIKRouterVocabulary.library }

  package var facts: [any SystemFact.Type] {
    [CodePattern.self, HookCall.self, TypedBlock.self]
  }
  package let rules: [any Rule.Type] = [
    AbstractRouterUse.self,
    AdapterAlreadyRegistered.self,
    AdapterCycle.self,
    AdapterDangling.self,
    AdapterInstanceUse.self,
    AdapterToEasyFactory.self,
    AdapterTwoAdaptees.self,
    AmbiguousDefaultParameter.self,
    BlockTypeMismatch.self,
    BothRoots.self,
    BrokenIdentifierFactory.self,
    ClassAsGenericParameter.self,
    ConfigNotConforming.self,
    CustomRouteWithoutMethods.self,
    DeclaredInitOutsideExtension.self,
    DeclaredTypeNameMismatch.self,
    DestinationNotConforming.self,
    DestinationNotRoutable.self,
    DestinationWrongType.self,
    DuplicateDeclaration.self,
    EasyRegistrationShadowed.self,
    EasyUIView.self,
    EmptyIdentifier.self,
    ExclusiveConflict.self,
    FactoryNeedsInit.self,
    InheritedRegistration.self,
    KindMismatch.self,
    MakeableWithoutFactory.self,
    ManualFinishMisuse.self,
    ManualListIncomplete.self,
    MissingDefaultRouteConfiguration.self,
    MissingDestinationOverride.self,
    MissingRegisterOverride.self,
    NameCollision.self,
    OutdatedDefaultConfiguration.self,
    RedundantSwiftDeclaration.self,
    RegisterOutsideHook.self,
    RootProtocolAsParameter.self,
    RouterWithoutDestination.self,
    UIViewWithoutRouteTypes.self,
    UnconstrainedRoutableExtension.self,
    UndeclaredProtocol.self,
    UnknownMacro.self,
    UnregisteredProtocol.self,
    UnregisteredRoutableDestination.self,
    WrongRouterFamily.self,
  ]
  package var ruleNotes: [RuleNotes] {
    [
      .duplicateIdentifier, .duplicateProtocolRegistration, .invalidURLPattern, .lookUpUnregistered, .neverLookedUp,
      .unknownIdentifier, .unknownURL, .unmatchableURLPattern, .unusedSuppression, .urlPatternConflict,
    ]
  }
  package let repairs: [any Repair.Type] = [
    AddConformance.self,
    AddRouterToManualList.self,
    CallPublicInitializer.self,
    ChangeFamily.self,
    ChangeKind.self,
    ChangeName.self,
    ChangeText.self,
    DeclareRoutable.self,
    GenerateRouter.self,
    MakeExtensionFileprivate.self,
    MakeRegistrationShared.self,
    NameProtocol.self,
    RegisterInRouter.self,
    RemoveDeclaration.self,
    RemoveRoot.self,
    RemoveStatement.self,
    ReplaceFactoryWithClosure.self,
    WriteRouterMethod.self,
  ]
  package let completions: [any CompletionContext.Type] = [
    DeclaredProtocol.self,
    DeclaredTypeName.self,
    DestinationClass.self,
    NamedFunctionArgument.self,
    ProtocolObject.self,
    RoutableArgument.self,
    RoutableValue.self,
    WholeCall.self,
    WholeMessage.self,
  ]

  package init() {}

  package func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    CreateRoute.fixes(for: name, with: environment)
  }

  package func misuses(of route: Route, in index: RouteIndex) -> [Site] {
    index.misuse(of: route)?.sites ?? []
  }
}

extension ZIKRouterVocabulary {
  /// True if a reader needs calls of the name, in any language.
  static func isCalled(_ name: String) -> Bool { callees.contains(name) }

  private static let callees = ZIKRouter().readers.reduce(into: Set()) { $0.formUnion($1.interest.callees) }
}
