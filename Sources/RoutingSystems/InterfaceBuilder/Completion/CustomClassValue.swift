import Routes
import SourceModel

/// The class of an element whose sort is known: `<viewController customClass="|"`.
struct CustomClassValue: CompletionContext {
  /// One of them must be inherited.
  private let bases: [String]

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of _: SystemList) {
    guard case .attribute("customClass", let tag) = cursor.place,
      let bases = tag.name == "segue" ? ElementBases.segue : ElementBases.of(tag.name)
    else { return nil }
    self.bases = bases
  }

  func offers(in index: RouteIndex) -> [Offer] {
    let classes = bases.flatMap(AppleClass.heirs).reduce(into: Set<String>()) {
      $0.formUnion(index.classes.heirs(of: $1))
    }
    return classes.sorted().compactMap { name in
      guard let entry = index.classes.entry(name), !entry.isGeneric else { return nil }
      let spelling = index.types.spelling(of: name, .class, in: .objectiveC)
      // The runtime knows a class in another type by a mangled name only.
      guard entry.scope.isEmpty || spelling != name else { return nil }
      return Offer(
        spelling, named: spelling, symbol: .class, fit: .good, words: "class", detail: detail(of: name, in: index))
    }
  }

  /// `class, inherits UITableViewController`
  private func detail(of name: String, in index: RouteIndex) -> String {
    guard case .apple(let base) = index.classes.ancestry(of: name).end else { return "class" }
    return "class, inherits \(base)"
  }
}
