import Routes
import SourceModel

/// A configurator of another version of the library.
enum ConfiguratorOutdated: Rule {
  static func subjects(in index: RouteIndex) -> [String] { index.answer(ArchModel.self).configurators }

  static func check(_ configurator: String, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ArchModel.self)
    guard let generation = model.generation, let (head, file) = model.classes.head(of: configurator),
      index.origins[file] == .product, model.isRead(configurator)
    else { return [] }
    let (wanted, other) = (generation.property, generation.other.property)
    let lineage = model.classes.lineage(of: SpelledType(configurator)).map(\.name).filter {
      $0 != ArchName.configurator
    }
    let names = Set(lineage.flatMap(model.properties).map(\.member.name.text))
    guard names.contains(other), !names.contains(wanted), lineage.allSatisfy(model.isRead) else { return [] }
    return [
      finding(
        at: Site(file: file, range: head.name.range),
        "'\(configurator)' has '\(other)', but this version of the library asks for '\(wanted)'")
    ]
  }

  static let description = RuleDescription(
    id: "arch-configurator-outdated",
    severity: .error,
    repeatsCompiler: true,
    summary: "A configurator has the property that another version of the library asks for.",
    rationale: """
      The compiler says the same. Until 0.0.13 a configurator has a `router`, since 0.0.14 it has a `module`. The rule needs \
      the sources of the library in the scan.
      """,
    examples: [
      RuleDescription.Example(
        "A configurator of 0.0.13",
        """
        \(RuleDescription.Example.librarySince14)
        \(RuleDescription.Example.cartModule)
        final class CartConfigurator: ARCHModuleConfigurator {
          //        ^^^^^^^^^^^^^^^^ arch-configurator-outdated
          var router: ARCHRouter { CartViewController() }
        }
        """),
      RuleDescription.Example(
        "A configurator of a later version",
        """
        public protocol ARCHModuleConfigurator { var router: ARCHRouter { get } }
        \(RuleDescription.Example.cartModule)
        final class CartConfigurator: ARCHModuleConfigurator {
          //        ^^^^^^^^^^^^^^^^ arch-configurator-outdated
          var module: ARCHModule { CartViewController() }
        }
        """),
      RuleDescription.Example(
        "A configurator of the same version, and one that inherits it",
        """
        \(RuleDescription.Example.librarySince14)
        \(RuleDescription.Example.cartModule)
        class CartConfigurator: ARCHModuleConfigurator {
          var module: ARCHModule { CartViewController() }
        }
        final class SaleConfigurator: CartConfigurator { var router: ARCHRouter { module.router } }
        """),
      RuleDescription.Example(
        "A library out of sight",
        """
        \(RuleDescription.Example.cartModule)
        final class CartConfigurator: ARCHModuleConfigurator {
          var router: ARCHRouter { CartViewController() }
        }
        """),
    ])
}
