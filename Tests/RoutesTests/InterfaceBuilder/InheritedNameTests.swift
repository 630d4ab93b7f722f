import Routes
import RoutingSystems
import TestSupport
import Testing

/// The look-ups by static members that a class inherits, and by names made from the type that is asked.
@Suite struct InheritedNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// Files that begin with the one that looks up.
    var source: String
    /// The nibs that are looked up, with `?` behind those that are in doubt.
    var nibs: [String]

    var testDescription: String { title }

    init(_ title: String, _ source: String, _ nibs: [String]) {
      (self.title, self.source, self.nibs) = (title, source, nibs)
    }
  }

  private static let look = "func f() { UINib(nibName: ItemCell.nibName, bundle: nil) }\n"
  private static let item = "//- ItemCell.swift\nclass ItemCell: UITableViewCell {}\n"
  private static let named = "static var nibName: String { String(describing: self) }"

  /// A class of a file with a constant, whose base another file declares.
  private static func list(_ base: String, name: String = "itemNib") -> String {
    """
    private let itemNib = "Item"
    private enum Names { static let item = "Item" }
    class List: Base { func f() { UINib(nibName: \(name), bundle: nil) } }
    //- Base.swift
    \(base)

    """
  }

  private static let direct = """
    private let itemNib = "Item"
    class List: UIViewController { func f() { UINib(nibName: itemNib, bundle: nil) } }

    """

  static let around = [
    Case("of the file, beside a superclass in the tree", list("class Base: UITableViewController {}"), ["Item"]),
    Case("of the superclass", list("class Base: UIViewController { var itemNib = \"Base\" }"), []),
    Case(
      "of the superclass of another file",
      list("class Base: Deep {}") + "//- Deep.swift\nclass Deep: UIView { class var itemNib: String { \"Deep\" } }", []),
    Case(
      "private to the superclass", list("class Base: UIViewController { private var itemNib = \"Base\" }"), ["Item"]),
    Case(
      "of an extension of Apple's class",
      list("class Base: UIView {}") + "//- A.swift\nextension UIResponder { var itemNib: String { \"Any\" } }", []),
    Case(
      "of a protocol of the superclass",
      list("class Base: UIView, Named {}\nprotocol Named {}")
        + "//- A.swift\nextension Named { var itemNib: String { \"Any\" } }", []),
    Case(
      "of an extension by an alias",
      list("class Base: UIView {}\ntypealias B = Base")
        + "//- A.swift\nextension B { var itemNib: String { \"Any\" } }",
      []),
    Case(
      "beside aliases of the class that nothing extends",
      list("class Base: UIView {}\nenum Names { typealias B = Base }\nextension Names { typealias V = UIView }"),
      ["Item"]),
    Case(
      "of an extension by a nested alias",
      list("class Base: UIView {}\nenum Names { typealias B = Base }")
        + "//- A.swift\nextension Names.B { var itemNib: String { \"Any\" } }",
      []),
    Case(
      "of an extension by an alias of an alias",
      list("class Base: UIView {}\ntypealias B = Base\ntypealias C = B")
        + "//- A.swift\nextension C { var itemNib: String { \"Any\" } }",
      []),
    Case(
      "of an extension that names the module",
      list("class Base: UIView {}") + "//- A.swift\nextension App.Base { var itemNib: String { \"Any\" } }", []),
    Case(
      "of a category of Objective-C",
      list("class Base: UIView {}") + "//- A.h\n@interface UIView (Nib)\n@property NSString *itemNib;\n@end", []),
    Case(
      "of a protocol of all objects",
      list("class Base: UIView {}") + "//- A.swift\nextension NSObjectProtocol { var itemNib: String { \"Any\" } }",
      []),
    Case(
      "in another type with the name of a class",
      """
      private let itemNib = "Item"
      enum X { struct List: Named { func f() { UINib(nibName: itemNib, bundle: nil) } } }
      class List: Base {}
      //- Base.swift
      class Base: UIView {}
      protocol Named {}
      extension Named { var itemNib: String { "Any" } }

      """, []),
    Case("beside a protocol out of sight", list("class Base: UIView, LibraryNamed {}"), []),
    Case("beside a superclass out of sight", list("class Base: LibraryView {}"), []),
    Case(
      "of a type around the class, which has the name of a nested one",
      list("class Base: UIView {}\nclass Other { enum Names { static let item = \"Other\" } }", name: "Names.item"),
      ["Item"]),
    Case(
      "of an extension of the class of UIKit that is the superclass",
      direct + "//- A.swift\nextension UIResponder { var itemNib: String { \"Any\" } }", []),
    Case(
      "of the file, in a class of UIKit", direct + "//- A.swift\nextension Int { var itemNib: String { \"1\" } }",
      ["Item"]),
    Case(
      "among several of the superclass", list("class Base: UIViewController { let (itemNib, other) = (\"Base\", 1) }"),
      []),
    Case(
      "of a type that the superclass nests",
      list("class Base: UIView { enum Names { static let item = \"Base\" } }", name: "Names.item"), []),
  ]

  static let inherited = [
    Case(
      "of an extension of its superclass", look + item + "//- A.swift\nextension UITableViewCell { \(named) }",
      ["ItemCell"]),
    Case("of an extension of NSObject", look + item + "//- A.swift\nextension NSObject { \(named) }", ["ItemCell"]),
    Case(
      "of a class property",
      look + item + "//- A.swift\nextension UIView { class var nibName: String { return \"\\(self)\" } }",
      ["ItemCell"]),
    Case(
      "through another member",
      look + item + """
        //- A.swift
        extension UIView { class var nibName: String { className } }
        //- B.swift
        extension NSObject { class var className: String { String(describing: self) } }
        """, ["ItemCell"]),
    Case(
      "of a protocol",
      look + item
        + "//- A.swift\nprotocol Loadable {}\nextension Loadable { \(named) }\n//- B.swift\nextension ItemCell: Loadable {}",
      ["ItemCell"]),
    Case(
      "of a protocol with a requirement that another one inherits",
      look + item + """
        //- A.swift
        protocol Named { static var nibName: String { get } }
        extension Named where Self: UIView { \(named) }
        protocol Loadable: Named {}
        extension UITableViewCell: Loadable {}
        """, ["ItemCell"]),
    Case(
      "of a superclass in the tree",
      look + "//- ItemCell.swift\nclass ItemCell: BaseCell {}\n//- BaseCell.swift\nclass BaseCell: UIView { \(named) }",
      ["ItemCell"]),
    Case(
      "a text of a superclass",
      look
        + "//- ItemCell.swift\nclass ItemCell: BaseCell {}\n//- A.swift\nclass BaseCell: UIView { static let nibName = \"Base\" }",
      ["Base"]),
    Case(
      "its own text",
      look + "//- A.swift\nclass ItemCell: UIView { static let nibName = \"Own\" }\nextension UIView { \(named) }",
      ["Own"]),
    Case(
      "the name of the superclass, which a constant keeps",
      look
        + "//- A.swift\nclass ItemCell: BaseCell {}\nclass BaseCell: UIView { static let nibName = String(describing: self) }",
      ["BaseCell"]),
    Case(
      "its own before that of a superclass",
      look
        + "//- A.swift\nclass ItemCell: BaseCell { override class var nibName: String { \"\\(ItemCell.self)\" + suffix } }"
        + "\nclass BaseCell: UIView { class var nibName: String { \"\\(self)\" } }", []),
    Case(
      "a private one of another file",
      look + item
        + "private extension ItemCell { static var nibName: String { \"Other\" } }\n//- A.swift\nextension UIView { \(named) }",
      ["ItemCell"]),
  ]

  static let unknown = [
    Case(
      "an object's", look + item + "//- A.swift\nextension UIView { var nibName: String { \"\\(type(of: self))\" } }",
      []),
    Case(
      "a description of an object",
      look + item + "//- A.swift\nextension UIView { var nibName: String { \"\\(self)\" } }", []),
    Case("none", look + item, []),
    Case("a protocol that it does not adopt", look + item + "//- A.swift\nprotocol P {}\nextension P { \(named) }", []),
    Case(
      "a superclass out of the tree",
      look + "//- A.swift\nclass ItemCell: LibraryCell {}\nextension UIView { \(named) }", []),
    Case("a class out of the tree", look + "//- A.swift\nextension UIView { \(named) }", []),
    Case(
      "two extensions that differ",
      look + item
        + "//- A.swift\nextension UIView { \(named) }\n#if B\nextension UIView { static var nibName: String { \"X\" } }\n#endif",
      []),
    Case(
      "two protocols that differ",
      look + """
        //- A.swift
        class ItemCell: UIView, P, Q {}
        protocol P {}
        protocol Q {}
        extension P { \(named) }
        extension Q { static var nibName: String { "X" } }
        """, []),
    Case(
      "a class of Objective-C, which may declare it",
      look + "//- A.swift\nextension UIView { \(named) }\n//- A.h\n@interface ItemCell : UITableViewCell\n@end", []),
    Case(
      "a class in a file with syntax errors",
      look + "//- A.swift\nclass ItemCell: UIView { func f( }\n//- B.swift\nextension UIView { \(named) }", []),
    Case("a macro", look + "//- A.swift\n@Named class ItemCell: UIView {}\nextension UIView { \(named) }", []),
    Case("a generic class", look + "//- A.swift\nclass ItemCell<T>: UIView {}\nextension UIView { \(named) }", []),
    Case(
      "a type parameter",
      "func f<ItemCell: UIView>(_: ItemCell.Type) { UINib(nibName: ItemCell.nibName, bundle: nil) }\n" + item
        + "//- A.swift\nextension UIView { \(named) }", []),
  ]

  private static func controller(_ initializer: String, _ rest: String = "") -> String {
    "class Home: UIViewController { init() { super.init(nibName: \(initializer), bundle: nil) } }\n\(rest)"
      + "//- A.swift\nextension UIViewController { \(named) }"
  }

  static let current = [
    Case("Self", controller("Self.nibName"), ["Home"]),
    Case("the type of self", controller("type(of: self).nibName"), ["Home"]),
    Case("the name of Self", controller("String(describing: Self.self)"), ["Home"]),
    Case("the name of the type of self", controller("\"\\(type(of: self))\""), ["Home"]),
    Case("a class with a subclass", controller("Self.nibName", "class Sub: Home {}\n"), ["Home?"]),
    Case("the name of a class with a subclass", controller("\"\\(Self.self)\"", "class Sub: Home {}\n"), ["Home?"]),
    Case("an object's property", controller("self.nibName"), []),
    Case(
      "a static function", "class Home: UIView { static func f() { UINib(nibName: \"\\(self)\", bundle: nil) } }",
      ["Home"]),
    Case(
      "a constant",
      "class Home: UIView { static let nib = UINib(nibName: String(describing: self), bundle: nil) }\nclass B: Home {}",
      ["Home"]),
    Case("an object", "class Home: UIView { func f() { UINib(nibName: \"\\(self)\", bundle: nil) } }", []),
    Case("the type of a type", "class Home: UIView { static func f() { UINib(nibName: \"\\(type(of: self))\") } }", []),
    Case(
      "a protocol", "protocol P {}\nextension P { static func f() { UINib(nibName: \"\\(self)\", bundle: nil) } }", []),
    Case(
      "a class of Apple's", "extension UIView { static func f() { UINib(nibName: \"\\(self)\", bundle: nil) } }", []),
    Case(
      "a protocol's member",
      "protocol P {}\nextension P { \(named)\nstatic func f() { UINib(nibName: nibName, bundle: nil) } }", []),
  ]

  @Test(arguments: around + inherited + unknown + current) func nibs(_ example: Case) {
    let index = FixtureIndex(Fixture("//- Look.swift\n" + example.source)).index
    let routes = index.routes(in: InterfaceSpaces.nib).filter { !$0.lookUps.isEmpty }
    #expect(
      routes.flatMap { route in route.lookUps.map { route.key.name + ($0.doubt == nil ? "" : "?") } } == example.nibs)
  }
}
