import SourceModel

/// A segue with an identifier that leaves a scene with a class of its own.
struct SceneSegue {
  let identifier: Spelling
  /// The class of the controller.
  let controller: String
  let kind: String
  /// The class that it leads to; nil if the document does not say.
  let destination: String?

  /// The segues of a document, in source order.
  static func all(in document: InterfaceDocumentFact) -> [SceneSegue] {
    guard let outline = document.reading.outline else { return [] }
    return outline.segues.compactMap { segue in
      guard let identifier = segue.identifier, let scene = segue.scene,
        let controller = outline.scenes[scene].controller.flatMap({ outline.objects[$0].className })
      else { return nil }
      return SceneSegue(
        identifier: identifier, controller: controller.text, kind: segue.kind,
        destination: outline.destination(of: segue)?.className?.text)
    }
  }
}
