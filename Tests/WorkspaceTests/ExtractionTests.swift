import Configuration
import Routes
import RoutingSystems
import SourceModel
import Testing

@testable import Workspace

@Suite struct ExtractionTests {
  private func facts(_ text: String, _ path: String = "a.swift", heads: [TypeHead] = [], of language: Language = .swift)
    -> FileFacts
  {
    let interest = ScanInterest(systems: .builtIn, heads: Self.table(heads, in: language))
    return Extraction(SourceText(text), path: FilePath(path), interest: interest).facts
  }

  private static func table(_ heads: [TypeHead], in language: Language) -> HeadTable {
    HeadTable([HeadTable.File(id: FileID(rawValue: 0), language: language, heads: heads)])
  }

  @Test(arguments: [
    ("@main struct A: App {}", "a.swift", true), ("@main struct A: ParsableCommand {}", "a.swift", false),
    ("@main struct A: ArgumentParser.AsyncParsableCommand {}", "a.swift", false),
    ("@main enum A { static func main() {} }", "a.swift", false), ("@main class A {}", "a.swift", true),
    ("@main enum A { static func main() { UIApplicationMain(c, v, nil, nil) } }", "a.swift", true),
    ("@main struct A: CompilerPlugin {}", "a.swift", false), ("@main struct A: BuildToolPlugin {}", "a.swift", false),
    ("@main struct A: WidgetBundle {}", "a.swift", false), ("@UIApplicationMain class A {}", "a.swift", true),
    ("UIApplicationMain(c, v, nil, nil)", "main.swift", true), ("// UIApplicationMain", "a.swift", false),
    ("\"NSApplicationMain\"", "a.swift", false), ("int main() { return 0; }", "main.m", false),
    ("int main() { return UIApplicationMain(c, v, nil, nil); }", "App/main.m", true),
    ("int main() { return NSApplicationMain(c, v); }", "main.mm", true),
    ("/// Call it before UIApplicationMain.", "Registry.h", false),
    ("// It swizzles UIApplicationMain.", "Registry.m", false), ("", "main.swift", false),
  ])
  func applications(text: String, path: String, expected: Bool) {
    #expect(facts(text, path).entryPoint.isApplication == expected)
  }

  @Test func aFileWithoutATriggerIsNotParsed() {
    let facts = facts("class A: B {}\nfunc f() { g() }\n")
    #expect(!facts.isParsed && !facts.hasTrigger && facts.facts.isEmpty && facts.words.isEmpty)
    #expect(facts.understanding == .whole)
    #expect(facts.heads.map(\.name.text) == ["A"])
  }

  @Test func aCommonWordPromisesNoRoute() {
    let facts = facts("func f() { MGJRouter.registerURLPattern(\"app://a\") { _ in } }\n")
    #expect(facts.isParsed && !facts.hasTrigger)
  }

  /// Functions of descriptions often have names that other functions have, too.
  @Test(arguments: [
    ("func f() { router.open(\"app://a\", animated: true) }", true), ("func f() { open ( name ) { } }", true),
    ("func f() { router.open/* a note */(name) }", true), ("func f() { router.`open`(name) }", true),
    ("func open(_ url: String, animated: Bool) {}", true), ("func f() { router.open(\"app://a", true),
    ("func f() { router.open(url: name) }", false), ("func f() { file.open() }", false),
    ("func f() { file.open { } }", false), ("open class A {}", false), ("func f() { reopen(name) }", false),
    ("func f() { router.close(id: 1) }", true), ("func f() { router.close(name) }", false),
    ("func f() { router.open(name, in: window) }", false), ("func f() { open(f(a, [b: 1]), animated: true) }", true),
    ("func f() { open(f(a, [b: 1]), in: window) }", false), ("func f() { open(\"a, in: b\", animated: true) }", true),
    ("func f() { open(\"a\\(b, in: c)\", animated: true) }", true), ("func f() { open(A<B, in>(), in: c) }", true),
    ("func f() { pages.push(name, with: 1) }", true), ("func f() { pages.push(name, in: 1) }", false),
    ("func f() { pages.push(name) }", false), ("func f() { pages.push(name) { } }", false),
    ("func f() { add { \"app://a\" } }", true), ("func f() { add(name, in: 1) }", false),
  ])
  func aFileIsParsedForCallsThatStartAsDescribed(text: String, expected: Bool) throws {
    let yaml = """
      systems:
        pages: {key: url, registrations: ["add(_:)"], look-ups: ["open(_:animated:)", "close(id:)", "push(_:with:...)"]}
      """
    let described = try Configuration(SourceText(yaml), systems: .builtIn).systems.map(\.description)
    let interest = ScanInterest(systems: SystemList.builtIn.adding(described, without: []))
    let facts = Extraction(SourceText(text + "\n"), path: FilePath("a.swift"), interest: interest).facts
    #expect(facts.isParsed == expected)
  }

  /// A pack that the configuration switches on counts in files that do not import its library, too.
  @Test(arguments: [
    ("struct A { var path: NavigationPath; func f() { path.append(Book.self) } }", true),
    ("struct A { var classes: [AnyClass]; func f() { classes.append(Book.self) } }", false),
    ("let a = List(selection: $b) { }", true), ("let a = List(b) { }", false),
  ])
  func aReceiverIsSpelledWhereverAPackCounts(text: String, expected: Bool) throws {
    let pack = try #require(Packs.named("swiftui")?.description)
    let interest = ScanInterest(systems: SystemList.builtIn.adding([pack.countingEverywhere], without: []))
    let facts = Extraction(SourceText(text + "\n"), path: FilePath("a.swift"), interest: interest).facts
    #expect(facts.isParsed == expected)
  }

  @Test(arguments: ["let a = \"\"\"\nRoutableView<P>\n", "/* RoutableView<P>\n", "func f() { RoutableView<P>()\n"])
  func anUnfinishedFileKeepsItsWords(text: String) {
    let facts = facts(text)
    #expect(facts.understanding == .broken)
    #expect(facts.words.doubtful.contains("P"))
    #expect(facts.isParsed)
  }

  @Test func aFileOverTheLimitsIsNotParsed() {
    let facts = facts("class A {}\nlet a: RoutableView<P> = " + String(repeating: "[", count: 50_000))
    #expect(facts.understanding == .skipped(NestingLimits.Excess.openSquares.rawValue))
    #expect(facts.words.doubtful.contains("P"))
    #expect(facts.heads.map(\.name.text) == ["A"])
    #expect(facts.hasTrigger && !facts.isParsed)
  }

  @Test func objectiveCKeepsTheWordsThatAMacroMayUse() {
    let facts = facts("void f(id<A> x) { [ZIKViewRouter performPath:B(C)]; } // D", "a.m")
    #expect(facts.understanding == .whole && facts.isParsed && facts.hasTrigger)
    #expect(["A", "B", "C", "D"].map(facts.words.doubtful.contains) == [false, true, true, false])
  }

  @Test func aFileOfObjectiveCWithoutAnyNameOfARouteIsNotParsed() {
    let heads = facts("@protocol P <ZIKViewRoutable>\n@end\n#define Q P\n", "a.h").heads
    #expect(!facts("void f(void) { ROUTE(P) }", "a.m").isParsed)
    #expect(facts("void f(void) { ROUTE(P) }", "a.m", heads: heads, of: .objectiveC).words.doubtful.contains("P"))
    #expect(facts("void f(void) { ROUTE(Q) }", "a.m", heads: heads, of: .objectiveC).words.doubtful.contains("Q"))
  }

  @Test func anIncludedFileMayBeOfAKindThatIsNotRead() {
    let includes = ["\"a.list\"", "<b.list>", "\"c\"", "\"d.h\"", "<vector>", "\"e.inc\"", "<f/g.h>"]
    let unread = includes.map { facts("#include \($0)\n", "a.m").macros.includesUnread }
    #expect(unread == [true, true, true, false, false, false, false])
  }

  @Test func theFirstWaveParsesNothing() {
    let text = SourceText("class A: ZIKViewRouter<B, C> { init() { register() } }")
    let first = Extraction(text, path: FilePath("A.swift"), interest: .skimming(.builtIn))
    #expect(!first.facts.isParsed)
    #expect(first.facts.hasTrigger)
    #expect(first.facts.heads.count == 1)
    let changed = ScanInterest(systems: .builtIn).changes(from: .skimming(.builtIn)).words
    #expect(changed[.swift]?.isSuperset(of: ["ZIKViewRouter", "RoutableView"]) == true)
    #expect(changed[.swift]?.contains("init") == false)
  }

  @Test func theTreesOwnNamesWidenTheInterest() {
    let heads = facts("typealias Screen = RoutableView\nclass Base: ZIKViewRouter<A, B> {}\n").heads
    let changed = ScanInterest(systems: .builtIn, heads: Self.table(heads, in: .swift)).changes(
      from: ScanInterest(systems: .builtIn))
    #expect(changed.words == [.swift: ["Screen", "Base"], .objectiveC: ["Base"]])
    #expect(!facts("func f() { Router.perform(to: Screen<P>(), path: p) }").isParsed)
    #expect(facts("func f() { Router.perform(to: Screen<P>(), path: p) }", heads: heads).isParsed)
  }
}
