import Routes
import SourceModel

/// The functions of Reusable that look up nibs and scenes, for trees without its sources (AliSoftware/Reusable 4.1,
/// Sources/View/NibLoadable.swift, NibOwnerLoadable.swift, Sources/Storyboard/StoryboardBased.swift,
/// StoryboardSceneBased.swift).
enum ReusableLibrary {
  static let module = "Reusable"

  /// `NibReusable` is `Reusable & NibLoadable`.
  private static let nibs = ["NibLoadable", "NibReusable"]
  private static let contents = ["NibOwnerLoadable"]
  private static let storyboards = ["StoryboardBased"]
  private static let scenes = ["StoryboardSceneBased"]

  static let protocols = Set(nibs + contents + storyboards + scenes)

  /// What the extensions of the library declare, if a type of the file adopts one of its protocols.
  static func facts(of outline: SourceOutline) -> [Fact] {
    guard outline.language == .swift, outline.declared.imports.contains(module) else { return [] }
    let adopted = outline.heads.reduce(into: Set<String>()) { $0.formUnion($1.inheritedNames) }
    return adopted.isDisjoint(with: protocols) ? [] : all
  }

  private static let all: [Fact] =
    constants("nib", of: nibs + contents) + constants("sceneStoryboard", of: storyboards)
    + constants("sceneIdentifier", of: scenes)
    + functions("loadFromNib", of: nibs, lookUp("nib", in: InterfaceSpaces.nib))
    + functions("loadNibContent", of: contents, lookUp("nib", in: InterfaceSpaces.nib))
    + functions("instantiate", of: storyboards, lookUp("sceneStoryboard", in: InterfaceSpaces.initialScene))
    + functions(
      "instantiate", of: scenes, lookUp("sceneIdentifier", in: InterfaceSpaces.scene, ownedBy: "sceneStoryboard"))

  /// A name that is that of the type, unless the type declares another one.
  private static func constants(_ name: String, of protocols: [String]) -> [Fact] {
    protocols.map { owner in
      var constant = TextConstant(
        owner: [owner], name: Spelling(text: name, range: .zero), text: nil, type: TextConstant.currentType)
      constant.isStatic = true
      return .constant(constant)
    }
  }

  /// `loadNibContent` asks `type(of: self)`, so what it looks up is that of a static function, too.
  private static func functions(
    _ name: String, of protocols: [String], _ lookUp: LookUpFunction.LookUp
  ) -> [Fact] {
    protocols.map { owner in
      var function = LookUpFunction(
        of: InterfaceSpaces.system, name: Spelling(text: name, range: .zero), parameters: [], owner: [owner],
        modifiers: Scope.Modifiers(isStatic: true))
      function.isOfLibrary = true
      function.steps = [.lookUp(lookUp)]
      return .function(function)
    }
  }

  private static func lookUp(
    _ member: String, in space: RouteSpace, ownedBy owner: String? = nil
  ) -> LookUpFunction.LookUp {
    LookUpFunction.LookUp(
      space: space, name: .current(member: ".\(member)"), owner: owner.map { .current(member: ".\($0)") })
  }
}
