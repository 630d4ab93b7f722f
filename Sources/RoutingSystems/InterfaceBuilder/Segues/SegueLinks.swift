import Routes
import SourceModel

/// The segues of all storyboards as links of classes, also those without an identifier. Containers without a class of the
/// tree stand for the controllers in them.
struct SegueLinks: SharedAnswer {
  private(set) var all: [RouteLink] = []
  private let documents: InterfaceDocuments

  /// Only a hostile storyboard has more containers in each other.
  private static let deepest = 8

  init(in index: RouteIndex) {
    documents = index.answer(InterfaceDocuments.self)
    for document in documents.all {
      guard let outline = document.fact.reading.outline else { continue }
      for segue in outline.segues { insert(segue, of: outline, in: document) }
    }
  }

  private mutating func insert(
    _ segue: InterfaceSegue, of outline: InterfaceOutline, in document: InterfaceDocuments.Document
  ) {
    guard segue.kind != "unwind", let controller = outline.sceneController(of: segue),
      let source = outline.objects[controller].className?.text,
      let destination = segue.destination?.object.map({ outline.objects[$0] })
    else { return }
    let site = Site(file: document.file, range: segue.identifier?.range ?? segue.range)
    for target in Set(classes(of: destination, outline, document.fact.name, Self.deepest)).sorted() {
      all.append(RouteLink(from: source, to: target, at: site))
    }
  }

  /// The class of a controller; those that a container or a reference leads to.
  private func classes(
    of object: InterfaceObject, _ outline: InterfaceOutline, _ name: InterfaceName, _ depth: Int
  ) -> [String] {
    if let name = object.className { return [name.text] }
    if depth == 0 { return [] }
    if let reference = object.reference {
      return documents.targets(of: reference, in: name).compactMap(\.self).flatMap {
        classes(of: $0.controller, $0.outline, $0.document, depth - 1)
      }
    }
    let children = outline.segues.filter { $0.kind == "relationship" && $0.scene == object.scene }
    return children.compactMap { $0.destination?.object }.flatMap { child in
      classes(of: outline.objects[child], outline, name, depth - 1)
    }
  }
}

extension InterfaceBuilder {
  package func links(in index: RouteIndex) -> [RouteLink] { index.answer(SegueLinks.self).all }
}
