import SourceModel
import TestSupport
import Testing

/// Sources, and the statements that register their routers.
struct RegistrationCase: Sendable, CustomTestStringConvertible {
  var title: String
  var source: String
  /// The first one if nil.
  var application: String?
  /// The language that is chosen.
  var language = Language.swift
  /// The language that is asked for.
  var written: Language?
  var statements: [String]
  var perhaps: [String] = []

  var testDescription: String { title }

  static let all = languages + declarations + adapters + targets

  private static let hook = "override class func registerRoutableDestination() {}"
  static let app = "//- App.swift\n@main class AppDelegate {}\n"

  static func swift(_ name: String, _ parent: String = "ZIKAnyViewRouter", _ body: String = "") -> String {
    "class \(name): \(parent) { \(hook) \(body) }\n"
  }

  static func objectiveC(_ name: String, _ parent: String = "ZIKViewRouter") -> String {
    "@interface \(name) : \(parent)\n@end\n@implementation \(name)\n+ (void)registerRoutableDestination {}\n@end\n"
  }

  // MARK: Languages

  private static let mixed =
    app + "//- B.swift\n\(swift("B"))\(swift("A", "ZIKAnyServiceRouter"))"
    + "//- C.m\n\(objectiveC("C"))\(objectiveC("D", "ZIKServiceRouter"))"

  private static let languages = [
    RegistrationCase(
      title: "both languages: Objective-C first", source: mixed,
      statements: ["C", "B", "D", "A"].map { "\($0).registerRoutableDestination()" }),
    RegistrationCase(
      title: "both languages in Objective-C", source: mixed, written: .objectiveC,
      statements: [
        "[C registerRoutableDestination];", "// 'B' is a Swift class, which Objective-C cannot call.",
        "// [B registerRoutableDestination];", "[D registerRoutableDestination];",
        "// 'A' is a Swift class, which Objective-C cannot call.", "// [A registerRoutableDestination];",
      ]),
    RegistrationCase(
      title: "Objective-C alone", source: app + "//- C.m\n\(objectiveC("C"))", language: .objectiveC,
      statements: ["[C registerRoutableDestination];"]),
    RegistrationCase(
      title: "Objective-C alone, and a list in Swift",
      source: app
        + "//- C.m\n\(objectiveC("C"))//- L.swift\nfunc launch() { C.registerRoutableDestination() }\n",
      statements: ["C.registerRoutableDestination()"]),
    RegistrationCase(
      title: "a class with another name in Swift",
      source: app + "//- C.m\nNS_SWIFT_NAME(Notes.Router)\n\(objectiveC("C"))//- D.swift\n\(swift("D"))",
      statements: ["Notes.Router.registerRoutableDestination()", "D.registerRoutableDestination()"]),
  ]

  // MARK: Declarations

  private static let declarations = [
    RegistrationCase(
      title: "conditions, in one block if they are equal",
      source: app + """
        //- R.swift
        #if DEBUG
        \(swift("A"))\(swift("B"))#if os(iOS)
        \(swift("C"))#endif
        #else
        \(swift("D"))#endif
        #if false
        \(swift("E"))#endif
        """,
      statements: [
        "#if DEBUG", "A.registerRoutableDestination()", "B.registerRoutableDestination()", "#endif",
        "#if DEBUG", "#if os(iOS)", "C.registerRoutableDestination()", "#endif", "#endif",
        "#if !(DEBUG)", "D.registerRoutableDestination()", "#endif",
      ]),
    RegistrationCase(
      title: "conditions of Objective-C",
      source: app + "//- C.m\n#ifdef DEBUG\n\(objectiveC("C"))#endif\n", language: .objectiveC,
      statements: ["#if defined(DEBUG)", "[C registerRoutableDestination];", "#endif"]),
    RegistrationCase(
      title: "conditions of the other language",
      source: app + "//- C.m\n#ifdef DEBUG\n\(objectiveC("C"))#endif\n//- D.swift\n\(swift("D"))",
      statements: [
        "// 'C' is declared under '#if defined(DEBUG)' of the other language.", "// C.registerRoutableDestination()",
        "D.registerRoutableDestination()",
      ]),
    RegistrationCase(
      title: "declared in each arm, and under no condition",
      source: app + """
        //- R.swift
        #if os(iOS)
        \(swift("A"))#else
        \(swift("A"))#endif
        #if X
        \(swift("B"))#endif
        \(swift("B"))
        """,
      statements: [
        "#if !(os(iOS))", "A.registerRoutableDestination()", "#endif", "#if os(iOS)",
        "A.registerRoutableDestination()", "#endif", "B.registerRoutableDestination()",
      ]),
    RegistrationCase(
      title: "abstract, perhaps abstract, and their subclasses",
      source: app + "//- R.swift\n"
        + swift("Base", "ZIKAnyViewRouter", "override class func isAbstractRouter() -> Bool { self == Base.self }")
        + swift("Sub", "Base") + swift("Odd", "Base", "override class func isAbstractRouter() -> Bool { isOdd }"),
      statements: ["Odd.registerRoutableDestination()", "Sub.registerRoutableDestination()"]),
    RegistrationCase(
      title: "not reachable from another file",
      source: app + """
        //- R.swift
        private \(swift("A"))fileprivate enum Hidden { \(swift("B"))}
        //- S.swift
        private extension Open { \(swift("C"))}
        //- T.swift
        enum Open { \(swift("D"))enum `default` { \(swift("E"))} }
        class G<T>: ZIKAnyViewRouter { \(hook) }
        @available(iOS 17, *) \(swift("H"))func f() { \(swift("Local"))}
        """,
      statements: [
        "// 'A' is private; register it in its own file.", "// A.registerRoutableDestination()",
        "// 'B' is fileprivate; register it in its own file.", "// Hidden.B.registerRoutableDestination()",
        "// 'C' is private; register it in its own file.", "// Open.C.registerRoutableDestination()",
        "Open.D.registerRoutableDestination()", "Open.`default`.E.registerRoutableDestination()",
        "// 'G' is generic; register a specialised class.", "// G.registerRoutableDestination()",
        "// 'H' has '@available'; call it inside 'if #available'.", "// H.registerRoutableDestination()",
      ]),
    RegistrationCase(
      title: "block routes and easy factories are part of their router",
      source: app + """
        //- R.swift
        class Blocks: ZIKAnyViewRouter {
          override class func isAbstractRouter() -> Bool { false }
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<P>(), forMakingView: A.self)
            ZIKAnyViewRoute.make(withDestination: A.self, makeDestination: { _, _ in A() }).register(RoutableView<Q>())
          }
        }
        """,
      statements: ["Blocks.registerRoutableDestination()"]),
  ]

  // MARK: Adapters

  private static func adapter(_ name: String, _ adapted: String, to adaptee: String, kind: String = "View") -> String {
    """
    class \(name): ZIK\(kind)RouteAdapter {
      override class func registerRoutableDestination() {
        register(adapter: Routable\(kind)<\(adapted)>(), forAdaptee: Routable\(kind)<\(adaptee)>())
      }
    }

    """
  }

  private static let protocols = ["P", "Q", "R", "S"].map { name in
    "protocol \(name) {}\n"
      + ["View", "Service"].map { kind in
        "extension Routable\(kind) where Protocol == \(name) { init() { self.init(declaredProtocol: Protocol.self) } }\n"
      }.joined()
  }.joined()

  private static let adapters = [
    RegistrationCase(
      title: "a chain of adapters, from its end",
      source: app + "//- R.swift\n\(protocols)"
        + adapter("A", "P", to: "Q") + adapter("B", "Q", to: "R") + adapter("C", "R", to: "S") + swift("Z"),
      statements: ["Z", "C", "B", "A"].map { "\($0).registerRoutableDestination()" }),
    RegistrationCase(
      title: "adapters of both families after all routers",
      source: app + "//- R.swift\n\(protocols)"
        + adapter("A", "P", to: "Q") + adapter("B", "P", to: "Q", kind: "Service")
        + swift("Y") + swift("Z", "ZIKAnyServiceRouter"),
      statements: ["Y", "Z", "A", "B"].map { "\($0).registerRoutableDestination()" }),
    RegistrationCase(
      title: "a cycle, and one that adapts to it",
      source: app + "//- R.swift\n\(protocols)"
        + adapter("A", "R", to: "P") + adapter("B", "P", to: "Q") + adapter("C", "Q", to: "P"),
      statements: ["B", "A", "C"].map { "\($0).registerRoutableDestination()" }),
  ]

  // MARK: Targets

  private static let project = ProjectText(
    ProjectText.Target("Notes", folders: ["Notes"], dependencies: ["My-Kit"]),
    ProjectText.Target("Mini", folders: ["Mini"]),
    ProjectText.Target("My-Kit", "framework", folders: ["Kit"]),
    ProjectText.Target("Specs", "bundle.unit-test", folders: ["Specs"]))

  private static let targetSources =
    "//- App.xcodeproj/project.pbxproj\n\(project.text)\n"
    + "//- Notes/A.swift\n\(swift("A"))//- Mini/B.swift\n\(swift("B"))//- Mini/A.swift\n\(swift("Menu"))"
    + "//- Notes/Menu.swift\n\(swift("Menu"))//- Specs/S.swift\n\(swift("S"))//- stray.swift\n\(swift("Stray"))"
    + "//- Pods/V.swift\npublic \(swift("V"))"

  private static let targets = [
    RegistrationCase(
      title: "the routers of one application", source: targetSources, application: "Notes",
      statements: ["A", "Menu", "V"].map { "\($0).registerRoutableDestination()" }, perhaps: ["Stray"]),
    RegistrationCase(
      title: "the routers of another one", source: targetSources, application: "Mini",
      statements: ["B", "Menu", "V"].map { "\($0).registerRoutableDestination()" }, perhaps: ["Stray"]),
    RegistrationCase(
      title: "tests without a project", source: app + "//- Tests/T.swift\n\(swift("T"))//- R.swift\n\(swift("R"))",
      statements: ["R.registerRoutableDestination()"]),
    RegistrationCase(
      title: "a class whose implementation another application compiles",
      source: "//- App.xcodeproj/project.pbxproj\n\(project.text)\n//- Mini/M.swift\n\(swift("M"))"
        + "//- Old.h\n@interface Old : ZIKViewRouter\n@end\n"
        + "//- Notes/Old.m\n@implementation Old\n+ (void)registerRoutableDestination {}\n@end\n",
      application: "Mini", statements: ["M.registerRoutableDestination()"]),
  ]

  static let library =
    "//- App.xcodeproj/project.pbxproj\n\(project.text)\n"
    + "//- Kit/Kit.swift\npublic \(swift("OpenRouter"))\(swift("HiddenRouter"))"
    + "//- Kit/KitRouters.h\n@interface KitRouter : ZIKViewRouter\n@end\n"
    + "//- Kit/KitRouters.m\n@implementation KitRouter\n+ (void)registerRoutableDestination {}\n@end\n"
    + "//- Notes/Old.h\n@interface Old : ZIKViewRouter\n@end\n"
    + "//- Notes/Old.m\n@implementation Old\n+ (void)registerRoutableDestination {}\n@end\n"
}
