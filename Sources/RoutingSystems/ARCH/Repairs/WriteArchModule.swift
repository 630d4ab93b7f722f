import Routes
import SourceModel

/// Writes a module for the name of a configurator that the tree does not declare, for the library's version in the tree.
enum WriteArchModule {
  private static let suffix = "Configurator"

  static func fixes(for name: SelectedName, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    guard name.text.hasSuffix(suffix), name.text != suffix, index.types.language(of: name.site.file) == .swift,
      index.origins[name.site.file] == .product
    else { return [] }
    let model = index.answer(ArchModel.self)
    guard let generation = model.usedGeneration, let page = environment.page(name.site.file),
      let example = model.configurators.first.flatMap(model.classes.head).flatMap({ environment.page($0.file) })
    else { return [] }
    let text = ArchModuleText(stem: String(name.text.dropLast(suffix.count)), generation: generation)
    guard text.names.allSatisfy(index.types.isFree) else { return [] }
    let edits = page.importing(example.imports) + [page.addition(text.lines)]
    return [Fix(title: "Write the module of '\(name.text)'", edits: edits)]
  }
}

extension ArchModel {
  /// That of the library in the scan, or else the one that all configurators are written for.
  fileprivate var usedGeneration: Generation? {
    if let generation { return generation }
    guard bodies(of: ArchName.configurator).isEmpty, !configurators.isEmpty else { return nil }
    let found = configurators.flatMap { assemblies(of: $0).map(\.fact.member.text) }
    if found.isEmpty { return nil }
    if found.allSatisfy({ $0 == Generation.module.property }) { return .module }
    return found.allSatisfy { $0 == Generation.router.property } ? .router : nil
  }
}

/// The code of a new module of ARCH.
private struct ArchModuleText {
  let stem: String
  let generation: ArchModel.Generation

  private var state: String { stem + "State" }
  private var handler: String { stem + "EventHandler" }
  private var controller: String { stem + "ViewController" }
  private var input: String { stem + "ModuleInput" }
  private var output: String { stem + "ModuleOutput" }
  private var configurator: String { stem + "Configurator" }

  /// The types that it declares.
  var names: [String] { [state, handler, controller, input, output, configurator] }

  var lines: [String] { parts + [""] + configuratorLines }

  private var parts: [String] {
    [
      "protocol \(input): AnyObject {}", "", "protocol \(output): AnyObject {}", "", "struct \(state): ARCHState {}",
      "",
      "final class \(handler): ARCHEventHandler<\(state)>, \(input) {", "    weak var moduleOutput: \(output)?", "}",
      "",
      "final class \(controller): ARCHViewController<\(state), \(handler)> {}",
    ]
  }

  private var configuratorLines: [String] {
    [
      "final class \(configurator): ARCHModuleConfigurator {", "    typealias ModuleIO = (\(input)) -> \(output)?", "",
      "    let moduleIO: ModuleIO?", "", "    init(moduleIO: ModuleIO?) {", "        self.moduleIO = moduleIO", "    }",
      "",
      "    var \(generation.property): \(generation.type) {", "        let controller = \(controller)()",
      "        let eventHandler = \(handler)()", "        eventHandler.router = controller",
      "        eventHandler.viewInput = controller", "        eventHandler.moduleOutput = moduleIO?(eventHandler)",
      "        controller.output = eventHandler", "        return controller", "    }", "}",
    ]
  }
}
