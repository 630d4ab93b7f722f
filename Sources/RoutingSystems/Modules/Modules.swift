import Routes
import SourceModel

/// Module values: a function assembles a view controller with the objects behind it, and gives it back with an input to
/// talk to it and an output that it tells.
package struct Modules: RoutingSystem {
  package let id = ModuleRoutes.system
  package let name = "Modules"
  package var spaces: [RouteSpace] { [ModuleRoutes.space] }
  package let forms: [CallForm] = []
  package let readers: [any FactReader] = [ModuleReader(), ModuleReader(.objectiveC)]
  package var facts: [any SystemFact.Type] {
    [ModuleCall.self, ModuleMethod.self, ModuleProperty.self]
  }
  package let rules: [any Rule.Type] = [
    ModuleArgumentMismatch.self,
    ModuleFactoryUnused.self,
    ModuleInputNotConforming.self,
    ModuleInputReleased.self,
    ModuleOutputCapturesSelf.self,
    ModuleOutputNotConforming.self,
    ModuleOutputRetained.self,
    ModuleOutputUndelivered.self,
    ModuleValueBoxed.self,
    ModuleViewCaptured.self,
    RouteMapUnimplemented.self,
    TransitionRetainsDestination.self,
    TransitionWithoutDestination.self,
    WeakOutputNotClassBound.self,
  ]
  package let repairs: [any Repair.Type] = [
    CaptureWeakly.self, ConformToModule.self, DeliverOutput.self, HoldOutputWeakly.self, ImplementRouteMap.self,
    ReleaseProperty.self,
  ]

  package init() {}

  package func interests(of heads: NamedHeads) -> [Language: Interest] {
    guard let interest = ModuleNames(heads)?.interest else { return [:] }
    return [.swift: interest, .objectiveC: interest]
  }

  package func mayGive(_ result: String, in heads: NamedHeads, shown types: Set<String>) -> Bool {
    ModuleResult(heads: heads, shown: types).mayBe(result)
  }

  package func joinedFacts(of tree: FactTree) -> [FileID: [Fact]] { ModuleJoiner(tree).facts }

  package func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    WriteModule.fixes(for: name, with: environment)
  }

  package func resolver(of tree: LinkedTree) -> (any LookUpResolver)? { FactoryResolver(tree) }
}

/// The ways to obtain modules, each named by a function.
enum ModuleRoutes {
  static let system = "modules"

  static let space = RouteSpace(
    system: system, kind: "factory", noun: "module factory", naming: .text,
    missingRule: RouteMapUnimplemented.description.id, isOwnedByType: true, isUnique: false,
    position: 0)
}
