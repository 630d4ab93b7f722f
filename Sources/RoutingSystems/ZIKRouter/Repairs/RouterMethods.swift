import Routes
import SourceModel

/// The code of a router's methods.
struct RouterMethods {
  let language: Language
  private let family: RouteFamily
  /// The generic arguments of the superclass in Swift.
  private let arguments: [String]

  init(_ router: Router, _ language: Language, _ index: RouteIndex) {
    (self.language, family) = (language, router.family)
    arguments = language == .swift ? index.genericArguments(ofSuperclassOf: router.name) : []
  }

  func registration(of type: String) -> String {
    let method = "register\(family.nameComponent)"
    return language == .swift ? "\(method)(\(type).self)" : "[self \(method):[\(type) class]];"
  }

  func hook(registering type: String) -> [String] {
    language == .swift
      ? Self.swift("class func registerRoutableDestination()", registration(of: type))
      : Self.objectiveC("+ (void)registerRoutableDestination", registration(of: type))
  }

  var destinationName: String { language == .swift ? "destination(with:)" : "destinationWithConfiguration:" }

  /// The lines of the method; nil if the types are not spelled at the superclass in Swift.
  func destination(making type: String) -> [String]? {
    guard language == .swift else {
      return Self.objectiveC(
        "- (\(type) *)destinationWithConfiguration:(\(configuration) *)configuration", "return [[\(type) alloc] init];")
    }
    guard arguments.count == 2 else { return nil }
    return Self.swift("func destination(with configuration: \(arguments[1])) -> \(arguments[0])?", "return \(type)()")
  }

  func defaultConfiguration(making type: String) -> [String] {
    language == .swift
      ? Self.swift("class func defaultRouteConfiguration() -> \(configuration)", "return \(type)()")
      : Self.objectiveC("+ (\(configuration) *)defaultRouteConfiguration", "return [[\(type) alloc] init];")
  }

  /// The method for a view that is not a view controller (ZIKViewRouteConfiguration.h:127).
  var supportedRouteTypes: [String] {
    language == .swift
      ? Self.swift("class func supportedRouteTypes() -> ZIKViewRouteTypeMask", "return .viewDefault")
      : Self.objectiveC("+ (ZIKViewRouteTypeMask)supportedRouteTypes", "return ZIKViewRouteTypeMaskViewDefault;")
  }

  private var configuration: String {
    guard language == .swift else {
      return family == .view ? "ZIKViewRouteConfiguration" : "ZIKPerformRouteConfiguration"
    }
    if arguments.count == 2 { return arguments[1] }
    return family == .view ? "ViewRouteConfig" : "PerformRouteConfig"
  }

  private static func swift(_ head: String, _ statement: String) -> [String] {
    ["    override \(head) {", "        \(statement)", "    }"]
  }

  private static func objectiveC(_ head: String, _ statement: String) -> [String] {
    ["", "\(head) {", "    \(statement)", "}"]
  }
}

extension RouteIndex {
  /// The generic arguments as Swift spells them: `Editor` and `ViewRouteConfig` of
  /// `ZIKViewRouter<Editor, ViewRouteConfig>`. The library's aliases are expanded
  /// (ViewRouter.Alias.swift:23, Alias.swift:21). Superclasses of the tree without parameters of
  /// their own are followed to the library's.
  func genericArguments(ofSuperclassOf name: String) -> [String] {
    let chain = classes.ancestry(of: name).classes
    let spellings = chain.map(superclassOfSwift)
    let last = spellings.firstIndex { $0?.contains("<") == true } ?? spellings.endIndex - 1
    guard spellings.indices.contains(last), let spelled = spellings[last] else { return [] }
    guard chain.dropFirst().prefix(last).allSatisfy({ classes.entry($0)?.isGeneric == false }) else { return [] }
    let path = spelled.prefix { $0 != "<" }
    let list = spelled.dropFirst(path.count + 1).dropLast()
    guard !list.contains("<") else { return [] }
    return Self.expanded(TypeName.simple(String(path)), list.split(separator: ",").map(String.init))
  }

  private func superclassOfSwift(_ name: String) -> String? {
    var spelled: String?
    types.heads.forEach(declaring: name) { head, file in
      guard head.kind == .class, file.language == .swift, spelled == nil else { return }
      spelled = head.inherited.first?.text
    }
    return spelled
  }

  private static func expanded(_ superclass: String, _ arguments: [String]) -> [String] {
    switch (superclass, arguments.count) {
    case ("ZIKAnyViewRouter", 0): ["AnyObject", "ViewRouteConfig"]
    case ("ZIKAnyServiceRouter", 0): ["AnyObject", "PerformRouteConfig"]
    case ("ZIKModuleViewRouter", 1), ("ZIKModuleServiceRouter", 1): ["AnyObject"] + arguments
    case ("ZIKDestinationViewRouter", 1): arguments + ["ViewRouteConfig"]
    case ("ZIKDestinationServiceRouter", 1): arguments + ["PerformRouteConfig"]
    default: arguments
    }
  }
}
