import Routes
import SourceModel

/// The types of a tree that are parts of ARCH's modules, as heads alone show them.
struct ArchTypes {
  /// What some class of a tree with modules inherits or adopts.
  static let bases = [ArchName.configurator, ArchName.controller, ArchName.handler, ArchName.moduleID]
  private static let roots =
    bases + ArchName.viewOutputs + [
      ArchName.moduleInput, ArchName.moduleOutput, ArchName.state, "ARCHViewInput", ArchName.renderable,
    ]

  /// The types whose bodies are read, and the words of files to read.
  private var (read, words): (Set<String>, Set<String>) = ([], [])
  /// Configurators and stories.
  private var named: Set<String> = []

  /// nil for a tree without modules.
  init?(_ heads: NamedHeads) {
    let isUsed = Self.bases.contains { base in
      heads.contains(adopting: base) { head, _ in head.inheritedNames.contains(base) }
    }
    guard isUsed else { return nil }
    let families = HeadFamilies(heads)
    let parts = families.heirs(of: Self.roots)
    named = families.heirs(of: [ArchName.configurator, ArchName.moduleID]).intersection(families.declared)
    let talk = heads.protocols(endingIn: ["Input", "Output"])
    read = parts.union(families.named(by: parts)).union(talk).union(Self.roots)
    words = read.intersection(families.declared).union(Self.roots)
  }

  var interest: Interest {
    var interest = Interest(triggers: words, types: named)
    var bodies = MethodBodies(types: read, propertyTypes: named)
    bodies.mentions = named
    interest.names.bodies.add(bodies, for: ArchRoutes.system)
    return interest
  }
}

/// The names that ARCH gives to the parts of its modules.
enum ArchName {
  static let configurator = "ARCHModuleConfigurator"
  static let controller = "ARCHViewController"
  static let handler = "ARCHEventHandler"
  static let moduleID = "ARCHModuleID"
  static let moduleInput = "ARCHModuleInput"
  static let moduleOutput = "ARCHModuleOutput"
  static let state = "ARCHState"
  static let renderable = "ARCHViewRenderable"
  /// The first is the name in all versions.
  static let viewOutputs = ["ACRHViewOutput", "ARCHViewOutput"]
}
