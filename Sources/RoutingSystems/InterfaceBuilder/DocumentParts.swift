import Routes
import SourceModel

/// The parts of one document for a list of symbols: the scenes of a storyboard with their segues and prototypes, or the
/// owner and the top-level objects of a nib.
struct DocumentParts {
  private let outline: InterfaceOutline

  init(_ outline: InterfaceOutline) { self.outline = outline }

  var all: [DocumentPartGroup] {
    outline.document.kind == .storyboard ? scenes : topLevelObjects
  }

  // MARK: Scenes

  private var scenes: [DocumentPartGroup] {
    let segues = Dictionary(grouping: outline.segues) { $0.scene }
    let prototypes = Dictionary(grouping: outline.objects.filter { $0.role == .prototype }) { $0.scene }
    return outline.scenes.indices.compactMap { index in
      scene(index).map { scene in
        let inner = (segues[index] ?? []).map(segue) + (prototypes[index] ?? []).map(prototype)
        return DocumentPartGroup(scene, inner.sorted { $0.range < $1.range })
      }
    }
  }

  private func scene(_ index: Int) -> DocumentPart? {
    let scene = outline.scenes[index]
    guard let number = scene.controller else { return nil }
    let controller = outline.objects[number]
    let isInitial = outline.document.initialController?.object == number
    let name = name(of: controller)
    let reference = controller.reference == nil ? nil : "reference"
    return DocumentPart(
      name: name.text, detail: words([reference, type(of: controller, besides: name), isInitial ? "initial" : nil]),
      kind: controller.reference == nil ? .object : .link, range: scene.range, place: name.range)
  }

  /// The scene or the storyboard that a reference leads to.
  private func reference(_ controller: InterfaceObject) -> Spelling? {
    controller.reference?.scene ?? controller.reference?.storyboard
  }

  private func segue(_ segue: InterfaceSegue) -> DocumentPart {
    let target = segue.destination?.object.map { name(of: outline.objects[$0]).text }
    let kind = segue.relationship ?? segue.kind
    return DocumentPart(
      name: segue.identifier?.text ?? (kind.isEmpty ? "segue" : kind),
      detail: words([segue.identifier == nil ? nil : kind, target.map { "→ \($0)" }]), kind: .link,
      range: segue.range, place: (segue.identifier ?? segue.id)?.range ?? segue.range)
  }

  private func name(of object: InterfaceObject) -> Spelling {
    object.identifier(.scene) ?? reference(object) ?? object.className ?? object.tag
  }

  private func prototype(_ object: InterfaceObject) -> DocumentPart {
    let name = object.identifier(.reuse) ?? object.identifier(.plain) ?? object.className ?? object.tag
    return DocumentPart(
      name: name.text, detail: words([type(of: object, besides: name)]), kind: .template, range: object.range,
      place: name.range)
  }

  // MARK: Nibs

  private var topLevelObjects: [DocumentPartGroup] {
    outline.objects.filter { $0.isTopLevel && $0.role != .firstResponder && $0.role != .application }.map { object in
      if object.role == .filesOwner { return DocumentPartGroup(owner(object)) }
      let name = object.className ?? object.tag
      return DocumentPartGroup(
        DocumentPart(
          name: name.text,
          detail: words([object.className.map { _ in object.tag.text }, object.identifier(.reuse)?.text]),
          kind: .object, range: object.range, place: name.range))
    }
  }

  private func owner(_ object: InterfaceObject) -> DocumentPart {
    DocumentPart(
      name: "File's Owner", detail: object.className?.text, kind: .object, range: object.range,
      place: (object.className ?? object.tag).range)
  }

  // MARK: Words

  /// The class of an object, or the tag that stands for it; nil if it is the name already.
  private func type(of object: InterfaceObject, besides name: Spelling) -> String? {
    let type = object.className ?? object.tag
    return type == name || object.reference != nil ? nil : type.text
  }

  private func words(_ words: [String?]) -> String? {
    let words = words.compactMap(\.self).filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
