import Routes
import SourceModel

/// ARCH: modules that a configurator makes, and the ids that stories give them.
package struct ARCH: RoutingSystem {
  package let id = ArchRoutes.system
  package let name = "ARCH"
  package var spaces: [RouteSpace] { [ArchRoutes.module, ArchRoutes.moduleID] }
  package let forms: [CallForm] = []
  package let readers: [any FactReader] = [ArchReader()]
  package var facts: [any SystemFact.Type] {
    [ArchAssembly.self, ArchBody.self, ArchBranch.self, ArchMention.self, ArchUse.self]
  }
  package let rules: [any Rule.Type] = [
    ChildArgumentMismatch.self,
    ChildProtocolNotInheriting.self,
    ConfiguratorOutdated.self,
    ConfiguratorUnused.self,
    MissingSuperCall.self,
    ModuleIDUnused.self,
    ModuleIOMismatch.self,
    ModuleNeverStarted.self,
    ModuleOutputNotWeak.self,
    ModuleOutputRedeclared.self,
    ModuleStateMismatch.self,
    ModuleWiringIncomplete.self,
    OutputCastMismatch.self,
    ParentModuleUnnamed.self,
    ParentOutputHidden.self,
    StateProtocolReadOnly.self,
    StateProtocolUnnamed.self,
    ViewWithoutSubstate.self,
    ViewsShareSubstate.self,
  ]
  package let repairs: [any Repair.Type] = [
    CallLibrary.self, ChangeOutputCast.self, ChangeState.self, ConnectParts.self, ConvertConfigurator.self,
    ReleaseOwner.self, UseOwnOutput.self,
  ]

  package init() {}

  package func interests(of heads: NamedHeads) -> [Language: Interest] {
    ArchTypes(heads).map { [.swift: $0.interest] } ?? [:]
  }

  package func joinedFacts(of tree: FactTree) -> [FileID: [Fact]] { ArchJoiner(tree).facts }

  package func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    WriteArchModule.fixes(for: name, with: environment)
  }

  package func resolver(of _: LinkedTree) -> (any LookUpResolver)? { ArchRoutes.Resolver() }
}

/// The names of modules.
enum ArchRoutes {
  static let system = "arch"

  /// Named by the class of the configurator.
  static let module = RouteSpace(
    system: system, kind: "module", noun: "module", naming: .text, isUnique: false, position: 0)

  /// Named by a case or a static member of a story.
  static let moduleID = RouteSpace(
    system: system, kind: "module-id", noun: "module id", naming: .text, isOwnedByType: true, isUnique: false,
    position: 1)

  /// The compiler reports a configurator without a module, and an id without a branch. Where nothing has one, it is not
  /// in sight.
  struct Resolver: LookUpResolver {
    func answers(to _: RouteKey) -> [RouteKey] { [] }

    func doubt(of key: RouteKey, in _: ApplicationSet) -> String? {
      key.space == ArchRoutes.module
        ? "no code that the application links makes the module" : "no code that the application links configures it"
    }
  }
}
