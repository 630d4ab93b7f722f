import Routes
import SourceModel

/// Registers the class of a cell where code of the same type registers others, or when its view is loaded.
enum RegisterCell: Repair {
  static let rules: [any Rule.Type] = [UnregisteredReuseIdentifier.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let index = environment.index
    let sites = index.answer(CellSites.self)
    guard let route = environment.route(at: finding.site), let label = CellForms.registrationLabel(of: route.key.space),
      let lookUp = sites[identifier: finding.site], let owner = lookUp.owner,
      let cell = cell(of: route, at: finding.site, in: index), let page = environment.page(finding.site.file),
      let identifier = spelling(of: route, at: finding.site, page)
    else { return [] }
    let call = { (container: String) in "\(container).register(\(cell).self, \(label): \(identifier))" }
    let edit: Fix.Edit? =
      if let (method, container) = lastRegistration(
        by: owner, of: route.key.space, beside: lookUp, finding.site.file, index)
      {
        behind(method, call(container), page)
      } else {
        whenLoaded(owner, call, page, in: index)
      }
    return edit.map { [Fix(title: "Register '\(cell)' under '\(route.key.name)'", edits: [$0])] } ?? []
  }

  /// The class that code casts the cell to, or that has the name of the identifier.
  private static func cell(of route: Route, at site: Site, in index: RouteIndex) -> String? {
    let casts = index.answer(ControllerCasts.self).bySite[site] ?? []
    let name = casts.count == 1 ? casts[0].type.text : route.key.name
    let types = TypeRelations(index.types)
    guard let base = route.key.space.table.base, index.classes.doubt(name) == nil, types.isClass(name),
      !types.isAmbiguous(name), types.reached(from: name).contains(base)
    else { return nil }
    return name
  }

  /// The identifier as code spells it: a literal, or a member of a type. nil for a local name.
  private static func spelling(of route: Route, at site: Site, _ page: EditableSource) -> String? {
    let place = page.offsets(of: site.range)
    if page.byte(at: place.lowerBound - 1) == UInt8(ascii: "\"") { return "\"\(route.key.name)\"" }
    let text = page.spelling(place)
    return text.beginsUppercase && text.contains(".") ? text : nil
  }

  // MARK: Places

  /// The last call of a type in a file that registers a cell of the same sort on the same view.
  private static func lastRegistration(
    by owner: String, of space: RouteSpace, beside lookUp: CellSite, _ file: FileID, _ index: RouteIndex
  ) -> (method: SourceRange, container: String)? {
    let view = lookUp.container.split(separator: ".").last
    let registering = index.routes(in: space).flatMap(\.registrations).compactMap(\.method).filter { $0.file == file }
    let found = index.answer(CellSites.self).all(of: owner, in: file).last { site in
      site.isInFunction && site.container.split(separator: ".").last == view
        && registering.contains { $0.range == site.method }
    }
    return found.map { ($0.method, $0.container) }
  }

  private static func behind(_ method: SourceRange, _ line: String, _ page: EditableSource) -> Fix.Edit? {
    let start = page.offset(of: method.start)
    guard let end = page.endOfBrackets(from: page.offset(of: method.end)) else { return nil }
    return page.insertion(page.lineBreak + page.indentation(at: start) + line, at: page.lineEnd(of: end))
  }

  /// In a controller of UIKit's that has the view as a property.
  private static func whenLoaded(
    _ owner: String, _ call: (String) -> String, _ page: EditableSource, in index: RouteIndex
  ) -> Fix.Edit? {
    let text = page.spelling(0..<page.text.count)
    let (heads, supers) = (text.ranges(of: "override func viewDidLoad() {"), text.ranges(of: "super.viewDidLoad()"))
    guard let property = property(of: owner, in: index), let head = heads.first, heads.count == 1 else { return nil }
    if let first = supers.first, supers.count == 1, head.upperBound <= first.lowerBound {
      let offset = text.utf8.distance(from: text.startIndex, to: first.lowerBound)
      return page.addition([call(property)], behindLineOf: offset)
    }
    let offset = text.utf8.distance(from: text.startIndex, to: head.upperBound)
    return page.addition(["    " + call(property)], toBodyAt: offset)
  }

  private static func property(of owner: String, in index: RouteIndex) -> String? {
    let reached = TypeRelations(index.types).reached(from: owner)
    if reached.contains("UITableViewController") { return "tableView" }
    return reached.contains("UICollectionViewController") ? "collectionView" : nil
  }
}
