import SourceModel

/// Writes the method that a router lacks, and the registration that its own method lacks.
enum WriteRouterMethod: Repair {
  static let rules: Set<String> = [
    "missing-destination-override", "missing-register-override", "router-without-destination",
  ]

  static func fixes(for finding: Finding, with bench: RepairBench) -> [Fix] {
    let index = bench.index
    guard let router = index.routers.first(where: { $0.declared == finding.site }),
      let type = index.probableDestination(of: router)
    else { return [] }
    switch finding.rule {
    case RouterWithoutDestination.description.id: return registration(of: type, in: router, bench)
    case MissingRegisterOverride.description.id: return method(.registrationHook, router, type, bench)
    default: return method(.makesDestination, router, type, bench)
    }
  }

  private static func registration(of type: String, in router: Router, _ bench: RepairBench) -> [Fix] {
    guard let hook = RouterHook(router, in: bench.index) else { return [] }
    let edit = hook.edit(adding: RouterMethods(router, type, hook.language, bench.index).registration, bench)
    return edit.map { [Fix(title: "Register '\(type)' in \(router.name)", isPreferred: true, edits: [$0])] } ?? []
  }

  private static func method(
    _ method: Fact.MethodOverride.Method, _ router: Router, _ type: String, _ bench: RepairBench
  ) -> [Fix] {
    guard let body = RouterBody(router, bench) else { return [] }
    let methods = RouterMethods(router, type, body.language, bench.index)
    guard let lines = method == .registrationHook ? methods.hook : methods.destination else { return [] }
    let name = method == .registrationHook ? "registerRoutableDestination" : methods.destinationName
    return [Fix(title: "Override '\(name)' for '\(type)'", isPreferred: true, edits: [body.edit(adding: lines)])]
  }
}

/// Where the methods of a router begin.
private struct RouterBody {
  let language: Language
  private let page: SourcePage
  private let start: Int

  /// Of Objective-C, the implementation is found by a method that it has.
  init?(_ router: Router, _ bench: RepairBench) {
    guard let declared = router.declared, let language = bench.index.language(of: declared.file) else { return nil }
    let known = language == .swift ? declared : bench.index.methods.anySite(in: router.name)
    guard let known, let page = bench.page(known.file) else { return nil }
    let offset = page.offset(of: known.range.start)
    let start = language == .swift ? page.bodyStart(from: offset) : page.implementationStart(before: offset)
    guard let start else { return nil }
    (self.page, self.language) = (page, language)
    self.start = language == .swift ? start : page.lineEnd(of: start)
  }

  func edit(adding lines: [String]) -> Fix.Edit {
    let indentation = page.indentation(at: start)
    let isLastOnLine = page.lineEnd(of: start) == start
    let isBeforeMore = isLastOnLine && page.byte(at: page.endOfBlanks(from: start)) != UInt8(ascii: "}")
    let text = (page.indented(lines) + (isBeforeMore ? [""] : [])).map { line in
      page.lineBreak + (line.isEmpty ? "" : indentation + line)
    }.joined()
    return page.insertion(text + (isLastOnLine ? "" : page.lineBreak + indentation), at: start)
  }
}

/// How the methods of a router for one class are written.
private struct RouterMethods {
  private let router: Router
  private let type: String
  private let language: Language
  /// The generic arguments of the superclass in Swift.
  private let arguments: [String]

  init(_ router: Router, _ type: String, _ language: Language, _ index: RouteIndex) {
    (self.router, self.type, self.language) = (router, type, language)
    arguments = index.genericArguments(ofSuperclassOf: router.name)
  }

  private var family: String { router.family == .view ? "View" : "Service" }

  var registration: String {
    language == .swift ? "register\(family)(\(type).self)" : "[self register\(family):[\(type) class]];"
  }

  var hook: [String]? {
    switch language {
    case .swift: ["    override class func registerRoutableDestination() {", "        \(registration)", "    }"]
    case .objectiveC: ["", "+ (void)registerRoutableDestination {", "    \(registration)", "}"]
    }
  }

  var destinationName: String { language == .swift ? "destination(with:)" : "destinationWithConfiguration:" }

  /// nil where Swift's types are not spelled at the superclass.
  var destination: [String]? {
    switch language {
    case .swift:
      guard arguments.count == 2 else { return nil }
      return [
        "    override func destination(with configuration: \(arguments[1])) -> \(arguments[0])? {",
        "        return \(type)()", "    }",
      ]
    case .objectiveC:
      let configuration = router.family == .view ? "ZIKViewRouteConfiguration" : "ZIKPerformRouteConfiguration"
      return [
        "", "- (\(type) *)destinationWithConfiguration:(\(configuration) *)configuration {",
        "    return [[\(type) alloc] init];", "}",
      ]
    }
  }
}

extension RouteIndex {
  /// The class that a router is certainly meant for: the argument of its superclass, or the one that has its name.
  fileprivate func probableDestination(of router: Router) -> String? {
    let stem = router.name.hasSuffix("Router") ? String(router.name.dropLast("Router".count)) : router.name
    let made = destinationTable.byRouter[router.name, default: []].compactMap(\.type)
    let candidates = made + genericArguments(ofSuperclassOf: router.name).prefix(1) + ["\(stem)Controller", stem]
    return candidates.first { types.declaresClass($0) && $0 != router.name }
  }

  /// As they are spelled in Swift: `Editor` and `ViewRouteConfig` of `ZIKViewRouter<Editor, ViewRouteConfig>`.
  fileprivate func genericArguments(ofSuperclassOf name: String) -> [String] {
    var spelled: String?
    types.heads.forEach(declaring: name) { head, file in
      guard head.kind == .class, file.language == .swift, spelled == nil else { return }
      spelled = head.inherited.first?.text
    }
    guard let spelled, let start = spelled.firstIndex(of: "<"), spelled.hasSuffix(">") else { return [] }
    let list = spelled[spelled.index(after: start)...].dropLast()
    return list.contains("<") ? [] : list.split(separator: ",").map(String.init)
  }
}
