import Routes
import SourceModel

extension InterfaceDocuments {
  /// A controller of another storyboard.
  struct Target {
    let outline: InterfaceOutline
    let document: InterfaceName
    let controller: InterfaceObject
  }

  /// The controllers that a reference in a document leads to, one for each variant of its storyboard. nil stands for one
  /// that is not there, or not known. Empty where no storyboard of the tree is meant.
  func targets(of reference: StoryboardReference, in document: InterfaceName) -> [Target?] {
    if reference.bundle != nil { return [] }
    return storyboards(named: reference.storyboard?.text ?? document.text).map { storyboard in
      storyboard.fact.reading.outline.flatMap { outline in
        outline.controller(of: reference).map {
          Target(outline: outline, document: storyboard.fact.name, controller: $0)
        }
      }
    }
  }
}

extension InterfaceOutline {
  /// The controller of the scene that a reference names, or that of the initial scene if it names none.
  fileprivate func controller(of reference: StoryboardReference) -> InterfaceObject? {
    guard let scene = reference.scene else { return controllerOfInitialScene }
    return controllers.first { $0.identifier(.scene)?.text == scene.text }
  }
}
