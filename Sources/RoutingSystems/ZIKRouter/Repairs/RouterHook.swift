import Routes
import SourceModel

/// The method of a router that registers its routes, as a place for new statements.
struct RouterHook {
  let router: Router
  let site: Site
  let language: Language

  /// nil if a router has no such method in all builds.
  init?(_ router: Router, in index: RouteIndex) {
    let definitions = index.methods.definitions(of: .registrationHook, in: router.name)
    guard let definition = definitions.first, definitions.count == 1, definition.conditions.isEmpty,
      index.origins[definition.site.file] == .product, let language = index.language(of: definition.site.file)
    else { return nil }
    (self.router, site, self.language) = (router, definition.site, language)
  }

  /// Adds a statement after the last destination that is registered on a line of its own, or as the
  /// first statement.
  func edit(adding statement: String, _ environment: FixEnvironment) -> Fix.Edit? {
    guard let page = environment.page(site.file) else { return nil }
    if let last = lastRegistration(page, in: environment.index) {
      return page.addition([statement], behindLineOf: last)
    }
    guard let start = page.bodyStart(from: page.offset(of: site.range.end)) else { return nil }
    let isLastOnLine = page.line(of: start).utf8.count == start - page.lineStart(of: start)
    guard isLastOnLine else { return page.insertion(" \(statement)\(language == .swift ? ";" : "")", at: start) }
    let outer = page.indentation(at: page.offset(of: site.range.start))
    let inner = outer + page.step
    return page.insertion(page.lineBreak + inner + statement, at: start)
  }

  private func lastRegistration(_ page: EditableSource, in index: RouteIndex) -> Int? {
    let made = index.destinationTable.byRouter[router.name, default: []].filter {
      $0.site.file == site.file && $0.call.function == nil && $0.call.conditions.isEmpty
    }
    return made.last.map { page.offset(of: $0.site.range.start) }.flatMap { isWholeStatement($0, page) ? $0 : nil }
  }

  private func isWholeStatement(_ offset: Int, _ page: EditableSource) -> Bool {
    let line = page.line(of: offset).drop { $0 == " " || $0 == "\t" }
    guard language == .swift else { return line.hasPrefix("[self register") && line.hasSuffix(" class]];") }
    return (line.hasPrefix("register") || line.hasPrefix("self.register")) && line.hasSuffix(".self)")
  }
}

extension RouteKey {
  /// The statement that registers the route on a router; nil if a language cannot name its
  /// protocol.
  func registeringStatement(in language: Language, _ index: RouteIndex) -> String? {
    guard let name = index.name(of: self, in: language) else { return nil }
    guard language == .objectiveC else {
      return "register(\(ZIKRouterVocabulary.routableType(of: space))<\(name)>())"
    }
    let method = ZIKRouterForms.table.callee(taking: .object, of: space, means: .registration)
    return method.map { "[self \($0):ZIKRoutable(\(name))];" }
  }
}
