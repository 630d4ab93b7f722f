import Routes
import SourceModel

/// The custom classes of all documents, and the targets that compile them.
struct CustomClassUses: SharedAnswer {
  /// In path order.
  let all: [CustomClassUse]
  /// The targets that compile a class of a document. A bundle of resources is none of them.
  let targets: Set<String>

  init(in index: RouteIndex) {
    all = index.systemFacts(of: InterfaceDocumentFact.self).flatMap(\.customClasses)
    let files = Set(Set(all.map(\.name.text)).flatMap { index.classes.sites(of: $0) }.map(\.file))
    let compiled = files.reduce(into: Set<String>()) { $0.formUnion(index.linkages[$1]?.targets ?? []) }
    targets = compiled.subtracting(index.applications.tests)
  }
}

/// A rule about the classes that documents name.
protocol CustomClassRule: Rule where Subject == CustomClassUse {}

extension CustomClassRule {
  static func subjects(in index: RouteIndex) -> [CustomClassUse] {
    index.answer(CustomClassUses.self).all.filter { index.origins[$0.file] == .product }
  }
}
