import Routes
import SourceModel

/// Clean Swift (VIP): the methods of a scene's router that lead to other scenes.
package struct CleanSwift: RoutingSystem {
  package let id = SceneRoutes.system
  package let name = "Clean Swift"
  package var spaces: [RouteSpace] { [SceneRoutes.space] }
  package let forms: [CallForm] = []
  package let readers: [any FactReader] = [SceneReader()]
  package var facts: [any SystemFact.Type] {
    [
      RouteCall.self, RouterProperty.self, RouteSelector.self, SceneBody.self, SceneMaker.self,
      SegueDispatch.self, SeguePreparation.self,
    ]
  }
  package let rules: [any Rule.Type] = [
    AnonymousSegue.self,
    BackRouteMismatch.self,
    DataNeverPassed.self,
    DataPassedLate.self,
    DataPassingNotAdopted.self,
    DataStoreByValue.self,
    DataStoreCastFails.self,
    DataStoreNotAdopted.self,
    DataStoreNotInout.self,
    DispatchNeverMatches.self,
    DispatchOverridden.self,
    ForcedDataStore.self,
    IncompleteSceneSetUp.self,
    RouteDestinationMismatch.self,
    RouteForcesSegue.self,
    RouteNeverCalled.self,
    RouteStemMismatch.self,
    SceneSetUpBypassed.self,
    SceneSetUpNeverCalled.self,
    SegueWithoutRoute.self,
    StrongViewController.self,
    UndispatchableRoute.self,
    UnimplementedRoute.self,
    UnknownRouteSelector.self,
    UnrelatedRouteHelper.self,
  ]
  package let repairs: [any Repair.Type] = [
    AdoptDataPassing.self, CallSuperclass.self, ExposeRoute.self, IdentifySegue.self, LinkSceneParts.self,
    ReleaseViewController.self,
    RenameSegue.self,
  ]

  /// The ends of the names of routing protocols.
  let suffixes: [String]

  /// `others` are ends of names that the configuration adds.
  package init(alsoNamed others: [String] = []) {
    suffixes = Self.suffixes + others.filter { !Self.suffixes.contains($0) }
  }

  /// Those that every tree has.
  static let suffixes = ["RoutingLogic", "RouterLogic"]

  package func interests(of heads: NamedHeads) -> [Language: Interest] {
    RoutingTypes(heads).map { [.swift: $0.interest] } ?? [:]
  }

  package func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    WriteRoute.fixes(for: name, with: environment)
  }

  package func joinedFacts(of tree: FactTree) -> [FileID: [Fact]] { RouteJoiner(tree).facts }

  package func resolver(of _: LinkedTree) -> (any LookUpResolver)? { SceneRoutes.Resolver() }
}

/// The routes between scenes, each named by a method of a routing protocol.
enum SceneRoutes {
  static let system = "clean-swift"

  static let space = RouteSpace(
    system: system, kind: "route", noun: "scene route", naming: .text, isOwnedByType: true, isUnique: false,
    position: 0)

  /// The compiler reports a requirement that a class does not implement. Where nothing in sight does, the class is not in
  /// sight.
  struct Resolver: LookUpResolver {
    func answers(to _: RouteKey) -> [RouteKey] { [] }

    func doubt(of _: RouteKey, in _: ApplicationSet) -> String? {
      "no router in the scan implements it"
    }
  }
}
