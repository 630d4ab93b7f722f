import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Members that code out of sight may declare.
@Suite struct UnseenMemberTests {
  /// An application that links a package.
  private static func files(packages: [String]) -> String {
    """
    //- App.xcodeproj/project.pbxproj
    \(ProjectText(ProjectText.Target("App", folders: ["App"], packages: packages)).text)
    //- App/Badge.swift
    class Badge: UIView {}
    //- App/Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
    <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController">
    <view key="view" id="v1" customClass="Badge"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="heroID" value="badge"/>
    </userDefinedRuntimeAttributes><connections>
    <segue destination="e1" kind="unwind" unwindAction="backHome:" id="g1"/>
    </connections></view></viewController>
    <exit id="e1" sceneMemberID="exit"/></objects></scene></scenes></document>
    """
  }

  /// What is said of an outlet of a view and an action of its controller, in an application or without a project.
  private func connections(
    _ target: ProjectText.Target?, outlet: String = "titel", action: String, more: String = ""
  ) -> [String] {
    let project = target.map { "//- App.xcodeproj/project.pbxproj\n\(ProjectText($0).text)\n" } ?? ""
    let fixture = Fixture(
      project + """
        //- App/Badge.swift
        class Badge: UIView {}
        class Detail: UIViewController {}
        //- App/Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="d1" customClass="Detail" storyboardIdentifier="Detail" sceneMemberID="viewController">
        <view key="view" id="v1" customClass="Badge"><connections>
        <outlet property="\(outlet)" destination="d1" id="o1"/>
        <action selector="\(action)" destination="d1" id="a1"/>
        </connections></view></viewController></objects></scene></scenes></document>
        \(more)
        """)
    return Rules.diagnostics(in: FixtureIndex(fixture).index, includingUnknown: true)
      .filter { $0.finding.rule.hasPrefix("broken-") }
      .map { "\($0.severity): \($0.finding.message)" }
  }

  @Test func anUnseenSourceMayDeclareMembers() {
    let known = "becomeFirstResponder"
    let missing = "'Badge' has no property 'titel'"
    let seen = ProjectText.Target("App", folders: ["App"], packages: ["Hero"])
    #expect(connections(seen, action: known) == ["error: \(missing)"])
    let unseen = ProjectText.Target("App", folders: ["App"], files: ["Made/Badge+Made.swift"])
    let reason = "'App' compiles Badge+Made.swift, which is not in the scan"
    #expect(connections(unseen, action: known) == ["warning: \(missing); \(reason)"])
    #expect(connections(nil, action: known).map { $0.hasPrefix("information: \(missing)") } == [true])
  }

  /// Code that is not read.
  private static let tooDeep = "extension UIView { func f() { " + String(repeating: "(", count: 5000)

  @Test(arguments: [
    // Nothing of the class's own superclasses.
    ("App/Words.m", "@implementation NSString (Words)\nSHORTHAND(top)\n@end", true),
    ("App/Made.m", "@implementation UIView (Made)\nSHORTHAND(top)\n@end", false),
    ("App/Made.m", "@implementation Badge (Made)\nSHORTHAND(top)\n@end", false),
    ("App/Deep.swift", tooDeep, false),
    // What others made hardly knows the application's documents: a warning.
    ("Pods/Masonry/Made.m", "@implementation UIView (Made)\nSHORTHAND(top)\n@end", true),
    ("Pods/Masonry/Deep.swift", tooDeep, true),
    ("Tests/Mocks.swift", tooDeep, true),
  ]) func membersThatWereNotRead(_ path: String, _ code: String, isCertain: Bool) {
    let target = ProjectText.Target("App", folders: ["App"])
    let found = connections(target, action: "becomeFirstResponder", more: "//- \(path)\n\(code)")
    #expect(found.contains { $0.hasPrefix("warning: 'Badge' has no property 'titel'") } == isCertain)
  }

  @Test(arguments: ["hero_dismissViewController", "presentLeftMenuViewController:"])
  func librariesAddMembersToClassesOfApple(_ action: String) {
    func found(_ packages: [String]) -> [String] {
      let target = ProjectText.Target("App", folders: ["App"], packages: packages)
      return connections(target, outlet: "tintColor", action: action).map { String($0.prefix { $0 != ":" }) }
    }
    // Nothing instantiates the scene.
    #expect(found([]) == ["warning"])
    #expect(found(["Menu"]) == ["information"])
  }

  private func findings(packages: [String], includesUnknown: Bool = false) -> [String] {
    let index = FixtureIndex(Fixture(Self.files(packages: packages))).index
    return Rules.diagnostics(in: index, includingUnknown: includesUnknown)
      .filter { $0.finding.rule.hasPrefix("broken-") }.map { "\($0.severity): \($0.finding.rule)" }.sorted()
  }

  @Test func everythingIsInSight() {
    #expect(findings(packages: []) == ["warning: broken-runtime-attribute", "warning: broken-unwind"])
  }

  @Test func aLibraryMayDeclareThem() {
    #expect(findings(packages: ["Hero"]) == [])
    #expect(findings(packages: ["Hero"], includesUnknown: true).contains("information: broken-runtime-attribute"))
  }

  @Test(arguments: [
    ("back:", ["back"]), ("backToHome:", ["back", "backTo", "backToHome"]), ("go2B:", ["go", "go2", "go2B"]),
    ("backHome:now:", ["back", "backHome"]),
  ]) func baseNamesOfASelector(_ selector: String, _ words: [String]) {
    #expect(MethodInterest.words(of: selector).sorted() == words)
    #expect(MethodInterest([selector]).functions.sorted() == words)
    #expect(MethodInterest([selector]).words.isEmpty)
    // A method of Objective-C has its whole first part.
    #expect(MethodInterest([selector], in: .objectiveC).words.sorted() == words.suffix(1))
    #expect(MethodInterest([selector], in: .objectiveC).functions.isEmpty)
  }
}
