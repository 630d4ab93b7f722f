import Routes
import SourceModel

/// The look-ups of one file by the constants of scenes that SwiftGen generates into the tree:
/// `StoryboardScene.Main.detail.instantiate()` (templates `ib/scenes-swift4` and `ib/scenes-swift5`).
struct GeneratedScenes {
  private let outline: SourceOutline

  /// The enum of all storyboards; any of them may follow.
  static let root = "StoryboardScene"

  private static let initialScene = "initialScene"
  /// The constant with the name of a storyboard, and what is made of it.
  private static let storyboardName = "storyboardName"
  private static let storyboards: Set = [storyboardName, "storyboard"]

  init(_ outline: SourceOutline) { self.outline = outline }

  var facts: [Fact] { outline.declared.memberPaths.compactMap(lookUp).map(Fact.textLookUp) }

  /// The look-up of the third name of a path; nil if there are not so many.
  private func lookUp(_ path: MemberPath) -> Fact.TextLookUp? {
    guard path.names.first?.text == Self.root, path.names.count > 2 else { return nil }
    let (storyboard, member) = ("\(Self.root).\(path.names[1].text)", path.names[2])
    let name = "\(storyboard).\(Self.storyboardName)"
    if Self.storyboards.contains(member.text) { return lookUp(name, of: InterfaceSpaces.storyboard, at: member, path) }
    if member.text == Self.initialScene { return lookUp(name, of: InterfaceSpaces.initialScene, at: member, path) }
    var scene = lookUp("\(storyboard).\(member.text)", of: InterfaceSpaces.scene, at: member, path)
    scene.ownerName = name
    return scene
  }

  private func lookUp(
    _ constant: String, of space: RouteSpace, at member: Spelling, _ path: MemberPath
  ) -> Fact.TextLookUp {
    let scope = outline.typeNames(around: path.scope)
    return Fact.TextLookUp(
      value: Spelling(text: constant, range: member.range), origin: .name(scope: scope), form: .identifier,
      spaces: [space], scope: scope, conditions: path.conditions)
  }
}
