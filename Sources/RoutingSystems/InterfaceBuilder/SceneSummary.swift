import Routes
import SourceModel

/// The statements about a scene in hover and `explain`, beside its class.
struct SceneSummary {
  private let outline: InterfaceOutline
  private let scene: Int

  /// Nil if the document has no scene with its identifier at the place.
  init?(_ outline: InterfaceOutline, identifierAt place: SourceRange) {
    let scene = outline.scenes.firstIndex { scene in
      scene.controller.flatMap { outline.objects[$0].identifier(.scene)?.range } == place
    }
    guard let scene else { return nil }
    (self.outline, self.scene) = (outline, scene)
  }

  var statements: [Sentence] { initial + segues }

  private var initial: [Sentence] {
    let controller = outline.scenes[scene].controller
    return controller != nil && outline.document.initialController?.object == controller ? ["Initial scene"] : []
  }

  private static let mostSegues = 6

  /// `Segues: ShowPrice → PriceViewController, Edit and 2 more`
  private var segues: [Sentence] {
    let named = outline.segues.filter { $0.scene == scene && $0.identifier != nil }
    guard !named.isEmpty else { return [] }
    var list: Sentence = "Segues: "
    for (position, segue) in named.prefix(Self.mostSegues).enumerated() {
      let target = outline.destination(of: segue)?.className
      let end: Sentence = target.map { " → \(code: $0.text)" } ?? ""
      list = "\(list)\(position > 0 ? ", " : "")\(code: segue.identifier?.text ?? "")\(end)"
    }
    let others = named.count - Self.mostSegues
    return [others > 0 ? "\(list) and \(String(others)) more" : list]
  }
}

extension InterfaceBuilder {
  package func statements(on route: Route, in index: RouteIndex) -> [Sentence] {
    guard route.key.space == InterfaceSpaces.scene else { return [] }
    let sites = Set(route.registrations.map(\.site))
    return index.systemFacts(of: InterfaceDocumentFact.self).flatMap { document -> [Sentence] in
      guard let outline = document.fact.reading.outline else { return [] }
      return sites.filter { $0.file == document.file }.sorted { $0.range < $1.range }
        .compactMap { SceneSummary(outline, identifierAt: $0.range) }.flatMap(\.statements)
    }
  }
}
