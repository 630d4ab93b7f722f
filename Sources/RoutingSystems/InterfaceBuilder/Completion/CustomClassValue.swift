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
    FittingClass.all(inheriting: bases, in: index).map { type in
      Offer(
        type.spelling, named: type.spelling, symbol: .class, fit: .good, words: "class",
        detail: detail(of: type.name, in: index))
    }
  }

  /// `class, inherits UITableViewController`
  private func detail(of name: String, in index: RouteIndex) -> String {
    guard case .apple(let base) = index.classes.ancestry(of: name).end else { return "class" }
    return "class, inherits \(base)"
  }
}
