import Routes
import TestSupport
import Testing

/// What findings say of adapters where applications link different code: true of each application that they name.
@Suite struct AdapterTargetTests {
  /// Two applications with the framework `Kit`.
  private static let project = ProjectText(
    ProjectText.Target("Notes", folders: ["Notes"], dependencies: ["Kit"]),
    ProjectText.Target("Mini", folders: ["Mini"], dependencies: ["Kit"]),
    ProjectText.Target("Kit", "framework", folders: ["Kit"]))

  private static let declarations = ["Required", "Middle", "Provided"].map {
    "@objc protocol \($0): ZIKViewRoutable {}\n"
  }.joined()

  private static func adapter(_ name: String, _ adapter: String, _ adaptee: String) -> String {
    """
    class \(name): ZIKViewRouteAdapter {
      override class func registerRoutableDestination() {
        register(adapter: RoutableView<\(adapter)>(), forAdaptee: RoutableView<\(adaptee)>())
      }
    }
    """
  }

  private static let toMiddle = adapter("First", "Required", "Middle")
  private static let toEnd = adapter("Second", "Middle", "Provided")
  private static let toProvided = adapter("Only", "Required", "Provided")
  private static let registration =
    "class R: ZIKAnyViewRouter { class func f() { register(RoutableView<Provided>()) } }"
  private static let lookUp = "func f() { Router.to(RoutableView<Required>()) }"

  private static func messages(_ rule: String, _ files: KeyValuePairs<String, String>) -> [String] {
    let sources = files.map { "//- \($0)\n\($1)\n" }.joined()
    let linked = FixtureIndex(
      Fixture("//- App.xcodeproj/project.pbxproj\n\(project.text)\n//- Kit/d.swift\n\(declarations)\n\(sources)"))
    return Rules.diagnostics(in: linked.index).filter { $0.finding.rule == rule }.map {
      "\(linked.path(of: $0.finding.site.file)): \($0.finding.message)"
    }
  }

  private static func lookUpMessages(_ files: KeyValuePairs<String, String>) -> [String] {
    messages("lookup-unregistered", files)
  }

  @Test func anAdapterThatIsNotLinked() {
    #expect(
      Self.lookUpMessages([
        "Mini/l.swift": Self.lookUp, "Notes/a.swift": Self.toProvided, "Notes/r.swift": Self.registration,
      ]) == [
        "Mini/l.swift: nothing registers the view 'Required' in 'Mini', so this look-up finds no router; 'Mini' does "
          + "not link its adapter 'Only'"
      ])
  }

  @Test func anAdapteeOfAnotherApplication() {
    #expect(
      Self.lookUpMessages([
        "Kit/a.swift": Self.toProvided, "Kit/l.swift": Self.lookUp, "Notes/r.swift": Self.registration,
      ]) == [
        "Kit/l.swift: nothing registers the view 'Required' in 'Mini', so this look-up finds no router; its adapter "
          + "leads to 'Provided', which is registered in the target 'Notes' only"
      ])
  }

  @Test func eachApplicationHasItsReason() {
    #expect(
      Self.lookUpMessages(["Kit/l.swift": Self.lookUp, "Notes/a.swift": Self.toProvided]) == [
        "Kit/l.swift: nothing registers the view 'Required' in 'Mini', 'Notes', so this look-up finds no router; its "
          + "adapter leads to 'Provided', which nothing registers either; 'Mini' does not link its adapter 'Only'"
      ])
  }

  @Test func theEndOfAChain() {
    #expect(
      Self.lookUpMessages(["Kit/a.swift": Self.toMiddle, "Kit/b.swift": Self.toEnd, "Notes/l.swift": Self.lookUp]) == [
        "Notes/l.swift: nothing registers the view 'Required' in 'Notes', so this look-up finds no router; its adapter "
          + "leads to 'Provided', which nothing registers either"
      ])
  }

  @Test func aLinkOfAChainThatIsNotLinked() {
    #expect(
      Self.lookUpMessages([
        "Kit/a.swift": Self.toMiddle, "Mini/l.swift": Self.lookUp, "Notes/b.swift": Self.toEnd,
        "Notes/r.swift": Self.registration,
      ]) == [
        "Mini/l.swift: nothing registers the view 'Required' in 'Mini', so this look-up finds no router; its adapter "
          + "leads to 'Middle'; 'Mini' does not link the adapter 'Second' of 'Middle'"
      ])
  }

  @Test func aCircle() {
    let back = Self.adapter("Back", "Middle", "Required")
    #expect(
      Self.lookUpMessages(["Kit/a.swift": Self.toMiddle, "Kit/b.swift": back, "Notes/l.swift": Self.lookUp]) == [
        "Notes/l.swift: nothing registers the view 'Required' in 'Notes', so this look-up finds no router; its adapter "
          + "leads to 'Middle', which nothing registers either"
      ])
  }

  @Test func aDeclarationThatOneApplicationLacks() {
    #expect(
      Self.messages(
        "unregistered-protocol", ["Notes/a.swift": Self.toProvided, "Notes/r.swift": Self.registration]
      ).first { $0.contains("'Required'") }
        == "Kit/d.swift: the view protocol 'Required' is declared routable, but nothing registers it in 'Mini'; 'Mini' "
        + "does not link its adapter 'Only'")
  }

  @Test func anAdapterThatLeadsNowhereInOneApplication() {
    #expect(
      Self.messages("adapter-dangling", ["Kit/a.swift": Self.toProvided, "Notes/r.swift": Self.registration]) == [
        "Kit/a.swift: nothing registers the view 'Provided' in 'Mini', so this adapter has no router; it is registered "
          + "in the target 'Notes' only"
      ])
  }

  @Test func aLookUpInAFileOfNoTarget() {
    #expect(
      Self.lookUpMessages([
        "l.swift": Self.lookUp, "Notes/a.swift": Self.toProvided, "Notes/r.swift": Self.registration,
      ]) == [
        "l.swift: nothing registers the view 'Required' in 'Mini', so this look-up finds no router; 'Mini' does not link "
          + "its adapter 'Only'"
      ])
  }
}
