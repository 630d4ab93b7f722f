import Routes
import SourceModel

/// Reads the facts of one document.
struct InterfaceDocumentReader {
  private let reading: InterfaceReading
  private let name: InterfaceName

  init(_ reading: InterfaceReading, _ name: InterfaceName) {
    (self.reading, self.name) = (reading, name)
  }

  var facts: [Fact] {
    let contents = reading.outline.map { scenes($0) + initialScene($0) + segues($0) + references($0) } ?? []
    return [.ofSystem(InterfaceDocumentFact(name: name, reading: reading)), .textRegistration(file)] + contents
  }

  /// The file itself, which is found by its name.
  private var file: Fact.TextRegistration {
    registration(
      Spelling(text: name.text, range: .zero),
      of: name.kind == .storyboard ? InterfaceSpaces.storyboard : InterfaceSpaces.nib,
      at: .zero, isFile: true)
  }

  private func scenes(_ outline: InterfaceOutline) -> [Fact] {
    outline.controllers.compactMap { controller in
      guard let identifier = controller.identifier(.scene) else { return nil }
      var fact = registration(identifier, of: InterfaceSpaces.scene, owner: name.text, at: controller.tag.range)
      fact.destination = controller.className
      return .textRegistration(fact)
    }
  }

  /// The scene that is instantiated without an identifier.
  private func initialScene(_ outline: InterfaceOutline) -> [Fact] {
    guard name.kind == .storyboard, let target = outline.document.initialController,
      let controller = target.object.map({ outline.objects[$0] })
    else { return [] }
    var fact = registration(
      Spelling(text: name.text, range: target.id.range), of: InterfaceSpaces.initialScene, at: controller.tag.range)
    fact.origin = .constant(nil)
    fact.destination = controller.className
    return [.textRegistration(fact)]
  }

  private func segues(_ outline: InterfaceOutline) -> [Fact] {
    outline.segues.compactMap { segue in
      guard let identifier = segue.identifier else { return nil }
      var fact = registration(
        identifier, of: InterfaceSpaces.segue, owner: outline.source(of: segue, in: name), at: segue.range)
      fact.destination = outline.destination(of: segue)?.className
      return .textRegistration(fact)
    }
  }

  /// The scenes of other storyboards that the document leads to.
  private func references(_ outline: InterfaceOutline) -> [Fact] {
    outline.objects.flatMap { object -> [Fact] in
      guard let reference = object.reference, reference.bundle == nil else { return [] }
      let storyboard = reference.storyboard.map { lookUp($0, of: InterfaceSpaces.storyboard) }
      let scene = reference.scene.map {
        lookUp($0, of: InterfaceSpaces.scene, owner: reference.storyboard?.text ?? name.text)
      }
      let initial = reference.scene == nil ? reference.storyboard.map(initialScene) : nil
      return [storyboard, scene, initial].compactMap(\.self).map(Fact.textLookUp)
    }
  }

  private func initialScene(of storyboard: Spelling) -> Fact.TextLookUp {
    var lookUp = lookUp(storyboard, of: InterfaceSpaces.initialScene)
    lookUp.origin = .constant(nil)
    return lookUp
  }

  private func lookUp(_ name: Spelling, of space: RouteSpace, owner: String? = nil) -> Fact.TextLookUp {
    Fact.TextLookUp(
      value: name, owner: owner, form: .reference, spaces: [space], scope: [], conditions: [])
  }

  private func registration(
    _ name: Spelling, of space: RouteSpace, owner: String? = nil, at element: SourceRange, isFile: Bool = false
  ) -> Fact.TextRegistration {
    Fact.TextRegistration(
      value: name, owner: owner, spaces: [space], form: isFile ? .file : .document, method: element,
      call: RegisteringCall(
        registrar: .library(space.family), isOnCurrent: false, function: nil, conditions: []))
  }
}
