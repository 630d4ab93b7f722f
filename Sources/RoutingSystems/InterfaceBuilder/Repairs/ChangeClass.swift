import Routes
import SourceModel

/// Replaces the name of a custom class by a similar one that the runtime finds.
enum ChangeClass: Repair {
  static let rules: [any Rule.Type] = [CustomClassNotFound.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    guard let use = index.answer(CustomClassUses.self).all.first(where: { $0.site == finding.site }),
      let bases = use.place.bases, !index.types.declaresClass(use.name.text),
      // Without the module, which a mangled name contains.
      use.type.name?.text == use.name.text
    else { return [] }
    let found = FittingClass.all(inheriting: bases, in: index).filter {
      CustomClassSearch(use.named($0.name), in: index).failure == nil
    }
    guard let name = NearestWord.of(use.name.text, among: found.map(\.spelling)) else { return [] }
    return [.change(finding.site, to: name, isPreferred: true)]
  }
}
