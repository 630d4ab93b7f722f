import Routes
import SourceModel

/// An enum whose cases name segues.
struct SegueEnum {
  let name: String
  /// The place of its name.
  let site: Site
  /// The classes whose segues code names by its cases.
  let owners: Set<String>

  /// The enums that name some segue of a tree, sorted by name. An enum that is declared twice is left out.
  static func all(with environment: FixEnvironment) -> [SegueEnum] {
    var owners: [String: Set<String>] = [:]
    for route in environment.index.routes(in: InterfaceSpaces.segue) {
      guard let owner = route.key.owner else { continue }
      for lookUp in route.lookUps {
        guard case .constant = lookUp.text, let name = environment.type(ofConstantAt: lookUp.site) else { continue }
        owners[name, default: []].insert(owner)
      }
    }
    return owners.sorted { $0.key < $1.key }.compactMap { name, owners in
      environment.index.enumeration(name).map { SegueEnum(name: name, site: $0, owners: owners) }
    }
  }

  /// True if the classes of the enum, their superclasses or their subclasses have the segues of a class.
  func serves(_ owner: String, in index: RouteIndex) -> Bool {
    !owners.isDisjoint(with: index.classes.relatives(of: owner))
  }
}

extension FixEnvironment {
  /// The type of a constant with a path: `Segue` of `HomeViewController.Segue.price.rawValue`.
  fileprivate func type(ofConstantAt site: Site) -> String? {
    guard index.types.language(of: site.file) == .swift, let page = page(site.file) else { return nil }
    var path = page.spelling(page.offsets(of: site.range)).split(separator: ".")
    if path.last == "rawValue" { path.removeLast() }
    return path.dropLast().last.map(String.init)
  }
}

extension RouteIndex {
  /// The place of the only enum with a name.
  fileprivate func enumeration(_ name: String) -> Site? {
    var sites: [Site] = []
    types.heads.forEach(declaring: name) { head, file in
      if head.kind == .enum, file.language == .swift { sites.append(Site(file: file.id, range: head.name.range)) }
    }
    guard let site = sites.first, sites.count == 1, origins[site.file] == .product else { return nil }
    return site
  }
}
