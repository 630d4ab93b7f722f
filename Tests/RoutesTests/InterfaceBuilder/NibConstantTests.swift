import Testing

/// The look-ups by constants that make a nib.
@Suite struct NibConstantTests {
  private static let item = "//- ItemView.swift\nclass ItemView: UIView {}\n"
  private static let named =
    "static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }"

  static let cases = [
    LookUpCase(
      "an empty name of a controller's nib",
      """
      class ItemController: UIViewController { init() { super.init(nibName: "", bundle: nil) } }
      //- Other.m
      @implementation OtherController
      - (id)init { return [super initWithNibName:@"" bundle:nil]; }
      @end
      """, []),
    LookUpCase(
      "of an extension of its superclass",
      "let view = ItemView.nib.instantiate(withOwner: nil, options: nil)\n\(item)//- A.swift\nextension UIView { \(named) }",
      ["nib ItemView"]),
    LookUpCase(
      "of its own",
      """
      let view = ItemView.nib.instantiate(withOwner: nil, options: nil).first
      //- ItemView.swift
      class ItemView: UIView { static let nib = UINib(nibName: "Item", bundle: nil) }
      """, ["nib Item"]),
    LookUpCase(
      "with the name of a type",
      """
      let view = Nibs.item.instantiate(withOwner: nil)
      \(item)//- A.swift
      enum Nibs { static let item = UINib(nibName: String(describing: ItemView.self), bundle: .main) }
      """, ["nib ItemView"]),
    LookUpCase(
      "in a function of the type that is asked",
      """
      let view = ItemView.load()
      \(item)//- A.swift
      extension UIView {
        \(named)
        static func load() -> Self { nib.instantiate(withOwner: nil, options: nil).first as! Self }
      }
      """, ["nib ItemView"]),
    LookUpCase(
      "of a parameter",
      """
      let view = make(ItemView.self)
      \(item)//- A.swift
      extension UIView { \(named) }
      func make<T: UIView>(_ type: T.Type) -> T { type.nib.instantiate(withOwner: nil, options: nil).first as! T }
      """, ["nib ItemView"]),
    LookUpCase(
      "of another bundle",
      """
      let view = ItemView.nib.instantiate(withOwner: nil, options: nil)
      //- ItemView.swift
      class ItemView: UIView { static let nib = UINib(nibName: "Item", bundle: theme.bundle) }
      """, []),
    LookUpCase(
      "that may be any", "let view = ItemView.nib.instantiate(withOwner: nil, options: nil)\n\(item)", []),
  ]

  @Test(arguments: cases) func lookUps(_ example: LookUpCase) {
    #expect(example.found == example.lookUps)
  }
}
