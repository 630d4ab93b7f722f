import Routes

/// A nib that code names and that no application has.
enum UnknownNib: MissingName {
  static func message(about key: RouteKey) -> String { "no nib is called '\(key.name)'" }

  package static func doubt(about lookUp: Route.LookUp, of _: Route, in index: RouteIndex) -> String? {
    index.answer(ControllerNibUses.self).loader(at: lookUp.site, in: index).map { "'\($0)' may not load it" }
  }

  static let description = RuleDescription(
    id: "unknown-nib",
    severity: .error,
    summary: "A nib that code loads does not exist.",
    libraryCheck: "UINib, init(nibName:bundle:); UIViewController, init(nibName:bundle:)",
    rationale: """
      UIKit raises an exception when the nib is used: *Could not load NIB in bundle …*. A name is judged if a \
      project of the scan lists the resources of the application, and if the nib is looked up in the main bundle, \
      in that of a Swift package (`Bundle.module`), or in that of a class of the same file \
      (`Bundle(for: Self.self)`). The nib of a controller is unknown if the class or a subclass makes the view in \
      `loadView`, or names another nib in `nibName`.
      """,
    examples: [
      RuleDescription.Example(
        "A misspelled name",
        """
        \(RuleDescription.Example.application)
        //- App/ItemCell.xib
        \(RuleDescription.Example.cellNib)
        //- App/Items.swift
        let nib = UINib(nibName: "ItemCel", bundle: nil)
        //                        ^^^^^^^ unknown-nib
        """),
      RuleDescription.Example(
        "In Objective-C, from the main bundle",
        """
        \(RuleDescription.Example.application)
        //- App/ItemCell.xib
        \(RuleDescription.Example.cellNib)
        //- App/Items.m
        @implementation Items
        - (void)register { [UINib nibWithNibName:@"Item" bundle:nil]; }
        //                                         ^^^^ unknown-nib
        @end
        """),
      RuleDescription.Example(
        "In the bundle of the class",
        """
        \(RuleDescription.Example.application)
        //- App/ItemCell.xib
        \(RuleDescription.Example.cellNib)
        //- App/Items.swift
        class ItemView: UIView {
          func load() {
            let bundle = Bundle(for: type(of: self))
            bundle.loadNibNamed("Item", owner: self)
            //                   ^^^^ unknown-nib
          }
        }
        """),
      RuleDescription.Example(
        "The nib of a controller",
        """
        \(RuleDescription.Example.application)
        //- App/Home.swift
        class Home: UIViewController {
          init() { super.init(nibName: "HomeView", bundle: nil) }
          //                            ^^^^^^^^ unknown-nib
        }
        class Panel: NSViewController {
          override var nibName: NSNib.Name? { "PanelView" }
          //                                   ^^^^^^^^^ unknown-nib
        }
        class Sheet: NSViewController {
          override var nibName: NSNib.Name? {
            get { return "SheetView" }
            //            ^^^^^^^^^ unknown-nib
          }
        }
        """),
      RuleDescription.Example(
        "A controller that makes its view in code, and an initializer of the app",
        """
        \(RuleDescription.Example.application)
        //- App/Home.swift
        class Home: UIViewController {
          init() { super.init(nibName: "HomeView", bundle: nil) }
          override func loadView() { view = UIView() }
        }
        class Detail: Base { init() { super.init(nibName: "DetailView", bundle: nil) } }
        let label = NibLabel(nibName: "PriceLabel")
        //- App/Base.swift
        class Base: UIViewController { override func loadView() { view = UIView() } }
        """),
      RuleDescription.Example(
        "A subclass that makes its view in code or names another nib, and a controller that does the latter itself",
        """
        \(RuleDescription.Example.application)
        //- App/HomeView.xib
        \(RuleDescription.Example.cellNib)
        //- App/Home.swift
        class Home: UIViewController { init() { super.init(nibName: "Plain", bundle: nil) } }
        class FastHome: Home { override func loadView() { view = UIView() } }
        class Detail: UIViewController { init() { super.init(nibName: "Plain", bundle: nil) } }
        class FastDetail: Detail { override var nibName: String? { "HomeView" } }
        class Login: UIViewController {
          init() { super.init(nibName: "Plain", bundle: nil) }
          override var nibName: String? { "HomeView" }
        }
        //- App/Help.m
        @implementation Help
        - (instancetype)init { return [super initWithNibName:@"Plain" bundle:nil]; }
        - (NSString *)nibName { return @"HomeView"; }
        @end
        """),
      RuleDescription.Example(
        "The name of a file of the application",
        """
        \(RuleDescription.Example.application)
        //- App/ItemCell.xib
        \(RuleDescription.Example.cellNib)
        //- App/Items.swift
        let nib = UINib(nibName: "ItemCell", bundle: nil)
        let views = Bundle.main.loadNibNamed("ItemCell", owner: nil)
        """),
      RuleDescription.Example(
        "Another bundle",
        """
        \(RuleDescription.Example.application)
        //- App/ItemCell.xib
        \(RuleDescription.Example.cellNib)
        //- App/Items.swift
        let nib = UINib(nibName: "Checkout", bundle: Bundle(for: Checkout.self))
        let views = bundle.loadNibNamed("Payment", owner: nil)
        let row = UINib(nibName: "Kit.bundle/Row", bundle: nil)
        """),
    ])
}
