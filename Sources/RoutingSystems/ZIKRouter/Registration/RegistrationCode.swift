import Routes
import SourceModel

/// A source file that registers the routers of an application by hand.
package struct RegistrationCode: Sendable {
  private let routers: [ManualRouter]
  private let application: String
  private let list: ManualList
  private let path: @Sendable (FileID) -> String

  /// `path` returns the path of a file; headers are imported by its last part.
  package init(_ list: RegistrationList, in language: Language, path: @escaping @Sendable (FileID) -> String) {
    routers = list.routers
    application = list.application ?? "the application"
    self.list = ManualList(language: language, targets: list.application.map { [$0] } ?? [])
    self.path = path
  }

  /// The routers that the code only names in comments, because it cannot call them.
  package var uncallable: [ManualRouter] { routers.filter { $0.obstacle(in: list) != nil } }

  /// With a line break at the end.
  package var text: String {
    let lines = list.language == .swift ? swift : objectiveC
    return lines.joined(separator: "\n") + "\n"
  }

  private var swift: [String] {
    [title] + bridged + ["", "import ZIKRouter.Internal"] + modules.map { "import \($0)" }
      + ["", "enum RouteRegistration {"] + ["    /// \(Self.advice)"]
      + ["    static func registerAll() {", "        ZIKRouteRegistry.autoRegister = false"]
      + statements.map { $0.isEmpty ? "" : "        \($0)" }
      + ["", "        ZIKRouteRegistry.notifyRegistrationFinished()", "    }", "}"]
  }

  private var objectiveC: [String] {
    [title, "", "@import ZIKRouter.Internal;"] + imports
      + ["", "@interface RouteRegistration : NSObject"] + ["/// \(Self.advice)"]
      + ["+ (void)registerAll;", "@end", "", "@implementation RouteRegistration", "", "+ (void)registerAll {"]
      + ["    ZIKRouteRegistry.autoRegister = NO;"] + statements.map { $0.isEmpty ? "" : "    \($0)" }
      + ["", "    [ZIKRouteRegistry notifyRegistrationFinished];", "}", "", "@end"]
  }

  private var title: String { "// Registers all routers of \(application). Printed by 'waymark registration'." }

  /// Before that, the library registers all routers itself (ZIKRouteRegistry.m:60).
  private static let advice =
    "Call this before `UIApplicationMain`, or in the initialiser of the application's delegate."

  private var statements: [String] {
    ManualRouter.Group.allCases.flatMap { group in
      let routers = routers.filter { $0.group == group }
      return routers.isEmpty ? [] : ["", "// \(group.title)"] + ManualStatements.lines(routers, in: list)
    }
  }

  // MARK: Imports

  private var callable: [ManualRouter] { routers.filter { $0.obstacle(in: list) == nil } }

  /// Sorted.
  private var modules: [String] { Set(callable.compactMap { $0.module(for: list) }).sorted() }

  private var imports: [String] {
    Set(
      callable.map { router in
        let header = header(of: router)
        return router.module(for: list).map { "#import <\($0)/\(header)>" } ?? "#import \"\(header)\""
      }
    ).sorted { ($0.hasSuffix("\"") ? 1 : 0, $0) < ($1.hasSuffix("\"") ? 1 : 0, $1) }
  }

  /// A comment about the headers that Swift code of the same module reads.
  private var bridged: [String] {
    let routers = callable.filter { $0.language == .objectiveC && $0.module(for: list) == nil }
    if routers.isEmpty { return [] }
    let headers = Set(routers.map(header)).sorted()
    return ["// The bridging header must contain:"] + headers.map { "// #import \"\($0)\"" }
  }

  /// The header that declares the class. If the class is not declared in a header, a header with
  /// the name of the class.
  private func header(of router: ManualRouter) -> String {
    let name = path(router.declared.file).split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".h") ? name : "\(router.name).h"
  }
}

extension ManualRouter.Group {
  fileprivate var title: String {
    switch self {
    case .viewRouters: "View routers"
    case .serviceRouters: "Service routers"
    case .adapters: "Adapters, after what they adapt"
    }
  }
}
