import Testing

/// The look-ups of calls whose functions look up what the caller names.
@Suite struct LookUpFunctionTests {
  private static let home = "//- Home.swift\nclass Home: UIViewController {}\n"
  private static let show = "func show(_ id: String) { performSegue(withIdentifier: id, sender: nil) }"

  static let parameters = [
    LookUpCase(
      "a text",
      "class Home: UIViewController { func f() { show(\"detail\") } }\n//- A.swift\nextension UIViewController { \(show) }",
      ["segue Home/detail"]),
    LookUpCase(
      "of its own class", "class Home: UIViewController { func f() { self.show(\"detail\") }\n\(show) }",
      ["segue Home/detail"]),
    LookUpCase(
      "a constant of the caller's",
      """
      class Home: Base { static let id = "detail"; func f() { show(Home.id) } }
      //- A.swift
      class Base: UIViewController { \(show) }
      """, ["segue Home/detail"]),
    LookUpCase(
      "a member of the parameter",
      """
      class Home: UIViewController { func f() { go(to: .detail) } }
      //- A.swift
      extension UIViewController { func go(to id: ID) { performSegue(withIdentifier: id.rawValue, sender: self) } }
      enum ID: String { case detail = "Show Detail" }
      """, ["segue Home/Show Detail"]),
    LookUpCase(
      "an enum of the caller's",
      """
      class Home: UIViewController, Handler {
        enum SegueID: String { case detail }
        func f() { performSegue(withIdentifier: .detail, sender: nil) }
      }
      //- A.swift
      protocol Handler { associatedtype SegueID: RawRepresentable }
      extension Handler where Self: UIViewController, SegueID.RawValue == String {
        func performSegue(withIdentifier id: SegueID, sender: Any?) {
          performSegue(withIdentifier: id.rawValue, sender: sender)
        }
      }
      """, ["segue Home/detail"]),
    LookUpCase(
      "of a free function",
      """
      let home = scene("Home", in: "Main")
      //- A.swift
      func scene(_ id: String, in board: String) -> UIViewController {
        let storyboard = UIStoryboard(name: board, bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: id)
      }
      """, ["storyboard Main", "scene Main/Home"]),
    LookUpCase(
      "a storyboard that the function spells",
      """
      let home = scene(id: "Home")
      //- A.swift
      enum Board { static let main = "Main" }
      func scene(id: String, animated: Bool = true) -> UIViewController {
        UIStoryboard(name: Board.main, bundle: nil).instantiateViewController(withIdentifier: id)
      }
      """, ["scene Main/Home"]),
    LookUpCase(
      "with a default",
      """
      let home = scene(animated: false)
      //- A.swift
      func scene(_ id: String = "Home", animated: Bool = true) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id)
      }
      """, []),
    LookUpCase(
      "on a value that may be of another type",
      "func f(home: Home) { home.show(\"detail\") }\n//- A.swift\nextension UIViewController { \(show) }",
      ["segue */detail?"]),
    LookUpCase(
      "under a condition",
      """
      class Home: UIViewController { func f() { open("detail") } }
      //- A.swift
      extension UIViewController { func open(_ id: String) { if isReady { performSegue(withIdentifier: id, sender: nil) } } }
      """, ["segue Home/detail?"]),
    LookUpCase(
      "through another function",
      """
      class Home: UIViewController { func f() { open("detail") } }
      //- A.swift
      extension UIViewController { \(show) }
      //- B.swift
      extension UIViewController { func open(_ name: String) { show(name) } }
      """, ["segue Home/detail"]),
  ]

  static let types = [
    LookUpCase(
      "the name of a type parameter",
      """
      let home = UIStoryboard.main.make(Home.self)
      \(home)//- A.swift
      extension UIStoryboard {
        static let main = UIStoryboard(name: "Main", bundle: nil)
        func make<T: UIViewController>(_ type: T.Type) -> T {
          instantiateViewController(withIdentifier: String(describing: T.self)) as! T
        }
      }
      """, ["scene Main/Home"]),
    LookUpCase(
      "the name of a parameter, by a constant",
      """
      let home = UIStoryboard(name: "Main", bundle: nil).make(type: Home.self)
      \(home)//- A.swift
      extension UIStoryboard {
        func make<T: UIViewController>(type: T.Type = T.self) -> T {
          let id = String(describing: type)
          return instantiateViewController(withIdentifier: id) as! T
        }
      }
      """, ["storyboard Main", "scene Main/Home"]),
    LookUpCase(
      "the name of the type that the call gives its value",
      """
      let home: Home = UIStoryboard(name: "Main", bundle: nil).make()
      let other = UIStoryboard(name: "Main", bundle: nil).make()
      func made() -> Home { UIStoryboard(name: "Main", bundle: nil).make() }
      \(home)//- A.swift
      extension UIStoryboard {
        func make<T: UIViewController>() -> T {
          instantiateViewController(withIdentifier: String(describing: T.self)) as! T
        }
      }
      """, ["storyboard Main", "storyboard Main", "storyboard Main", "scene Main/Home", "scene Main/Home"]),
    LookUpCase(
      "a member of the type",
      """
      func f(table: UITableView) { table.registerNib(for: ItemCell.self) }
      //- A.swift
      class ItemCell: UITableViewCell {}
      extension UIView {
        static var nibName: String { String(describing: self) }
        class func loadNib() -> UINib { UINib(nibName: nibName, bundle: nil) }
      }
      //- B.swift
      extension UITableView { func registerNib(for type: UITableViewCell.Type) { register(type.loadNib()) } }
      """, ["nib ItemCell?"]),
    LookUpCase(
      "of the receiver",
      """
      let home = Home.make()
      \(home)//- A.swift
      protocol Made {}
      extension Made {
        static var board: UIStoryboard { UIStoryboard(name: String(describing: self), bundle: Bundle(for: self)) }
      }
      extension Made where Self: UIViewController {
        static func make() -> Self { board.instantiateInitialViewController() as! Self }
      }
      extension Home: Made {}
      """, ["initialScene Home"]),
    LookUpCase(
      "of the receiver, which declares another identifier",
      """
      let home = Home.make()
      //- A.swift
      protocol Made {}
      extension Made {
        static var board: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
        static var id: String { String(describing: self) }
        static func make() -> Self { board.instantiateViewController(withIdentifier: id) as! Self }
      }
      class Home: UIViewController, Made { static let id = "Start" }
      """, ["scene Main/Start"]),
    LookUpCase(
      "of an enum of storyboards",
      """
      let home = Board.main.make(Home.self)
      \(home)//- A.swift
      enum Board: String {
        case main = "Main"
        var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
        func make<T: UIViewController>(_ type: T.Type) -> T {
          instance.instantiateViewController(withIdentifier: String(describing: type)) as! T
        }
      }
      """, ["scene Main/Home"]),
    LookUpCase(
      "a storyboard of an enum",
      """
      let home = Board.main.instance.instantiateViewController(withIdentifier: "Home")
      //- A.swift
      enum Board: String {
        case main = "Main"
        var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
      }
      """, ["scene Main/Home"]),
  ]

  static let others = [
    LookUpCase(
      "another function of the name in the class",
      "class Home: UIViewController { func f() { show(\"detail\") }\nfunc show(_ id: String) {} }\n//- A.swift\nextension UIViewController { \(show) }",
      []),
    LookUpCase(
      "other labels",
      "class Home: UIViewController { func f() { show(id: \"detail\") } }\n//- A.swift\nextension UIViewController { \(show) }",
      []),
    LookUpCase(
      "a private function of another file",
      "class Home: UIViewController { func f() { show(\"detail\") } }\n//- A.swift\nextension UIViewController { private \(show) }",
      []),
    LookUpCase(
      "a subclass that overrides it",
      """
      class Home: UIViewController { func f() { show("detail") }
      \(show) }
      class Sub: Home { override func show(_ id: String) {} }
      """, ["segue Home/detail?"]),
    LookUpCase(
      "a class out of the tree",
      "class Home: LibraryController { func f() { show(\"detail\") } }\n//- A.swift\nextension UIViewController { \(show) }",
      []),
    LookUpCase(
      "a local name that hides the parameter",
      """
      class Home: UIViewController { func f() { show("detail") }
      func show(_ id: String) { let id = other(id); performSegue(withIdentifier: id, sender: nil) } }
      """, []),
    LookUpCase(
      "a composed name",
      """
      class Home: UIViewController { func f() { show("detail") }
      func show(_ id: String) { performSegue(withIdentifier: "show" + id, sender: nil) } }
      """, []),
    LookUpCase(
      "a name that the function spells itself",
      """
      class Home: UIViewController { func f() { open() } }
      //- A.swift
      extension UIViewController { \(show) }
      extension Home { func open() { show("detail") } }
      """, []),
    LookUpCase(
      "a function that passes a name on to the one it overrides",
      """
      class Home: UIViewController {
        override func performSegue(withIdentifier id: String, sender: Any?) { super.performSegue(withIdentifier: id, sender: sender) }
        func f() { performSegue(withIdentifier: "detail", sender: nil) }
      }
      """, ["segue Home/detail"]),
    LookUpCase(
      "functions that only call each other",
      "class Home { func f() { a(\"x\") }\nfunc a(_ s: String) { b(s) }\nfunc b(_ s: String) { a(s) } }", []),
  ]

  static let initializers = [
    LookUpCase(
      "of a storyboard",
      """
      let news = UIStoryboard(storyboard: .news).instantiateInitialViewController()
      //- A.swift
      extension UIStoryboard {
        enum Storyboard: String { case news, main = "Main" }
        convenience init(storyboard: Storyboard, bundle: Bundle? = nil) {
          self.init(name: storyboard.rawValue, bundle: bundle)
        }
      }
      """, ["storyboard news?"]),
    LookUpCase(
      "of the main bundle",
      """
      let main = UIStoryboard.init(.main)
      //- A.swift
      enum Board: String { case news, main = "Main" }
      extension UIStoryboard {
        convenience init(_ board: Board) { self.init(name: board.rawValue, bundle: nil) }
      }
      """, ["storyboard Main"]),
    LookUpCase(
      "of a controller",
      """
      let panel = Panel(nib: "Panel")
      //- A.swift
      class Panel: UIViewController {
        init(nib: String) { super.init(nibName: nib, bundle: nil) }
      }
      """, ["nib Panel"]),
    LookUpCase(
      "with a name of its own",
      """
      extension UIStoryboard {
        convenience init(of shop: Shop) { self.init(name: "Shop", bundle: nil) }
      }
      """, ["storyboard Shop"]),
    LookUpCase(
      "of a type with another one of the same labels",
      """
      let news = UIStoryboard(storyboard: "News")
      //- A.swift
      extension UIStoryboard { convenience init(storyboard: String) { self.init(name: storyboard, bundle: nil) } }
      //- B.swift
      extension UIStoryboard { convenience init(storyboard: Shop) { self.init(name: storyboard.name, bundle: nil) } }
      """, []),
    LookUpCase(
      "of another type",
      """
      let news = Board(name: "News")
      //- A.swift
      struct Board { init(name: String) { self.init(name: name, bundle: nil) } }
      """, []),
  ]

  static let copies = [
    LookUpCase(
      "copies in two targets",
      """
      class Home: UIViewController { func f() { show("detail") } }
      //- App/A.swift
      extension UIViewController { \(show) }
      //- Widget/A.swift
      extension UIViewController { \(show) }
      """, ["segue Home/detail"]),
    LookUpCase(
      "functions of one name that do different things",
      """
      class Home: UIViewController { func f() { show("detail") } }
      //- App/A.swift
      extension UIViewController { \(show) }
      //- Widget/A.swift
      extension UIViewController { func show(_ id: String) { UINib(nibName: id, bundle: nil) } }
      """, []),
    LookUpCase(
      "copies with a name that may differ",
      """
      let home = scene("Home")
      //- App/A.swift
      func scene(_ id: String) { UIStoryboard(name: Board.name, bundle: nil).instantiateViewController(withIdentifier: id) }
      //- Widget/A.swift
      func scene(_ id: String) { UIStoryboard(name: Board.name, bundle: nil).instantiateViewController(withIdentifier: id) }
      """, []),
  ]

  @Test(arguments: parameters + types + initializers + copies + others) func lookUps(_ example: LookUpCase) {
    #expect(example.found == example.lookUps)
  }
}
