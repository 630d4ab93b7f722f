import SourceModel

/// Writes a router for a class that has none: behind the class in Swift, in two files beside it in Objective-C.
package enum GenerateRouter: Repair {
  package static let rules: Set<String> = [
    "lookup-unregistered", "unregistered-protocol", "unregistered-routable-destination",
  ]

  /// More are no choice.
  private static let mostClasses = 3

  package static func fixes(for finding: Finding, with bench: RepairBench) -> [Fix] {
    if finding.rule == UnregisteredRoutableDestination.description.id {
      let destination = bench.index.destinations.first { $0.site == finding.site }
      return destination.flatMap { fix(for: $0.type, $0.family, bench) }.map { [$0] } ?? []
    }
    guard let route = bench.unregisteredRoute(of: finding), !route.key.kind.isModule else { return [] }
    let family = route.key.kind.family
    return bench.index.classes(adopting: route).lazy.compactMap { fix(for: $0, family, bench) }.prefix(mostClasses)
      .map { $0 }
  }

  /// The same for a class whether anything is wrong or not; nil where it is no view controller, or is not declared at a
  /// place that is given.
  package static func fix(forClass name: String, at site: Site?, with bench: RepairBench) -> Fix? {
    guard let entry = bench.index.classes.entry(name), site.map(entry.sites.contains) ?? true,
      case .apple(let parent) = bench.index.classes.ancestry(of: name).end,
      AppleClass.family(of: parent) == .viewController
    else { return nil }
    return fix(for: name, .view, bench)
  }

  private static func fix(for type: String, _ family: RouteFamily, _ bench: RepairBench) -> Fix? {
    let index = bench.index
    let name = GeneratedRouter.name(for: type)
    guard let entry = index.classes.entry(type), entry.sites.count == 1, let site = entry.sites.first,
      entry.scope.isEmpty, entry.conditions.isEmpty, !entry.isGeneric, index.origins[site.file] == .product,
      index.destinationTable.byClass[DestinationTable.Class(name: type, family: family)] == nil,
      !index.types.isDeclared(name)
    else { return nil }
    let router = GeneratedRouter(
      name: name, type: type, family: family, routes: index.openRoutes(of: type, family),
      needsMark: !index.destinations.contains { $0.type == type && $0.family == family })
    var fix = Fix(title: "Generate the router '\(name)' for '\(type)'")
    switch entry.language {
    case .swift: fix.edits = edits(router, site, bench)
    case .objectiveC: fix.newFiles = files(router, beside: site.file, index)
    }
    return fix.edits.isEmpty && fix.newFiles.isEmpty ? nil : fix
  }

  private static func edits(_ router: GeneratedRouter, _ site: Site, _ bench: RepairBench) -> [Fix.Edit] {
    guard let page = bench.page(site.file) else { return [] }
    let imports = GeneratedRouter.swiftImports.filter { !page.contains(line: $0) }
    let added = imports.isEmpty ? [] : [page.importing(imports)]
    return added + [page.addition(router.swiftLines(bench.index))]
  }

  private static func files(_ router: GeneratedRouter, beside file: FileID, _ index: RouteIndex) -> [Fix.NewFile] {
    [("h", router.header), ("m", router.implementation(index))].map { suffix, lines in
      Fix.NewFile(name: "\(router.name).\(suffix)", neighbour: file, text: lines.joined(separator: "\n"))
    }
  }
}

extension SourcePage {
  /// Behind the last import, or before all else.
  fileprivate func importing(_ lines: [String]) -> Fix.Edit {
    let starts = allLineStarts.filter { line(of: $0).hasPrefix("import ") }
    guard let last = starts.last else { return addition(lines, beforeLineOf: allLineStarts.first ?? 0) }
    return addition(lines, behindLineOf: last)
  }
}

extension RouteIndex {
  /// The routes that a class could be registered for and that nothing registers, modules left out.
  fileprivate func openRoutes(of type: String, _ family: RouteFamily) -> [RouteKey] {
    let adopted = classes.protocols(adoptedBy: classes.ancestry(of: type).names)
    return routes.filter { route in
      !route.key.kind.isModule && route.key.kind.family == family && route.registrations.isEmpty
        && route.adapters.isEmpty && !route.declarations.isEmpty && route.components.count == 1
        && adopted.contains(route.components[0])
    }.map(\.key)
  }

  /// The names of the classes that adopt the only protocol of a route themselves, in path order.
  func classes(adopting route: Route) -> [String] {
    guard route.components.count == 1 else { return [] }
    var names: [String] = []
    types.heads.forEach(adopting: route.components[0]) { head, _ in
      guard head.kind == .class || head.kind == .extension, !head.isLocal,
        head.inheritedNames.contains(route.components[0])
      else { return }
      let name = TypeName.simple(head.name.text)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
