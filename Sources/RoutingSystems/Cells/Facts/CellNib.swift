import Routes
import SourceModel

/// The nib that a call registers for cells.
struct CellNib: SystemFact {
  static let makers: Set = ["UINib", "nibWithNibName"]

  let name: Spelling
  /// The name of the method that registers it.
  let method: SourceRange

  var place: SourceRange { name.range }
}

/// A nib that is registered under an identifier, with the documents of its name.
struct RegisteredNib {
  let name: Site
  /// The place of the method that registers it.
  let method: Site
  let route: Route
  let document: PlacedFact<InterfaceDocumentFact>
  let outline: InterfaceOutline

  /// The objects that the nib makes beside its owner.
  var objects: [InterfaceObject] {
    outline.objects.filter { object in
      switch object.role {
      case .prototype, .other: object.isTopLevel && object.tag.text != "customObject"
      case .filesOwner, .firstResponder, .application, .exit, .reference: false
      }
    }
  }

  /// Whether code is seen to dequeue the cell. Other code may load the nib itself.
  var isDequeued: Bool { route.lookUps.contains(where: \.form.looksUp) }

  /// Those of nibs of one document that was read. Several are variants for languages and devices.
  static func all(in index: RouteIndex) -> [RegisteredNib] {
    let facts = index.systemFacts(of: CellNib.self)
    if facts.isEmpty { return [] }
    let nibs = Dictionary(grouping: facts) { Site(file: $0.file, range: $0.fact.method) }
    let documents = Dictionary(
      grouping: index.productDocuments.filter { $0.fact.name.kind == .nib }, by: \.fact.name.text)
    return CellSpaces.all.flatMap { index.routes(in: $0) }.flatMap { route in
      route.registrations.compactMap { registration -> RegisteredNib? in
        guard index.origins[registration.site.file] == .product, !registration.call.conditions.isNeverCompiled,
          let method = registration.method, let nib = nibs[method]?.first,
          let found = documents[nib.fact.name.text], found.count == 1, let outline = found[0].fact.reading.outline
        else { return nil }
        return RegisteredNib(name: nib.site, method: method, route: route, document: found[0], outline: outline)
      }
    }
  }
}

/// The classes of the cells of registered nibs, by the place of the method that registers them.
struct NibCells: SharedAnswer {
  private let classes: [Site: ControllerClass]

  init(in index: RouteIndex) {
    classes = RegisteredNib.all(in: index).reduce(into: [:]) { classes, nib in
      classes[nib.method] = nib.cell(in: index)
    }
  }

  subscript(method: Site) -> ControllerClass? { classes[method] }
}

extension RegisteredNib {
  /// The class of its only object. nil if it is of another module, or not known.
  fileprivate func cell(in index: RouteIndex) -> ControllerClass? {
    guard let object = objects.first, objects.count == 1,
      object.customClass.module == nil || object.customClass.provider == .target
    else { return nil }
    let base = CellDocuments.space(of: object.tag.text)?.table.base
    return (object.className?.text ?? base).flatMap { ControllerClass(exactly: $0, in: index) }
  }
}
