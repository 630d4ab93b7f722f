import Routes
import SourceModel

/// A comparison with the identifier of a segue: `segue.identifier == "|"`, `case "|":`,
/// `[segue.identifier isEqualToString:@"|"]`. Segues that the class does not compare come first.
struct SegueComparisonText: CompletionContext {
  /// The type around the code.
  private let type: String

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of _: SystemList) {
    guard cursor.isLiteral, let type = cursor.scope.first, Self.comparesSegue(cursor) else { return nil }
    self.type = type
  }

  private static func comparesSegue(_ cursor: Cursor) -> Bool {
    switch cursor.place {
    case .comparison(let text):
      text.value.last == "identifier" && SegueComparisons.compared.contains { $0.function == text.function }
    case .argument(let brackets):
      cursor.language == .objectiveC
        && brackets.first.map {
          SegueComparisons.callees.contains($0.callee) && $0.earlierWords == ["segue", "identifier"]
        } == true
    case .sameType, .attribute: false
    }
  }

  func offers(in index: RouteIndex) -> [Offer] {
    let routes = index.segues(ofCodeIn: type).filter { !$0.registrations.isEmpty }
    let compared = Set(
      index.segues(ofCodeIn: type).filter { $0.lookUps.contains { $0.form == .comparison } }.map(\.key.name))
    return routes.map { route in
      Offer(
        route.key.name, named: route.key.name, symbol: .text, fit: compared.contains(route.key.name) ? .fair : .good,
        words: InterfaceSpaces.segue.noun,
        detail: "\(InterfaceSpaces.segue.noun) \(route.key.fullName)".leading(to: index.destinationTypes(of: route)),
        subject: .route(route.key))
    }
  }
}

extension RouteIndex {
  /// The segues of a class, its superclasses and its subclasses, whose scenes run the same code.
  func segues(ofCodeIn type: String) -> [Route] {
    let relatives = classes.relatives(of: type)
    return routes(in: InterfaceSpaces.segue).filter { $0.key.owner.map(relatives.contains) == true }
  }
}
