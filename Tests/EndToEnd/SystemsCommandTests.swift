import Foundation
import TestSupport
import Testing

/// `waymark systems`, and what other commands say of described systems and packs.
@Suite struct SystemsCommandTests {
  private static let app = [
    "App.swift": """
    @main class App {
      func start(_ router: Router, name: String) {
        router.register("home", making: Home.self)
        Router.shared.register(name, making: Home.self)
        router.open("home", animated: true)
        Router.shared.open("home")
        Router.shared.open(name)
        other().open("x")
      }
    }
    class Router { func register(_ name: String, making: Any.Type) {} }
    """,
    "Hive.m": """
    #import <BeeHive/BeeHive.h>
    @protocol Search @end
    void f(BeeHive *hive) { [hive createService:@protocol(Search)]; }
    """,
  ]

  private static let links = """
    systems:
      links:
        key: string
        registrations: [{call: "Router.register(_:making:)", destination: making}]
        look-ups: ["Router.open(_:)", "Router.show(_:)"]
    """

  private func run(
    _ arguments: String, configuration: String? = nil, _ files: [String: String] = [:]
  ) throws -> (code: Int32, text: String) {
    let folder = try TemporaryFolder(Self.app.merging(["own.yml": Self.links]) { $1 }.merging(files) { $1 })
    if let configuration { try folder.write(".waymark.yml", configuration) }
    let result = try Program(in: folder.path.description).run(arguments.split(separator: " ").map(String.init))
    return (result.code, result.output + result.messages)
  }

  @Test func listsWhatIsOnAndWhy() throws {
    let result = try run("systems", configuration: Self.links + "\n  interface-builder: off\n")
    #expect(result.code == 0)
    let rows = result.text.split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
    func row(_ name: String) -> String? { rows.first { $0.first == name[...] }?.dropFirst().joined(separator: " ") }
    #expect(row("beehive") == "on 1 0 1 a file imports BeeHive")
    #expect(row("bifrost") == "off - - - no file imports Bifrost")
    #expect(row("interface-builder") == "off - - - switched off in .waymark.yml")
    #expect(row("links") == "on 1 1 1 described in .waymark.yml")
    #expect(row("zikrouter") == "on 0 0 0 built in")
  }

  @Test func namesConstantsWithoutText() throws {
    let other = """
      extension String { static let known = "known"; static let made = make() }
      func add(_ router: Router) {
        router.register(.known, making: Home.self)
        router.register(.made, making: Home.self)
        router.register(Names.missing, making: Home.self)
      }
      """
    let text = try run("systems links", configuration: Self.links, ["Other.swift": other]).text
    #expect(text.contains("Other.swift:4:10: the value of 'String.made' is not known"))
    #expect(text.contains("Other.swift:5:10: the value of 'Names.missing' is not known"))
    #expect(!text.contains("Other.swift:3") && text.contains("registration Router.register(_:making:): 2 calls read"))
  }

  @Test func namesTheFileThatFillsATable() throws {
    let files = ["Resources/BHService.plist": "<plist><array/></plist>\n"]
    let sentence = "the file 'BHService.plist' may register any"
    #expect(try run("systems beehive", files).text.contains(sentence))
    #expect(try run("explain Search", files).text.contains(sentence))
    #expect(try !run("systems beehive").text.contains(sentence))
  }

  /// The look-ups of a pack count beside an import of its library.
  @Test func saysThatAFileDoesNotImportTheLibrary() throws {
    let files = ["Other.m": "void g(BeeHive *hive) { [hive createService:@protocol(Search)]; }\n"]
    let text = try run("systems beehive", configuration: nil, files).text
    #expect(text.contains("\n    Other.m:1:31: the file does not import BeeHive\n"), "\(text)")
  }

  @Test func explainsEachEntry() throws {
    let result = try run("systems links", configuration: Self.links)
    #expect(
      result.text == """
        links is on: described in .waymark.yml

          links:                                                           # .waymark.yml:3
            key: string                                                    # .waymark.yml:3
            registrations:                                                 # .waymark.yml:4
              - {call: "Router.register(_:making:)", destination: making}  # .waymark.yml:4
            look-ups:                                                      # .waymark.yml:5
              - "Router.open(_:)"                                          # .waymark.yml:5
              - "Router.show(_:)"                                          # .waymark.yml:5

        route, registration Router.register(_:making:): 1 call read
          1 call not read; they may register any route:
            App.swift:4:19: the value of 'name' is not known; if the callers of 'App.start(_:name:)' spell it, describe that function, too
        route, look-up Router.open(_:): 1 call read, 1 with a receiver that is not seen to be of the type
          1 call not read:
            App.swift:7:19: the value of 'name' is not known; if the callers of 'App.start(_:name:)' spell it, describe that function, too
        route, look-up Router.show(_:): 0 calls read
          no call of 'Router.show(_:)' was found

        """)
  }

  /// A type that stands beside the call counts, and only a parameter of a helper is one that its callers spell.
  @Test func explainsEntriesOfTypes() throws {
    let container = """
      systems:
        container:
          key: type
          registrations: [{call: "Module.init(_:)", destination: 1}]
          look-ups: [{call: "Container.resolve()", key: result}]
      """
    let source = """
      func fill(_ client: Client) {
        add(Module { () -> Clock in client.clock })
        add(Module { client.clock })
      }
      func start<T>(_ id: String) {
        let clock: Clock = Container.shared.resolve()
        show(Container.shared.resolve())
        let other: T = Container.shared.resolve()
      }
      class Clock {}
      """
    let text = try run("systems try container.yml", ["container.yml": container, "Types.swift": source]).text
    #expect(
      text.hasPrefix(
        """
        route, registration Module.init(_:): 1 call read
          1 call not read; they may register any route:
            Types.swift:3:7: no type is written for its value
        route, look-up Container.resolve(): 1 call read
          2 calls not read:
            Types.swift:7:25: no type is written for its value
            Types.swift:8:35: 'T' stands for another type there; if the callers of 'start(_:)' spell it, describe that function, too

        """), "\(text)")
  }

  @Test func aFileOpensATable() throws {
    let table = """
      systems:
        table: {key: string, opens: [Screens.plist], registrations: ["add(_:)"], look-ups: ["find(_:)"]}
      """
    let source = ["Table.swift": "func f() { add(\"a\"); find(\"b\") }\n"]
    let plist = ["Resources.bundle/Screens.plist": "<plist/>\n"]
    let finding = "nothing registers the route 'b', so this look-up does nothing"
    #expect(try run("check --closed-world", configuration: table, source).text.contains(finding))
    let files = source.merging(plist) { $1 }
    #expect(try run("check --closed-world", configuration: table, files).text.contains(finding) == false)
    let text = try run("explain b --closed-world", configuration: table, files).text
    #expect(text.contains("the file 'Screens.plist' may register it"), "\(text)")
  }

  @Test func countsDefinitions() throws {
    let mediator = """
      systems:
        mediator:
          key: string
          registrations: [{method: "-[Target_{key} Action_{qualifier}:]"}, {method: "-[Target_{key} Reply_{qualifier}:]"}]
          look-ups: [{call: "perform(_:action:)", qualifier: action}]
      """
    let targets = """
      @objc class Target_Pay: NSObject {
        @objc func Action_list(_ values: NSDictionary) {}
        @objc func Action_show(_ values: NSDictionary) {}
      }
      """
    let text = try run("systems mediator", configuration: mediator, ["Targets.swift": targets]).text
    let action = "route, registration -[Target_{key} Action_{qualifier}:]: 2 definitions read\n"
    let reply = """
      route, registration -[Target_{key} Reply_{qualifier}:]: 0 definitions read
        no definition of '-[Target_{key} Reply_{qualifier}:]' was found

      """
    #expect(text.contains(action + reply), "\(text)")
  }

  @Test func countsTextsOfProperties() throws {
    let pages = """
      systems:
        pages:
          key: string
          registrations: [{property: Routable.path}, {property: Routable.title}]
          look-ups: ["show(_:)"]
      """
    let source = """
      protocol Routable { static var path: String { get } }
      struct Note: Routable { static let path = "note" }
      struct Tags: Routable { static var path: String { isOn ? "tag" : tag() } }
      func f() { show("note") }
      """
    let text = try run("systems try pages.yml", ["pages.yml": pages, "Pages.swift": source]).text
    #expect(
      text.hasPrefix(
        """
        route, registration Routable.path: 2 texts read
          1 text not read; they may register any route:
            Pages.swift:3:36: the property gives back a text that is not spelled
        route, registration Routable.title: 0 texts read
          no text of 'Routable.title' was found
        route, look-up show(_:): 1 call read

        """), "\(text)")
  }

  @Test func explainSaysWhatOpenedAKind() throws {
    let other = Self.links.replacing("Router.show(_:)", with: "other(_:)")
    let folder = try TemporaryFolder(
      Self.app.merging([".waymark.yml": other, "B.swift": "func f() { other(\"gone\") }\n"]) { $1 })
    let text = try Program(in: folder.path.description).run(["explain", "gone"]).output
    #expect(
      text.hasSuffix(
        """

        links, registrations:
          1 call not read; they may register any route:
            App.swift:4:19: the value of 'name' is not known; if the callers of 'App.start(_:name:)' spell it, describe that function, too

        """), "\(text)")
  }

  @Test(arguments: [
    ("systems lnks", "waymark: unknown system 'lnks'; did you mean 'links'?\n"),
    ("systems try nowhere.yml", "waymark: nowhere.yml: no such file or folder\n"),
    ("config --system zikrouter", "waymark: 'zikrouter' is built in; it has no description\n"),
  ])
  func refuses(arguments: String, message: String) throws {
    let result = try run(arguments, configuration: Self.links)
    #expect(result.code == 2 && result.text == message, "\(result)")
  }

  /// Nothing of the tree's own configuration is changed.
  @Test func triesADescription() throws {
    let result = try run("systems try own.yml")
    #expect(result.code == 0)
    #expect(result.text.contains("route, registration Router.register(_:making:): 1 call read\n"))
    #expect(result.text.contains("route  home   registered  App     Home                1  -         App.swift:3:22\n"))
    #expect(result.text.hasSuffix("\nno findings\n"))
  }

  /// Otherwise a description that reports nothing would look right.
  @Test func triesADescriptionThatDoubts() throws {
    let source = "func g() { Router.shared.open(\"gone\"); Router.shared.open(\"lost\") }\n"
    let text = try run("systems try own.yml", ["Gone.swift": source]).text
    #expect(
      text.hasSuffix("\nno findings\nunknown: 2 routes, because a registration uses a text that is not a literal\n"),
      "\(text)")
  }

  /// The part of a pack and the part of the configuration have places.
  @Test func printsDescriptions() throws {
    let added = "systems:\n  beehive:\n    kinds:\n      service:\n        look-ups: [\"need(_:)\"]\n"
    let text = try run("config --system beehive", configuration: added).text
    #expect(
      text.hasPrefix(
        "systems:\n  beehive:\n    modules:\n      - BeeHive\n    kinds:\n      service:\n        key: type\n"))
    #expect(text.hasSuffix("          - \"-[BHServiceManager createService:]\"\n          - \"need(_:)\"\n"))
    let lines = try run("systems beehive", configuration: added).text.split(separator: "\n")
    #expect(lines.contains { $0.contains("createService") && $0.hasSuffix("  # pack") })
    #expect(lines.contains { $0.contains("need") && $0.hasSuffix("  # .waymark.yml:5") })
    // What is printed says the same.
    #expect(try run("config --system links", configuration: Self.links).text.contains("making: making") == false)
  }

  @Test func namesEntriesThatReadNothing() throws {
    let wrong = Self.links.replacing("Router.show(_:)", with: "Router.register(_:)")
    let text = try run("scan --system links", configuration: wrong).text
    #expect(
      text.contains(
        "waymark: links: no call of 'Router.register(_:)' was found; there are 2 of 'register(_:making:)'\n"), "\(text)"
    )
  }

  @Test func refusesASystemThatReadsNothing() throws {
    let wrong = Self.links.replacing("Router.register(_:making:)", with: "Router.add(_:making:)")
    let refused = try run("check", configuration: wrong)
    #expect(refused.code == 2)
    #expect(
      refused.text == """
        waymark: the system 'links' reads no registration; 'waymark systems links' says why (--allow-empty accepts that)

        """)
    #expect(try run("check --allow-empty", configuration: wrong).code == 0)
    #expect(try run("check", configuration: Self.links).code == 0)
  }

  @Test func initAndDoctorNamePacks() throws {
    let folder = try TemporaryFolder(Self.app)
    let program = Program(in: folder.path.description)
    #expect(try program.run(["init"]).code == 0)
    let text = try String(contentsOf: URL(fileURLWithPath: folder(".waymark.yml").description), encoding: .utf8)
    #expect(text.hasSuffix("\n# systems:\n#   beehive: off # a file imports BeeHive\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("#") })
    #expect(try program.run(["doctor"]).output.contains("packs          beehive (a file imports BeeHive)\n"))
    #expect(try program.run(["config"]).output.contains("a file imports BeeHive"))
  }
}
