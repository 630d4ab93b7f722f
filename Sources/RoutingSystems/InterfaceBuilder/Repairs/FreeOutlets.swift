import Routes
import SourceModel

/// The outlets in code that a broken connection may have set before one of them was renamed.
///
/// An outlet that nothing connects, and a connection without an outlet, are the two halves of one mistake.
struct FreeOutlets {
  private let use: BrokenUse
  private let environment: FixEnvironment
  private let connection: InterfaceConnection?

  init(beside use: BrokenUse, with environment: FixEnvironment) {
    (self.use, self.environment) = (use, environment)
    connection = use.outline.connections.first { $0.name.range == use.range }
  }

  /// The name of the only similar outlet that no connection of the object sets and that takes the connected object; nil if
  /// there is none, and if there are several.
  var onlyOne: String? {
    let similar = use.search.names(.outlet).filter {
      !connected.contains($0) && NearestWord.of(use.name, among: [$0]) != nil
    }
    guard similar.count == 1, let name = similar.first, takesTarget(name) else { return nil }
    return name
  }

  /// The properties that outlets of the same object set.
  private var connected: Set<String> {
    let connections = use.outline.connections.filter { $0.owner == connection?.owner && $0.kind != .action }
    return Set(connections.map(\.name.text))
  }

  /// True if the line of the declaration names the class of the connected object, or a superclass of it.
  private func takesTarget(_ name: String) -> Bool {
    guard let connection, connection.kind == .outlet, let target = connection.target?.object,
      let type = ElementClass.name(of: use.outline.objects[target], in: use.outline.document),
      let site = use.search.places(of: name, .outlet).first, let page = environment.page(site.file)
    else { return false }
    let line = page.line(of: page.offset(of: site.range.start))
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return !Set(words).isDisjoint(with: environment.index.knownLineage(of: type))
  }
}

extension RouteIndex {
  /// A class of the tree or of Apple with its superclasses, as far as they are known.
  fileprivate func knownLineage(of type: String) -> [String] {
    AppleClass.lineage(of: type) ?? [type] + lineage(of: type)
  }
}
