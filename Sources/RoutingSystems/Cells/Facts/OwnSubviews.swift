import Routes
import SourceModel

/// The subviews that code of a type adds to itself, if it may be a cell.
struct OwnSubviews: SystemFact {
  static let callees: Set = ["addSubview", "insertSubview"]

  /// They are read in files that name a class of cells. One that inherits another cell may be in a file that is not read.
  static let groups = WordGroups(
    Set(callees.flatMap { callee in LayoutModel.cells.map { [callee, $0] } }), of: callees)

  /// The type around, by simple name.
  var owner: String
  /// The names of the methods.
  let calls: [Spelling]
  /// True if the type decides itself what adding a subview means.
  let isOverridden: Bool

  var place: SourceRange { calls.first?.range ?? .zero }

  func renamed(_ rename: (String) -> String) -> OwnSubviews {
    var subviews = self
    subviews.owner = rename(owner)
    return subviews
  }

  /// Those of one file, by type.
  static func all(in outline: SourceOutline) -> [OwnSubviews] {
    let own = outline.calls.filter { call in
      guard callees.contains(call.callee.text), !call.arguments.isEmpty else { return false }
      return [.none, .current].contains(call.receiver)
    }
    let overriding = outline.scopes.indices.filter { index in
      guard case .function(let name) = outline.scopes[index].kind else { return false }
      return callees.contains(name)
    }
    let overridden = Set(overriding.compactMap { outline.typeNames(around: $0).last.map(TypeName.simple) })
    let owners = Dictionary(grouping: own) { outline.typeNames(around: $0.scope).last.map(TypeName.simple) ?? "" }
    let names = Set(owners.keys).union(overridden).subtracting([""])
    return names.sorted().map { name in
      OwnSubviews(
        owner: name, calls: (owners[name] ?? []).map(\.callee), isOverridden: overridden.contains(name))
    }
  }
}
