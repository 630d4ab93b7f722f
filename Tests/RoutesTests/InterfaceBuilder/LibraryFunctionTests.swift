import Testing

/// The look-ups through functions of Reusable, whose sources are not in the tree.
@Suite struct LibraryFunctionTests {
  private static func view(_ protocols: String, _ body: String = "") -> String {
    "//- ItemView.swift\nimport Reusable\nclass ItemView: UIView, \(protocols) { \(body) }"
  }

  private static func controller(_ protocols: String, _ body: String = "") -> String {
    "//- Home.swift\nimport Reusable\nclass Home: UIViewController, \(protocols) { \(body) }"
  }

  private static let load = "let view = ItemView.loadFromNib()\n"
  private static let instantiate = "let home = Home.instantiate()\n"

  static let cases = [
    LookUpCase("a nib", load + view("NibLoadable"), ["nib ItemView"]),
    LookUpCase("a nib of a cell", load + view("NibReusable"), ["nib ItemView"]),
    LookUpCase(
      "a nib of another name",
      load + view("NibLoadable", "static let nib = UINib(nibName: \"Item\", bundle: nil)"), ["nib Item"]),
    LookUpCase(
      "a nib that may be any",
      load + view("NibLoadable", "static var nib: UINib { UINib(nibName: theme.name, bundle: nil) }"), []),
    LookUpCase(
      "the content of a view",
      """
      import Reusable
      class ItemView: UIView, NibOwnerLoadable { override init(frame: CGRect) { super.init(frame: frame); loadNibContent() } }
      """, ["nib ItemView"]),
    LookUpCase(
      "the content of a view with a subclass",
      """
      import Reusable
      class ItemView: UIView, NibOwnerLoadable { override init(frame: CGRect) { super.init(frame: frame); loadNibContent() } }
      class BigView: ItemView {}
      """, ["nib ItemView?"]),
    LookUpCase("a storyboard", instantiate + controller("StoryboardBased"), ["initialScene Home"]),
    LookUpCase(
      "another storyboard",
      instantiate
        + controller("StoryboardBased", "static let sceneStoryboard = UIStoryboard(name: \"Main\", bundle: nil)"),
      ["initialScene Main"]),
    LookUpCase(
      "a scene",
      instantiate
        + controller("StoryboardSceneBased", "static let sceneStoryboard = UIStoryboard(name: \"Main\", bundle: nil)"),
      ["scene Main/Home"]),
    LookUpCase(
      "a scene with an identifier",
      instantiate
        + controller(
          "StoryboardSceneBased",
          "static let sceneStoryboard = UIStoryboard(name: \"Main\", bundle: nil)\nstatic let sceneIdentifier = \"Start\""
        ),
      ["scene Main/Start"]),
    LookUpCase(
      "protocols of the same names that are not the library's",
      load + "//- ItemView.swift\nimport Other\nclass ItemView: UIView, NibLoadable {}", []),
    LookUpCase(
      "the library in the tree",
      load + view("NibLoadable") + """

        //- Reusable.swift
        public protocol NibLoadable: AnyObject { static var nib: UINib { get } }
        public extension NibLoadable {
          static var nib: UINib { return UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
        }
        public extension NibLoadable where Self: UIView {
          static func loadFromNib() -> Self {
            guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else { fatalError() }
            return view
          }
        }
        """, ["nib ItemView"]),
    LookUpCase("another function of the name", load + view("NibLoadable", "static func loadFromNib() {}"), []),
  ]

  @Test(arguments: cases) func lookUps(_ example: LookUpCase) {
    #expect(example.found == example.lookUps)
  }
}
