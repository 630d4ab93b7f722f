import Routes
import SourceModel

/// The code of a new router for a class.
struct GeneratedRouter {
  let name: String
  let type: String
  let family: RouteFamily
  /// The routes that it registers.
  var routes: [RouteKey]
  /// True if the class is not declared routable yet.
  let needsMark: Bool
  /// A protocol that the class does not adopt yet.
  var adopted: String?

  /// `EditorViewController` has the router `EditorViewRouter`.
  static func name(for type: String) -> String { stem(of: type) + "Router" }

  static func stem(of type: String) -> String {
    type.hasSuffix("Controller") ? String(type.dropLast("Controller".count)) : type
  }

  // MARK: Swift

  static let swiftImports = ["import ZRouter", "import ZIKRouter.Internal"]

  func swiftLines(_ index: RouteIndex) -> [String] {
    let configuration = family == .view ? "ViewRouteConfig" : "PerformRouteConfig"
    let statements = ["register\(family.nameComponent)(\(type).self)"] + statements(in: .swift, index)
    return [
      "class \(name): ZIK\(family.nameComponent)Router<\(type), \(configuration)> {",
      "    override class func registerRoutableDestination() {",
    ] + statements.map { "        \($0)" } + [
      "    }",
      "",
      "    override func destination(with configuration: \(configuration)) -> \(type)? {",
      "        return \(type)()",
      "    }",
      "}",
    ] + (adoptions.isEmpty ? [] : ["", "extension \(type): \(adoptions.joined(separator: ", ")) {}"])
  }

  private var adoptions: [String] { [adopted].compactMap(\.self) + (needsMark ? [family.mark] : []) }

  // MARK: Objective-C

  var header: [String] {
    ["#import <ZIKRouter/ZIKRouter.h>", "", "@interface \(name) : ZIK\(family.nameComponent)Router", "@end", ""]
  }

  func implementation(_ index: RouteIndex) -> [String] {
    let configuration = family == .view ? "ZIKViewRouteConfiguration" : "ZIKPerformRouteConfiguration"
    let mark = needsMark ? [ZIKRouterVocabulary.markMacro(of: family, type, name), ""] : []
    let adoption = adopted.map { ["@interface \(type) (\($0)) <\($0)>", "@end", ""] } ?? []
    let imported = adopted.map { ["#import \"\($0).h\""] } ?? []
    let statements = ["[self register\(family.nameComponent):[\(type) class]];"] + statements(in: .objectiveC, index)
    return [
      "#import \"\(name).h\"", "#import <ZIKRouter/ZIKRouterInternal.h>",
      "#import <ZIKRouter/ZIK\(family.nameComponent)RouterInternal.h>", "#import \"\(type).h\"",
    ] + imported + [""] + adoption + mark + [
      "@implementation \(name)", "", "+ (void)registerRoutableDestination {",
    ] + statements.map { "    \($0)" } + [
      "}", "", "- (\(type) *)destinationWithConfiguration:(\(configuration) *)configuration {",
      "    return [[\(type) alloc] init];", "}", "", "@end", "",
    ]
  }

  private func statements(in language: Language, _ index: RouteIndex) -> [String] {
    routes.compactMap { $0.registeringStatement(in: language, index) }
  }
}
