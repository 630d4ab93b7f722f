import Routes
import SourceModel

/// Gives a configurator the property that the library in the scan asks for.
enum ConvertConfigurator: Repair {
  static let rules: [any Rule.Type] = [ConfiguratorOutdated.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let model = environment.index.answer(ArchModel.self)
    let configurator = model.configurators.first { name in
      model.classes.head(of: name).map { Site(file: $0.file, range: $0.head.name.range) } == finding.site
    }
    guard let configurator, let generation = model.generation, let property = model.outdated(configurator, generation),
      !isUsed(generation.other.property, of: configurator, environment.index), let type = property.member.type,
      let page = environment.page(property.file)
    else { return [] }
    let edits = [
      page.replacement(of: page.offsets(of: property.member.name.range), with: generation.property),
      page.replacement(of: page.offsets(of: type.range), with: generation.type),
    ]
    return [
      Fix(title: "Convert '\(generation.other.property)' to '\(generation.property)'", isPreferred: true, edits: edits)
    ]
  }

  /// True if code that makes a configurator reads a property of it.
  private static func isUsed(_ name: String, of configurator: String, _ index: RouteIndex) -> Bool {
    index.systemFacts(of: ArchUse.self).contains { $0.fact.type == configurator && $0.fact.links.first == name }
  }
}

extension ArchModel {
  /// The property of a configurator that another generation asks for. nil if code reads it, or if what it gives back is not
  /// what this generation asks for.
  fileprivate func outdated(_ configurator: String, _ generation: Generation) -> Placed<ArchProperty>? {
    let found = properties(of: configurator).filter { $0.member.name.text == generation.other.property }
    guard found.count == 1, let property = found.first, property.member.isComputed,
      property.member.modifiers.isEmpty, property.member.type?.text == generation.other.type,
      classes.reaches(ArchName.controller, generation.type), !isRead(property.member.name.text, of: configurator),
      configurators.allSatisfy({ $0 == configurator || !classes.reaches($0, configurator) })
    else { return nil }
    let made = assemblies(of: configurator).filter { $0.fact.type == configurator }
    let isController = made.allSatisfy { assembly in
      !assembly.fact.results.isEmpty
        && assembly.fact.results.allSatisfy { classes.base(ArchName.controller, of: SpelledType($0.text)) != nil }
    }
    return isController && !made.isEmpty ? property : nil
  }

  /// True if other code of a configurator reads a property.
  private func isRead(_ name: String, of configurator: String) -> Bool {
    methods(of: configurator).contains { $0.member.mentions(name) }
      || properties(of: configurator).contains { other in
        other.member.name.text != name && other.member.mentions.contains { $0.text == name }
      }
  }
}
