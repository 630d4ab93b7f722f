import RoutingSystems
import TestSupport
import Testing

/// Where a name that no document has is judged: the bundles of the code, and loops.
@Suite struct NameDoubtTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// Code in a class `Card` that looks up a nib or a storyboard `Missing`.
    var code: String
    var isJudged: Bool
    var testDescription: String { code }

    init(_ code: String, isJudged: Bool = true) { (self.code, self.isJudged) = (code, isJudged) }
  }

  static let swift = [
    Case("UINib(nibName: \"Missing\", bundle: Bundle(for: type(of: self)))"),
    Case("UINib(nibName: \"Missing\", bundle: .init(for: Card.self))", isJudged: false),
    Case("UINib(nibName: \"Missing\", bundle: Bundle(for: Card.self))"),
    Case("UINib(nibName: \"Missing\", bundle: Bundle(for: Token.self))"),
    Case("UINib(nibName: \"Missing\", bundle: Bundle(for: Kit.self))", isJudged: false),
    Case("UINib(nibName: \"Missing\", bundle: Bundle(for: Tokens.Token.self))", isJudged: false),
    Case("UINib(nibName: \"Missing\", bundle: Bundle(path: path))", isJudged: false),
    Case("UINib(nibName: \"Missing\", bundle: .module)"),
    Case("UINib(nibName: \"Missing\", bundle: bundle)", isJudged: false),
    Case("let bundle = Bundle(for: type(of: self)); UINib(nibName: \"Missing\", bundle: bundle)"),
    Case("let bundle = Bundle(for: Kit.self); UINib(nibName: \"Missing\", bundle: bundle)", isJudged: false),
    Case("var bundle = Bundle.main; bundle = other; UINib(nibName: \"Missing\", bundle: bundle)", isJudged: false),
    Case("Bundle(for: type(of: self)).loadNibNamed(\"Missing\", owner: self, options: nil)"),
    Case("Bundle(for: Kit.self).loadNibNamed(\"Missing\", owner: self, options: nil)", isJudged: false),
    Case("let bundle = Bundle(for: Self.self); bundle.loadNibNamed(\"Missing\", owner: self)"),
    Case("let bundle = Bundle(for: Kit.self); bundle.loadNibNamed(\"Missing\", owner: self)", isJudged: false),
    Case("Bundle.module.loadNibNamed(\"Missing\", owner: self)"),
    Case("NSBundle(forClass: self.dynamicType).loadNibNamed(\"Missing\", owner: self, options: nil)"),
    Case("UIStoryboard(name: \"Missing\", bundle: Bundle(for: Card.self))"),
    Case("return; UINib(nibName: \"Missing\", bundle: nil)", isJudged: false),
    Case("if isFull { return }; UINib(nibName: \"Missing\", bundle: nil)"),
    Case("if true { return } else { UINib(nibName: \"Missing\", bundle: nil) }", isJudged: false),
    // Code in the loop may leave one out.
    Case("[\"Card\", \"Missing\"].forEach { UINib(nibName: $0, bundle: nil) }", isJudged: false),
    Case("for name in [\"Card\", \"Missing\"] { UINib(nibName: name, bundle: nil); break }", isJudged: false),
  ]

  static let objectiveC = [
    Case("[UINib nibWithNibName:@\"Missing\" bundle:[NSBundle bundleForClass:[self class]]];"),
    Case("[UINib nibWithNibName:@\"Missing\" bundle:[NSBundle bundleForClass:[Card class]]];"),
    Case("[UINib nibWithNibName:@\"Missing\" bundle:[NSBundle bundleForClass:Card.class]];"),
    Case("[UINib nibWithNibName:@\"Missing\" bundle:[NSBundle bundleForClass:[Kit class]]];", isJudged: false),
    Case("return; [UINib nibWithNibName:@\"Missing\" bundle:nil];", isJudged: false),
    Case("\n#if DEBUG\nreturn;\n#endif\n[UINib nibWithNibName:@\"Missing\" bundle:nil];"),
    Case("if (full) { return; } [UINib nibWithNibName:@\"Missing\" bundle:nil];"),
    Case("run(^{ return; }); [UINib nibWithNibName:@\"Missing\" bundle:nil];"),
    Case("do { if (full) return; } while (0); [UINib nibWithNibName:@\"Missing\" bundle:nil];"),
    Case("switch (x) { case 1: return; case 2: [UINib nibWithNibName:@\"Missing\" bundle:nil]; }"),
    Case("switch (x) { case 1: return; default: break; } [UINib nibWithNibName:@\"Missing\" bundle:nil];"),
    Case("@try { return; } @catch (id e) { } [UINib nibWithNibName:@\"Missing\" bundle:nil];"),
    Case("[UINib nibWithNibName:@\"Missing\" bundle:[Kit bundleForClass:[self class]]];", isJudged: false),
    Case("for (id y in z) { continue; } [UINib nibWithNibName:@\"Missing\" bundle:nil];"),
    Case("if (NO) { [UINib nibWithNibName:@\"Missing\" bundle:nil]; }", isJudged: false),
    Case("if (YES) { } else { [UINib nibWithNibName:@\"Missing\" bundle:nil]; }", isJudged: false),
    Case("[[NSBundle bundleForClass:[self class]] loadNibNamed:@\"Missing\" owner:self options:nil];"),
  ]

  private func status(_ code: String) -> String? {
    let project = ProjectText(ProjectText.Target("Shop", folders: ["Shop"])).text
    let fixture = Fixture(
      "//- App.xcodeproj/project.pbxproj\n\(project)\n//- Shop/App.swift\n@main class App {}\n\(code)")
    return FixtureIndex(fixture).index.routes.first { $0.key.name == "Missing" }?.status.word
  }

  @Test(arguments: swift) func inSwift(_ example: Case) {
    let code = "//- Shop/Card.swift\nprivate class Token {}\nclass Card: UIView { func load() { \(example.code) } }"
    #expect(status(code) == (example.isJudged ? "unregistered" : "unknown"))
  }

  @Test(arguments: objectiveC) func inObjectiveC(_ example: Case) {
    let code = "//- Shop/Card.m\n@implementation Card\n- (void)load { \(example.code) }\n@end"
    #expect(status(code) == (example.isJudged ? "unregistered" : "unknown"))
  }

  /// The bundle of a class that the file only extends, or only has another name for, may be a library's.
  @Test(arguments: ["extension Far", "extension UIView", "typealias Token = Kit.Token\nstruct Own"])
  func classesOfOthers(_ type: String) {
    let nib = "UINib(nibName: \"Missing\", bundle: Bundle(for: \(type.hasPrefix("t") ? "Token" : "Self").self))"
    #expect(status("//- Shop/Far.swift\n\(type) { func load() { \(nib) } }") == "unknown")
    #expect(status("//- Shop/Far.m\n@implementation Far (Own)\n- (void)load { \(Self.ofSelf) }\n@end") == "unknown")
  }

  private static let ofSelf = "[UINib nibWithNibName:@\"Missing\" bundle:[NSBundle bundleForClass:[self class]]];"

  /// A package holds its documents.
  @Test func aPackageHasItsDocuments() {
    let index = FixtureIndex(
      Fixture(
        """
        //- App.xcodeproj/project.pbxproj
        \(ProjectText(ProjectText.Target("Shop", folders: ["Shop"], packages: ["Cards"])).text)
        //- Shop/App.swift
        @main class App {}
        //- Kit/Package.swift
        let package = Package(name: "Kit", products: [.library(name: "Cards", targets: ["Cards"])],
          targets: [.target(name: "Cards")])
        //- Kit/Sources/Cards/Views/Card.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>
        //- Kit/Sources/Cards/Card.swift
        let card = UINib(nibName: "Card", bundle: .module)
        let cart = UINib(nibName: "Cart", bundle: Bundle.module)
        """)
    ).index
    let nibs = index.routes.filter { $0.key.space.kind == "nib" }
    #expect(nibs.map { "\($0.key.name): \($0.status.word)" }.sorted() == ["Card: registered", "Cart: unregistered"])
  }
}
