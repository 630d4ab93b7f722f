import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The statements that register the routers of an application by hand.
@Suite struct RegistrationCodeTests {
  @Test(arguments: RegistrationCase.all) func theRoutersOfAnApplicationAreListed(_ example: RegistrationCase) throws {
    let linked = FixtureIndex(Fixture(example.source))
    let lists = linked.index.registrationLists
    let list = try #require(lists.first { example.application == nil || $0.application == example.application })
    #expect(linked.index.language(of: list) == example.language)
    let code = RegistrationCode(list, in: example.written ?? example.language) { linked.path(of: $0) }
    #expect(statements(code.text) == example.statements)
    #expect(list.perhapsLinked.map(\.name) == example.perhaps)
  }

  @Test func importsAreThoseOfTheRouters() throws {
    let linked = FixtureIndex(Fixture(RegistrationCase.library))
    let list = try #require(linked.index.registrationLists.first { $0.application == "Notes" })
    let swift = RegistrationCode(list, in: .swift) { linked.path(of: $0) }
    #expect(imports(swift.text) == ["import ZIKRouter.Internal", "import My_Kit"])
    #expect(swift.text.contains("// The bridging header must contain:\n// #import \"Old.h\"\n"))
    #expect(swift.uncallable.map(\.name) == ["HiddenRouter"])
    let other = RegistrationCode(list, in: .objectiveC) { linked.path(of: $0) }
    #expect(
      imports(other.text) == ["@import ZIKRouter.Internal;", "#import <My_Kit/KitRouters.h>", "#import \"Old.h\""])
    #expect(other.uncallable.map(\.name) == ["HiddenRouter", "OpenRouter"])
  }

  @Test func theGapsOfAScanAreNamed() throws {
    func gap(_ source: String) -> String? { FixtureIndex(Fixture(source)).index.registrationLists.first?.gap }
    let router = "class R: ZIKAnyViewRouter { override class func registerRoutableDestination() {} }\n"
    let app = "@main class AppDelegate {}\n"
    #expect(gap(app + router) == nil)
    #expect(gap(router)?.isEmpty == false)
    #expect(gap(app + router + "//- B.swift\nfunc f() { ZIKAnyViewRouter(")?.contains("router class") == true)
    #expect(gap(app + router + "//- B.swift\nfunc f() { other(") == nil)
  }

  @Test func registrationsOfFunctionsAreFound() throws {
    let linked = FixtureIndex(
      Fixture(
        """
        @main class AppDelegate {}
        protocol P {}
        extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<P>(), forMakingView: A.self)
          }
        }
        func launch() { ZIKAnyViewRouter.register(RoutableView<P>(), forMakingView: B.self) }
        """))
    let list = try #require(linked.index.registrationLists.first)
    #expect(list.otherRegistrations.map(\.range.start.line) == [8])
  }

  private func imports(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains("import ") && !$0.hasPrefix("//") }
  }

  /// The lines between the switch and the end, without white space and titles.
  private func statements(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
    let start = lines.firstIndex { $0.hasPrefix("ZIKRouteRegistry.autoRegister") } ?? lines.endIndex
    let end = lines.firstIndex { $0.contains("notifyRegistrationFinished") } ?? lines.endIndex
    return lines[min(start + 1, end)..<end].filter { !Self.titles.contains($0) }
  }

  private static let titles: Set = ["// View routers", "// Service routers", "// Adapters, after what they adapt"]
}
