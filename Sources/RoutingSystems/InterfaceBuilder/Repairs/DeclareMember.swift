import Routes
import SourceModel

/// Declares the outlet or action that a class of Swift lacks.
enum DeclareMember: Repair {
  static let rules: [any Rule.Type] = [BrokenAction.self, BrokenOutlet.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let use = BrokenUse(finding, in: environment.index), use.type.doubt == nil, !use.isHidden,
      let line = line(declaring: use, at: finding.site),
      let edit = edit(adding: line, to: use.type.name, environment)
    else { return [] }
    return [Fix(title: "Declare '\(use.name)' in \(use.type.name)", edits: [edit])]
  }

  private static func line(declaring use: BrokenUse, at site: Site) -> String? {
    switch use.kind {
    case .outlet: outlet(use, at: site)
    case .action: action(use.name, in: use.outline)
    }
  }

  private static func outlet(_ use: BrokenUse, at site: Site) -> String? {
    guard let name = SwiftName.identifier(use.name),
      let connection = use.outline.connections.first(where: { use.document.site(of: $0.name) == site }),
      let target = connection.target?.object,
      let type = ElementClass.name(of: use.outline.objects[target], in: use.outline.document)
    else { return nil }
    let isList = connection.kind == .outletCollection
    return "    @IBOutlet \(isList ? "" : "weak ")var \(name): \(isList ? "[\(type)]" : type)!"
  }

  /// An action takes its sender, or nothing. What more pieces take is not known.
  private static func action(_ selector: String, in outline: InterfaceOutline) -> String? {
    let takesSender = selector.hasSuffix(":")
    guard let name = SwiftName.identifier(String(takesSender ? selector.dropLast() : selector[...])) else { return nil }
    return "    @IBAction func \(name)(\(takesSender ? "_ sender: Any" : "")) {}"
  }

  /// Adds a line to the only declaration of a class.
  private static func edit(adding line: String, to type: String, _ environment: FixEnvironment) -> Fix.Edit? {
    var sites: [Site] = []
    environment.index.types.heads.forEach(declaring: type) { head, file in
      if head.kind == .class, file.language == .swift { sites.append(Site(file: file.id, range: head.name.range)) }
    }
    guard let site = sites.first, sites.count == 1, environment.index.origins[site.file] == .product,
      let page = environment.page(site.file), let start = page.bodyStart(from: page.offset(of: site.range.end))
    else { return nil }
    return page.addition([line], toBodyAt: start)
  }
}
