import Routes
import SourceModel

/// A stored property of a type that may be a cell, which keeps its delegate: `var delegate:
/// MovieCellDelegate?`.
struct CellDelegate: SystemFact {
  /// The type that has it, by simple name.
  var owner: String
  let name: Spelling
  /// The protocol.
  var type: String
  let isOptional: Bool

  var place: SourceRange { name.range }

  func renamed(_ rename: (String) -> String) -> CellDelegate {
    var delegate = self
    (delegate.owner, delegate.type) = (rename(owner), rename(type))
    return delegate
  }

  /// Those of one file whose types are some protocols. A property behind an attribute may hold its
  /// value weakly.
  static func all(in outline: SourceOutline, of protocols: Set<String>) -> [CellDelegate] {
    if protocols.isEmpty { return [] }
    return outline.declared.properties.compactMap { property in
      guard isDelegate(property.name.text), !property.isComputed, !property.isWrapped, !property.isConstant,
        property.modifiers.isSubset(of: [.private]), let spelling = property.type?.text,
        let paths = TypeName(TypeName.withoutMarks(spelling))?.paths, paths.count == 1, let type = paths[0].last,
        protocols.contains(type),
        let index = outline.head(ofScope: property.scope), [.class, .extension].contains(outline.heads[index].kind)
      else { return nil }
      return CellDelegate(
        owner: outline.heads[index].lastName, name: property.name, type: type,
        isOptional: spelling.hasSuffix("?") || spelling.hasSuffix("!"))
    }
  }

  private static func isDelegate(_ name: String) -> Bool { name == "delegate" || name.hasSuffix("Delegate") }
}

/// The protocols of delegates that are declared beside a cell: `protocol MovieCellDelegate:
/// AnyObject`.
struct CellDelegates {
  /// By the superclass of the cell as its file spells it.
  private(set) var protocols: [String: Set<String>] = [:]

  /// Only a hostile tree has a longer chain of cells.
  private static let mostClasses = 4096

  init(_ heads: NamedHeads) {
    let named = heads.protocols(endingIn: ["Delegate"])
    if named.isEmpty { return }
    let files = Self.cells(heads)
    for name in named {
      heads.forEach(declaring: name) { head, file in
        guard head.kind == .protocol, !head.isLocal, let parents = files[file.id] else { return }
        for parent in parents { protocols[parent, default: []].insert(name) }
      }
    }
  }

  /// The superclasses of the cells in each file.
  private static func cells(_ heads: NamedHeads) -> [FileID: Set<String>] {
    var (files, next): ([FileID: Set<String>], Int) = ([:], 0)
    var names = LayoutModel.cells.sorted()
    var seen = Set(names)
    while next < names.count, next < mostClasses {
      let parent = names[next]
      heads.forEach(adopting: parent) { head, file in
        guard head.kind == .class, file.language == .swift,
          head.inherited.first.map({ TypeName.simple($0.text) }) == parent
        else { return }
        files[file.id, default: []].insert(parent)
        if seen.insert(head.lastName).inserted { names.append(head.lastName) }
      }
      next += 1
    }
    return files
  }

  /// A file that names such a protocol and such a superclass is parsed.
  var interest: Interest? {
    if protocols.isEmpty { return nil }
    let names = protocols.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var interest = Interest()
    interest.groups = WordGroups(Set(protocols.flatMap { parent, names in names.map { [parent, $0] } }))
    interest.names.bodies.add(MethodBodies(propertyTypes: names), for: Self.bodies)
    return interest
  }

  /// Apart from the bodies that layouts ask for.
  static let bodies = "\(CellSpaces.system)/delegates"
}
