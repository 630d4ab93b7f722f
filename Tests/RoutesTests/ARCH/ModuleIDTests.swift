import Routes
import TestSupport
import Testing

/// Which code lets the ids of a story count as used.
@Suite struct ModuleIDTests {
  private static let modules = """
    struct CartState: ARCHState {}
    final class CartController: ARCHViewController<CartState, ARCHEventHandler<CartState>> {}
    final class CartConfigurator: ARCHModuleConfigurator { var module: ARCHModule { CartController() } }
    """

  private static func story(_ head: String = "enum ShopStory: ARCHModuleID", _ more: String = "") -> String {
    """
    \(head) {
      case cart, promo(String)
      var configurator: ARCHModuleConfigurator {
        switch self {
        case .cart: return CartConfigurator()
        case .promo: return CartConfigurator()
        }
      }
      \(more)
    }
    """
  }

  private static func found(_ story: String, _ uses: String) -> [String] {
    let fixture = Fixture(
      """
      //- App.swift
      @main class AppDelegate { func start() { ShopStory.cart.push(from: nil, animated: true) } }
      //- Story.swift
      \(modules)
      \(story)
      //- Uses.swift
      \(uses)
      """)
    let settings = RuleSettings(levels: ["arch-module-id-unused": .on])
    return Rules.diagnostics(in: FixtureIndex(fixture).index, includingUnknown: true, settings: settings)
      .filter { $0.finding.rule == "arch-module-id-unused" }
      .map(\.finding.message)
  }

  private static let unused = "nothing opens the module by its id 'ShopStory.promo'"

  @Test(arguments: [
    "", "let promo = 1", "func f() { Promo.promo.push(from: nil, animated: true) }",
    "func f() { let s = ShopStory.cart\n s.push(from: nil, animated: true) }",
  ])
  func isFound(uses: String) { #expect(Self.found(Self.story(), uses) == [Self.unused]) }

  @Test(arguments: [
    "func f() { ShopStory.promo(\"a\").push(from: nil, animated: true) }",
    "func f() { [ShopStory.cart, .promo(\"a\")].forEach { $0.push(from: nil, animated: true) } }",
    "func f(_ b: Bool) { (b ? ShopStory.cart : .promo(\"a\")).push(from: nil, animated: true) }",
    "class A { func f() { show(ShopStory.promo(\"a\")) } }", "func f() { var s = ShopStory.cart\n s = .promo(\"a\") }",
    "#if DEBUG\nfunc f() { ShopStory.promo(\"a\").present(from: nil, animated: true) }\n#endif",
  ])
  func isUsed(uses: String) { #expect(Self.found(Self.story(), uses) == []) }

  @Test(arguments: [
    "class A { var story = ShopStory.cart\n func f() { story = .promo(\"a\") } }", "func f(_ story: ShopStory) {}",
    "func f() { for story in ShopStory.allCases {} }", "func f() { let s = ShopStory(rawValue: 1) }",
    "func f() { show(ShopStory.self) }", "let f = ShopStory.promo", "typealias Ids = ShopStory",
    "func f(_ s: Any) { if case ShopStory.promo = s {} }", "extension ARCHModuleID { func then(_ other: Self) {} }",
  ])
  func isUnknown(uses: String) {
    #expect(Self.found(Self.story(), uses) == [Self.unused + "; code may have any id of 'ShopStory'"])
  }

  @Test(arguments: [
    story("enum ShopStory: ARCHModuleID", "static func start() { Self.promo(\"\").push(from: nil, animated: true) }"),
    story("enum ShopStory: ARCHModuleID", "static let first = promo(\"\")"),
    story("@objc enum ShopStory: Int, ARCHModuleID"), story() + "\nenum ShopStory {}",
    story() + "\nextension ShopStory { var next: Self { .promo(\"\") } }",
  ])
  func storiesWithMoreAreLeftOut(story: String) { #expect(Self.found(story, "") == []) }
}
