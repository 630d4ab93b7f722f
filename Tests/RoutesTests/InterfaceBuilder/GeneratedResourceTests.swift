import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The look-ups by names in code that R.swift generates from documents.
@Suite struct GeneratedResourceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    /// Each look-up as `KIND OWNER/NAME LINE:COLUMN`, with `?` behind a comparison, in the order of the routes.
    var lookUps: [String]

    var testDescription: String { title }

    init(_ title: String, _ source: String, _ lookUps: [String]) {
      (self.title, self.source, self.lookUps) = (title, source, lookUps)
    }
  }

  private static func storyboard(_ scenes: String, initial: Bool = false) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(initial ? " initialViewController=\"d1\"" : "")>
    <scenes>\(scenes)</scenes></document>
    """
  }

  private static func scene(_ identifier: String, _ id: String, _ type: String? = nil, segue: String? = nil) -> String {
    let type = type.map { " customClass=\"\($0)\"" } ?? ""
    let segue = segue.map { "<segue destination=\"d1\" kind=\"show\" identifier=\"\($0)\" id=\"g\($0)\"/>" } ?? ""
    return """
      <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(identifier)" id="\(id)"\(type)
       sceneMemberID="viewController"><connections>\(segue)</connections></viewController></objects></scene>
      """
  }

  private static let main = """
    //- Main.storyboard
    \(storyboard(scene("Detail", "d1", "HomeViewController", segue: "ShowPrice") + scene("prices-list", "p1", segue: "Back"), initial: true))
    //- Cells/ItemCell.xib
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"/></objects></document>

    """

  private static func swift(_ code: String) -> String { "\(main)//- Home.swift\n\(code)" }

  static let uses = [
    Case("a storyboard", swift("let a = R.storyboard.main()"), ["storyboard Main 0:21"]),
    Case("its name", swift("let a = R.storyboard.main.name"), ["storyboard Main 0:21"]),
    Case("as an argument", swift("let a = UIStoryboard(resource: R.storyboard.main)"), ["storyboard Main 0:44"]),
    Case(
      "a scene", swift("let a = R.storyboard.main.detail()"), ["storyboard Main 0:21", "scene Main/Detail 0:26"]),
    Case(
      "a scene that a block makes", swift("let a = R.storyboard.main.detail { Home(coder: $0) }"),
      ["storyboard Main 0:21", "scene Main/Detail 0:26"]),
    Case(
      "the identifier of a scene",
      swift("let a = s.instantiateViewController(withIdentifier: R.storyboard.main.pricesList.identifier)"),
      ["storyboard Main 0:65", "scene Main/prices-list 0:70"]),
    Case(
      "an initial scene", swift("let a = R.storyboard.main.instantiateInitialViewController()"),
      ["storyboard Main 0:21", "initialScene Main 0:26"]),
    Case(
      "an initial scene in an old version", swift("let a = R.storyboard.main.initialViewController()"),
      ["storyboard Main 0:21", "initialScene Main 0:26"]),
    Case(
      "a segue",
      swift("class A { func f() { performSegue(withIdentifier: R.segue.homeViewController.showPrice, sender: nil) } }"),
      ["segue HomeViewController/ShowPrice 0:77"]),
    Case(
      "the identifier of a segue", swift("let a = R.segue.homeViewController.showPrice.identifier"),
      ["segue HomeViewController/ShowPrice 0:35"]),
    Case(
      "a segue of a scene without a class", swift("let a = R.segue.uiViewController.back"),
      ["segue Main/sp1/Back 0:33"]),
    Case(
      "a segue that is compared", swift("let a = R.segue.homeViewController.showPrice(segue: segue)"),
      ["segue HomeViewController/ShowPrice 0:35?"]),
    Case(
      "an identifier that is compared",
      swift(
        """
        class A: UIViewController { override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == R.segue.homeViewController.showPrice.identifier {}
        switch segue.identifier { case R.segue.homeViewController.showPrice.identifier: f() default: break }
        performSegue(withIdentifier: R.segue.homeViewController.showPrice, sender: nil)
        } }
        """),
      [
        "segue HomeViewController/ShowPrice 1:50?", "segue HomeViewController/ShowPrice 2:58?",
        "segue HomeViewController/ShowPrice 3:56",
      ]),
    Case("a nib", swift("table.register(R.nib.itemCell)"), ["nib ItemCell 0:21"]),
    Case("its view", swift("let a = R.nib.itemCell.firstView(owner: nil)"), ["nib ItemCell 0:14"]),
    Case("its name", swift("let a = UINib(nibName: R.nib.itemCell.name, bundle: nil)"), ["nib ItemCell 0:29"]),
    Case("in a text", swift("let a = \"\\(R.nib.itemCell.name)\""), ["nib ItemCell 0:17"]),
    Case("in quotes", swift("let a = R.nib.`itemCell`"), ["nib ItemCell 0:14"]),
    Case("on several lines", swift("let a = R\n  .nib\n  .itemCell()"), ["nib ItemCell 2:3"]),
  ]

  static let others = [
    Case(
      "members that no document has",
      swift(
        "let a = [R.storyboard.other.detail(), R.nib.cell, R.segue.home.showPrice, R.segue.homeViewController.back]"),
      []),
    Case(
      "a scene and a member that its storyboard does not have",
      swift("let a = [R.storyboard.main.price(), R.storyboard.main.validate()]"),
      ["storyboard Main 0:22", "storyboard Main 0:49"]),
    Case("other kinds of resources", swift("let a = [R.image.main(), R.string.main.detail()]"), []),
    Case("the names as they are", swift("let a = [R.storyboard.Main, R.nib.ItemCell]"), []),
    Case("unfinished code", swift("let a = R.storyboard."), []),
    Case("other values", swift("let a = [r.nib.itemCell, S.R.nib.itemCell, R().nib.itemCell, nib.itemCell]"), []),
    Case("a type parameter", swift("func f<R: Kit>(_ r: R.Type) { R.nib.itemCell() }"), []),
    Case("a type parameter of a type", swift("struct S<R: Kit> { func f() { R.nib.itemCell() } }"), []),
    Case("a variable", swift("func f(R: Kit) { R.nib.itemCell() }"), []),
    Case("a property", swift("class A { let R = Kit(); func f() { R.nib.itemCell() } }"), []),
    Case("a type of the app", swift("R.nib.itemCell()\n//- R.swift\nenum R { static let nib = Kit() }"), []),
    Case("an alias", swift("R.nib.itemCell()\n//- R.swift\ntypealias R = Kit"), []),
    Case(
      "a type in a type",
      swift("class A { enum R {}\nfunc f() { R.nib.itemCell() } }\nclass B { func f() { R.nib.itemCell() } }"),
      ["nib ItemCell 2:27"]),
    Case(
      "the generated file",
      swift(
        """
        R.nib.itemCell()
        //- R.generated.swift
        struct R: Rswift.Validatable {
          struct nib {
            static let itemCell = _R.nib._ItemCell()
            static func itemCell(owner: AnyObject?) -> UIView? { return R.nib.itemCell.instantiate(withOwner: owner)[0] }
          }
        }
        struct _R: Rswift.Validatable {
          struct nib { struct _ItemCell: Rswift.NibResourceType { let name = "ItemCell" } }
        }
        """),
      ["nib ItemCell 0:6"]),
    Case(
      "the generated file of R.swift 7",
      swift(
        """
        R.nib.itemCell()
        //- R.generated.swift
        let R = _R(bundle: Bundle(for: BundleFinder.self))
        struct _R {
          var nib: nib { .init(bundle: bundle) }
          struct nib { var itemCell: RswiftResources.NibReference<UIView> { .init(name: "ItemCell", bundle: bundle) } }
        }
        """),
      ["nib ItemCell 0:6"]),
  ]

  static let clashes = [
    Case(
      "two storyboards of one name",
      """
      //- Main.storyboard
      \(storyboard(scene("Detail", "d1")))
      //- main.storyboard
      \(storyboard(scene("Other", "d1")))
      //- Home.swift
      let a = [R.storyboard.main(), R.storyboard.main.detail()]
      """, []),
    Case(
      "two scenes of one name",
      """
      //- Main.storyboard
      \(storyboard(scene("Detail", "d1") + scene("detail", "d2")))
      //- Home.swift
      let a = R.storyboard.main.detail()
      """, ["storyboard Main 0:21"]),
    Case(
      "two languages",
      """
      //- en.lproj/Main.storyboard
      \(storyboard(scene("Detail", "d1")))
      //- de.lproj/Main.storyboard
      \(storyboard(scene("Detail", "d1")))
      //- Home.swift
      let a = R.storyboard.main.detail()
      """, ["storyboard Main 0:21", "scene Main/Detail 0:26"]),
    Case(
      "a scene with the name of a method",
      """
      //- Main.storyboard
      \(storyboard(scene("InitialViewController", "d1"), initial: true))
      //- Home.swift
      let a = R.storyboard.main.initialViewController()
      """, ["storyboard Main 0:21", "scene Main/InitialViewController 0:26"]),
    Case(
      "a scene with the name of a member of its storyboard",
      """
      //- Main.storyboard
      \(storyboard(scene("Name", "d1")))
      //- Home.swift
      let a = R.storyboard.main.name
      """, ["storyboard Main 0:21"]),
    Case(
      "a class with another name in documents",
      """
      //- Main.storyboard
      \(storyboard(scene("Detail", "d1", "SHHome", segue: "ShowPrice")))
      //- Home.swift
      @objc(SHHome) class HomeViewController: UIViewController {}
      let a = [R.segue.shHome.showPrice, R.segue.homeViewController.showPrice]
      """, ["segue HomeViewController/ShowPrice 1:24"]),
  ]

  private static func findingsInCode(_ linked: FixtureIndex) -> [String] {
    Rules.diagnostics(in: linked.index, includingUnknown: true).map(\.finding)
      .filter { linked.path(of: $0.site.file).hasSuffix(".swift") }.map(\.message)
  }

  /// A name that means nothing makes no route, and no name makes a finding.
  @Test(arguments: uses + others + clashes) func lookUps(_ example: Case) {
    let linked = FixtureIndex(Fixture("//- App.swift\n@main class AppDelegate {}\n" + example.source))
    let routes = linked.index.routes
    let lookUps = routes.flatMap { route in
      route.lookUps.map { lookUp in
        let start = lookUp.site.range.start
        let mark = lookUp.form == .comparison ? "?" : ""
        return "\(route.key.space.kind) \(route.key.fullName) \(start.line):\(start.utf8)\(mark)"
      }
    }
    #expect(lookUps == example.lookUps)
    #expect(routes.allSatisfy { $0.status == .registered && !$0.registrations.isEmpty })
    #expect(Self.findingsInCode(linked) == [])
  }

  /// The names of R.swift's own tests (`Tests/RswiftGeneratorsTests/MainTests.swift:22-42` at f0a0d53), and ends of names.
  @Test(arguments: [
    ("easy", "easy"), ("easyAndSimple", "easyAndSimple"), ("easy with some spaces", "easyWithSomeSpaces"),
    ("(looks) easy", "looksEasy"), ("looks-easy", "looksEasy"),
    ("looks+like^some-kind*of%easy", "looksLikeSomeKindOfEasy"),
    ("(looks) easy, but it's not really NeXT that easy!", "looksEasyButItSNotReallyNeXTThatEasy"),
    ("easy 123 and done...", "easy123AndDone"), ("123 easy!", "easy"), ("123 456easy", "easy"), ("123 😄", "😄"),
    ("🇳🇱", "🇳🇱"), ("🌂MakeItRain!", "🌂MakeItRain"), ("PRFXMyClass", "prfxMyClass"), ("NSSomeThing", "nsSomeThing"),
    ("MyClass", "myClass"), ("PRFX_MyClass", "prfx_MyClass"), ("PRFX-myClass", "prfxMyClass"),
    ("123NSSomeThing", "nsSomeThing"), ("PR123FXMyClass", "pr123FXMyClass"),
    ("VC", "vC"), ("A", "a"), ("ABC1", "abc1"), ("HomeVC", "homeVC"), ("Öl", "öl"), ("default", "`default`"),
    ("Über-uns", "überUns"),
  ]) func names(_ identifier: String, _ name: String) {
    let source = """
      //- Main.storyboard
      \(Self.storyboard(Self.scene(identifier, "d1")))
      //- Home.swift
      let a = R.storyboard.main.\(name)
      """
    let scenes = FixtureIndex(Fixture(source)).index.routes.filter { $0.key.owner == "Main" }
    #expect(scenes.map(\.lookUps.count) == [1], "\(identifier)")
  }

  @Test(arguments: [("1", "R.storyboard.main._1"), ("...", "R.storyboard.main.bundle")])
  func namesThatGiveNoMember(_ identifier: String, _ code: String) {
    let source = """
      //- Main.storyboard
      \(Self.storyboard(Self.scene(identifier, "d1")))
      //- Home.swift
      let a = \(code)
      """
    let scenes = FixtureIndex(Fixture(source)).index.routes.filter { $0.key.owner == "Main" }
    #expect(scenes.map(\.lookUps.count) == [0])
  }

  /// The constants and methods that Natalie generates are ordinary ones (krzyzanowskim/Natalie, README).
  @Test func otherGeneratedCodeIsSilent() {
    let source = """
      \(Self.main)//- Storyboards.swift
      struct Storyboards {
        struct Main: Storyboard {
          static let identifier = "Main"
          static var storyboard: UIStoryboard { return UIStoryboard(name: self.identifier, bundle: nil) }
          static func instantiateInitialViewController() -> HomeViewController {
            return self.storyboard.instantiateInitialViewController() as! HomeViewController
          }
          static func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
            return self.storyboard.instantiateViewController(withIdentifier: identifier)
          }
          static func instantiateDetail() -> HomeViewController {
            return self.storyboard.instantiateViewController(withIdentifier: "Detail") as! HomeViewController
          }
        }
      }
      extension UIViewController {
        func perform<T: SegueProtocol>(segue: T, sender: Any? = nil) {
          if let identifier = segue.identifier { performSegue(withIdentifier: identifier, sender: sender) }
        }
      }
      extension HomeViewController {
        enum Segue: String, SegueProtocol { case showPrice = "ShowPrice"; var identifier: String? { return rawValue } }
      }
      //- Home.swift
      @main class AppDelegate {}
      class HomeViewController: UIViewController {
        func open() {
          perform(segue: HomeViewController.Segue.showPrice)
          _ = [Storyboards.Main.instantiateDetail(), Storyboards.Main.instantiateInitialViewController()]
          _ = Storyboards.Main.instantiateViewController(withIdentifier: "Detail")
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == HomeViewController.Segue.showPrice.rawValue {}
        }
      }
      """
    let linked = FixtureIndex(Fixture(source))
    #expect(Self.findingsInCode(linked) == [])
    let looked = linked.index.routes.filter { !$0.lookUps.isEmpty }.map { "\($0.key.space.kind) \($0.key.fullName)" }
    #expect(looked == ["storyboard Main", "scene Detail", "segue HomeViewController/ShowPrice"])
  }

  @Test func leadsToTheDocument() {
    let fixture = Fixture(
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="Detail" id="d1" customClass="HomeViewController" sceneMemberID="viewController"/>
      //                                    ^^^^^^ registration router reference
      </objects></scene></scenes></document>
      //- Home.swift
      let detail = R.storyboard.main./*|*/detail()
      //                             ^^^^^^ reference
      let other = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail")
      //                                                                                             ^^^^^^ reference
      """)
    #expect(navigationDifferences(in: fixture) == [])
  }

  /// The tool may make something else of another name, even where it leaves this one as it is.
  @Test func isNotRenamed() throws {
    let fixture = Fixture(
      Self.swift("let a = R.storyboard.main./*|*/detail()").replacing("\"Detail\"", with: "\"detail\""))
    let linked = FixtureIndex(fixture)
    let occurrence = try #require(linked.occurrences(at: fixture.cursors.first).first)
    let renaming = try #require(TextRenaming(occurrence.subject, in: linked.index))
    let environment = FixEnvironment(index: linked.index) { file in
      fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    #expect(throws: RenameRefusal.self) { try renaming.edits(to: "Show", with: environment) }
  }
}
