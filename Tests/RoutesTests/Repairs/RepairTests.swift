import Routes
import RoutingSystems
import TestSupport
import Testing

@Suite struct RepairTests {
  private static let app = "//- App.swift\n@main class AppDelegate {}\n"

  @Test(arguments: RepairCases.all)
  func theResultHasTheFindingNoMore(_ example: RepairCase) throws {
    let fixture = Fixture(Self.app + example.source)
    let repairs = FixtureRepair.all(in: fixture, rule: example.rule)
    #expect(repairs.map(\.title) == example.titles)
    for repair in repairs {
      #expect(FixtureRepair.count(of: example.rule, in: repair.result) == 0, "\(repair.title)")
      #expect(repair.broken == [], "\(repair.title)")
    }
    let first = try #require(repairs.first?.result.files.map(\.text).joined(separator: "\n"))
    let lines = first.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0 == example.line }, "\(first)")
  }

  @Test(arguments: SystemList.builtIn.fixableRules.sorted())
  func whatTheRulesShowIsMended(id: String) throws {
    let rule = try #require(SystemList.builtIn.descriptions.first { $0.id == id })
    for example in rule.examples {
      let fixture = Fixture(example.source)
      let before = FixtureRepair.count(of: id, in: fixture)
      for repair in FixtureRepair.all(in: fixture, rule: id) {
        #expect(FixtureRepair.count(of: id, in: repair.result) < before, "\(example.title): \(repair.title)")
        #expect(repair.broken == [], "\(example.title): \(repair.title)")
      }
    }
  }

  @Test(arguments: [
    (
      "missing-register-override",
      "class Editor: UIViewController {}\nclass EditorRouter: ZIKViewRouter<Editor, ViewRouteConfig> {\n  MAKING\n}"
    ),
    (
      "router-without-destination",
      "class Editor: UIViewController {}\nclass EditorRouter: ZIKViewRouter<Editor, ViewRouteConfig> {\n  MAKING\n"
        + "  override class func registerRoutableDestination() {\n    registerIdentifier(\"e\")\n  }\n}"
    ),
    (
      "missing-destination-override",
      """
      class Editor: UIViewController, ZIKRoutableView {}
      class BaseRouter: ZIKAnyViewRouter { override class func isAbstractRouter() -> Bool { self == BaseRouter.self } }
      class EditorRouter: BaseRouter {
        override class func registerRoutableDestination() { registerView(Editor.self) }
      }
      """
    ),
    (
      "undeclared-protocol",
      """
      protocol EditorInput {}
      class Editor: UIViewController, EditorInput, ZIKRoutableView {}
      class EditorRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(Editor.self)
          register(RoutableView<EditorInput>())
        }
        MAKING
      }
      """
    ),
  ])
  func nothingElseIsLeftToRepair(rule: String, source: String) throws {
    let making = "override func destination(with configuration: ViewRouteConfig) -> Editor? { Editor() }"
    let fixture = Fixture(Self.app + "//- Editor.swift\n" + source.replacing("MAKING", with: making))
    let repair = try #require(FixtureRepair.all(in: fixture, rule: rule).first)
    for rule in SystemList.builtIn.descriptions where rule.id != "never-looked-up" {
      let id = rule.id
      #expect(FixtureRepair.count(of: id, in: repair.result) == 0, "\(id): \(repair.text("Editor.swift") ?? "")")
    }
  }

  @Test func aDeclarationStandsBesideItsProtocol() throws {
    let source = """
      //- Editor/Interface.swift
      import UIKit
      public protocol EditorInput {}
      //- Menu.swift
      func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }
      """
    let repair = try #require(FixtureRepair.all(in: Fixture(Self.app + source), rule: "undeclared-protocol").first)
    #expect(
      repair.text("Editor/Interface.swift") == """
        import UIKit
        import ZRouter
        public protocol EditorInput {}

        extension RoutableView where Protocol == EditorInput {
            public init() { self.init(declaredProtocol: Protocol.self) }
        }

        """)
  }

  @Test func whatIsWrittenIsWhatTheLineEndsAre() throws {
    let source = """
      //- Router.swift
      class Screen: UIViewController {}
      class ScreenRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(Screen.self) }
      }
      """
    let fixture = Fixture(Self.app + source, lineBreak: "\r\n")
    let repair = try #require(FixtureRepair.all(in: fixture, rule: "destination-not-routable").first)
    #expect(repair.isPreferred)
    #expect(repair.text("Router.swift")?.hasSuffix("}\r\n\r\nextension Screen: ZIKRoutableView {}\r\n") == true)
  }

  @Test func whatIsWrittenIsAsFarInAsTheFileIs() throws {
    let source = """
      //- Router.swift
      class Screen: UIViewController, ZIKRoutableView {
      \tvar x = 0
      }
      class ScreenRouter: ZIKViewRouter<Screen, ViewRouteConfig> {
      \tfunc f() {}
      }
      """
    let fixture = Fixture(Self.app + source)
    let repair = try #require(FixtureRepair.all(in: fixture, rule: "missing-register-override").first)
    #expect(
      repair.text("Router.swift")?.hasSuffix(
        """
        ViewRouteConfig> {
        \toverride class func registerRoutableDestination() {
        \t\tregisterView(Screen.self)
        \t}

        \tfunc f() {}
        }
        """) == true)
  }

  @Test(arguments: SystemList.builtIn.repairs.map { String(describing: $0) }) func aRepairIsOfRulesThatExist(
    name: String
  ) throws {
    let repair = try #require(SystemList.builtIn.repairs.first { String(describing: $0) == name })
    let rules = repair.rules.ids
    #expect(!rules.isEmpty && rules.isSubset(of: SystemList.builtIn.ruleIDs))
    let tried = Set((RepairCases.all).map(\.rule))
    #expect(rules.isSubset(of: tried), "\(rules.subtracting(tried))")
  }
}
