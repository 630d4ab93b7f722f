import Routes
import SourceModel

/// The custom classes of all documents, and the targets that compile them.
struct CustomClassUses: SharedAnswer {
  /// In path order.
  let all: [CustomClassUse]
  /// The targets that compile a class of a document. A bundle of resources is none of them.
  let targets: Set<String>
  private let byName: [String: NamedClass]

  init(in index: RouteIndex) {
    all = index.systemFacts(of: InterfaceDocumentFact.self).flatMap(\.customClasses)
    byName = Set(all.map(\.name.text)).reduce(into: [:]) { $0[$1] = NamedClass($1, in: index) }
    let compiled = byName.values.reduce(into: Set<String>()) { $0.formUnion($1.allTargets) }
    targets = compiled.subtracting(index.applications.tests)
  }

  /// The declarations of a class name.
  static func named(_ name: String, in index: RouteIndex) -> NamedClass {
    index.answer(CustomClassUses.self).byName[name] ?? NamedClass(name, in: index)
  }
}

/// A rule about the classes that documents name.
protocol CustomClassRule: Rule where Subject == CustomClassUse {}

extension CustomClassRule {
  static func subjects(in index: RouteIndex) -> [CustomClassUse] {
    index.answer(CustomClassUses.self).all.filter { index.origins[$0.file] == .product }
  }
}
