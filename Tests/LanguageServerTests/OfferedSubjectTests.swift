import JSON
import Routes
import RoutingSystems
import Testing

@testable import LanguageServer

/// What goes to the client with a completion comes back as it was.
@Suite struct OfferedSubjectTests {
  @Test(
    arguments: [
      (nil, "Home", nil), ("Main", "Home", nil), (nil, "Home", "name"), ("Main", "Home", "name"),
      (nil, "UIViewController & Home", nil), (nil, "a\tb\t\tc", nil), (nil, "", nil), ("😀", "ä", "\"\n"),
    ] as [(String?, String, String?)])
  func routesComeBack(owner: String?, name: String, qualifier: String?) throws {
    let space = try #require(SystemList.builtIn.spaces.first)
    let subject = Occurrence.Subject.route(RouteKey(space: space, owner: owner, name: name, qualifier: qualifier))
    #expect(OfferedSubject.subject(of: OfferedSubject.data(of: subject), among: .builtIn) == subject)
  }

  @Test func typesComeBack() {
    let type = Occurrence.Subject.destination("Main.HomeViewController")
    #expect(OfferedSubject.data(of: type) == "waymark\tMain.HomeViewController")
    #expect(OfferedSubject.subject(of: OfferedSubject.data(of: type), among: .builtIn) == type)
  }

  /// Plug-ins see that the item is one of this server's all the same.
  @Test func theMarkIsThereWithoutSubject() throws {
    let space = try #require(SystemList.builtIn.spaces.first)
    let strange = Occurrence.Subject.route(RouteKey(space: space, owner: "a\tb", name: "c", qualifier: nil))
    for subject in [nil, strange] {
      #expect(OfferedSubject.data(of: subject) == "waymark\t")
      #expect(OfferedSubject.subject(of: OfferedSubject.data(of: subject), among: .builtIn) == nil)
    }
  }
}
