import Routes

/// The names that Interface Builder's documents give to code.
package enum InterfaceSpaces {
  static let system = "interface-builder"

  /// A storyboard, by the name of its file.
  package static let storyboard = RouteSpace(
    system: system, kind: "storyboard", noun: "storyboard", naming: .text,
    missingRule: UnknownStoryboard.description.id,
    isUnique: false, table: RouteTable(namesFiles: true), position: 0)
  /// A scene, by its storyboard and its identifier.
  package static let scene = RouteSpace(
    system: system, kind: "scene", noun: "scene", naming: .text, missingRule: UnknownScene.description.id,
    isUnique: false,
    position: 1)
  /// A segue, by the class of its source and its identifier.
  package static let segue = RouteSpace(
    system: system, kind: "segue", noun: "segue", naming: .text, missingRule: UnknownSegue.description.id,
    isOwnedByType: true, isUnique: false,
    position: 2)
  /// A nib, by the name of its file.
  package static let nib = RouteSpace(
    system: system, kind: "nib", noun: "nib", naming: .text, missingRule: UnknownNib.description.id,
    isUnique: false, table: RouteTable(namesFiles: true), position: 3)
  /// The scene that is instantiated without an identifier, by its storyboard.
  package static let initialScene = RouteSpace(
    system: system, kind: "initialScene", noun: "initial scene", naming: .text,
    missingRule: NoInitialScene.description.id, isUnique: false, table: RouteTable(namesFiles: true), position: 4)

  static let all = [storyboard, scene, segue, nib, initialScene]
}
