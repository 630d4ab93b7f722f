import SourceModel
import TestSupport
import Testing

@testable import SwiftFrontend

/// The members of classes and the constants of types that an interest asks for.
@Suite struct MemberTests {
  private static let interest: Interest = {
    var interest = Interest(callees: ["open"])
    interest.names = NameInterest(callees: ["open"], texts: TextTypes(wrappers: ["NSStoryboard.Name"]))
    interest.names.constants = ["K": ["a", "b"]]
    interest.names.members = ClassInterest(classes: ["A"], bases: ["UIView"])
    return interest
  }()

  private func lines(_ source: String, _ part: KeyPath<OutlineDump, [String]>) -> [String] {
    let outline = SwiftFrontend.parse(SourceText(source), interest: Self.interest).outline
    return OutlineDump(outline: outline)[keyPath: part]
  }

  @Test(arguments: [
    (
      "class A { @IBOutlet var a: B!; let b = 1, c = 2; static let d = 3; var e: Int { 0 } }",
      ["A.a", "A.b", "A.c", "A.e"]
    ),
    ("class A { @objc(isOn) var on: Bool }", ["A.on", "A.isOn"]),
    ("class A { func f() { var local = 1 }; class func g() {} }", ["-[A f]"]),
    ("class A {\n#if X\n var a: B\n#else\n func b(_ c: C) {}\n#endif\n}", ["A.a", "-[A b:]"]),
    ("extension Module.A { var a: B { b } }", ["Module.A.a"]),
    ("extension UIView { var a: B { b } }\nclass UIView { var c: B }", ["UIView.a"]),
    ("class B { class A { var a: B } }", ["B.A.a"]),
    ("class A { #members }", ["A …"]),
    ("class A { @MakeAction func a() {} }", ["-[A a]", "A …"]),
    ("class A { @MainActor @IBAction func a(on b: B) {} }", ["-[A aOn:]", "-[A aWithOn:]"]),
    ("class A { override class func resolveInstanceMethod(_ s: Selector) -> Bool { true } }", ["A …"]),
    ("class Other { var a: B }\nstruct A { var a: B }", []),
  ]) func members(_ source: String, _ expected: [String]) {
    #expect(lines(source, \.members) == expected)
  }

  @Test(arguments: [
    (
      "@IBOutlet weak var a: B!; var c: D; @objc(isOn) @IBInspectable var on = true",
      ["inspectable A.isOn", "outlet A.a"]
    ),
    ("@IBAction func a() {}; @IBAction @objc(b:) func c(d: E) {}; @objc func f() {}", ["action A.a", "action A.b:"]),
    (
      "@IBAction func a(from s: UIStoryboardSegue) {}; @IBAction @objc(b:) func c(s: NSStoryboardSegue) {}",
      ["unwind A.aFrom:", "unwind A.b:"]
    ),
    ("@IBSegueAction func a(_ c: NSCoder, sender: Any?) -> B? { nil }", ["segueAction A.a:sender:"]),
    ("func f(s: UIStoryboardSegue) {}; @IBOutlet static var a: B", []),
  ]) func marks(_ members: String, _ expected: [String]) {
    #expect(lines("class A { \(members) }", \.marks) == expected)
  }

  @Test(arguments: [
    ("buy()", "buy"), ("buy(_ a: A)", "buy:"), ("buy(a: A)", "buyWithA:"),
    ("buy(_ a: A, forEvent e: E)", "buy:forEvent:"),
    ("back(segue: S)", "backWithSegue:"), ("backTo(segue: S)", "backToSegue:"), ("go(for: S)", "goFor:"),
    ("make(coder: C, sender: S)", "makeWithCoder:sender:"), ("load() throws", "loadAndReturnError:"),
    ("load(_ a: A) throws", "load:error:"), ("load() async", "loadWithCompletionHandler:"),
    ("load(a: A) async throws", "loadWithA:completionHandler:"), ("a(_ b: B, _ c: C)", "a::"),
    ("move(inside: V)", "moveInside:"), ("move(insideOf v: V)", "moveInsideOf:"),
  ]) func selectors(_ method: String, _ selector: String) {
    #expect(lines("class A { func \(method) {} }", \.members).first == "-[A \(selector)]")
  }

  @Test(arguments: [
    ("class C { func back(_ s: S) {}; func other() {}; var a: B }", ["-[C back:]"]),
    ("extension C { class D { @objc(back:) func leave(s: S) {} } }", ["-[C.D back:]"]),
    ("class A { func back(_ s: S) {}; var a: B }", ["A.a", "-[A back:]"]),
    ("class C { @IBAction func back(_ s: S) {}; @IBAction func other() {} }", ["-[C back:]"]),
    ("class C { func back(s: S) {} }\nprotocol D { func back(_ s: S) }", []),
  ]) func methodsOfAnyClass(_ source: String, _ expected: [String]) {
    var interest = Self.interest
    interest.names.methods = MethodInterest(["back:"])
    let outline = SwiftFrontend.parse(SourceText(source), interest: interest).outline
    #expect(OutlineDump(outline: outline).members == expected)
  }

  @Test func namesForObjectiveC() {
    #expect(lines("class A { @IBAction @objc(buy:now:) func buy(_ a: A, _ b: B) {} }", \.members) == ["-[A buy:now:]"])
  }

  @Test(arguments: [
    ("enum K { static let a = \"x\" }", ["K.a = \"x\" @1:26-27 @1:21-22"]),
    ("enum K { static let a = NSStoryboard.Name(\"x\") }", ["K.a = \"x\" @1:44-45 @1:21-22"]),
    ("enum K { static var a = \"x\" }", ["K.a = ? @1:21-22"]),
    (
      "enum K: String { case a, b = \"y\" }",
      ["K.a.rawValue = \"a\" @1:23-24", "K.b.rawValue = \"y\" @1:31-32 @1:26-27"]
    ),
    ("enum K: Int { case a }", ["K.a.rawValue = ? @1:20-21"]),
    (
      "class K { class var a: String { \"x\" }; static var b: String { return \"y\" } }",
      ["K.a = ? @1:21-22", "K.b = \"y\" @1:71-72 @1:51-52"]
    ),
    ("enum K { static let c = \"x\" }", []),
    ("let a = \"x\"\nlet b = \"y\"\nopen(a)", ["a = \"x\" @1:10-11 @1:5-6"]),
    ("let a = \"\\(b)\"\nopen(a)", ["a = ? @1:5-6"]),
  ]) func constants(_ source: String, _ expected: [String]) {
    #expect(lines(source, \.constants) == expected)
  }
}
