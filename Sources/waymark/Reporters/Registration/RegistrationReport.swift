import Routes
import RoutingSystems
import SourceModel

/// The routers that a list lacks and its outdated entries, as lines that Xcode and most editors
/// understand.
struct RegistrationReport {
  private let check: RegistrationCheck
  private let tree: ScannedTree
  private let lines: CheckLines

  init(_ check: RegistrationCheck, _ tree: ScannedTree, paint: Paint) {
    (self.check, self.tree) = (check, tree)
    lines = CheckLines(tree: tree, paint: paint)
  }

  var text: String {
    let missing = check.missing.flatMap { missing in
      [
        lines.line(missing.neighbour, missing.doubt == nil ? .error : .information, message(missing)),
        lines.line(missing.router.declared, .information, "'\(missing.router.name)' is declared here"),
      ]
    }
    let outdated = check.outdated.map { lines.line($0.site, .error, "'\($0.name)' is outdated: \($0.reason)") }
    return (missing + outdated).map { "\($0)\n" }.joined()
  }

  /// `path` is printable.
  func summary(of path: String, _ lists: [RegistrationList]) -> String {
    let owners = lists.compactMap(\.application)
    let names = owners.isEmpty ? "" : " of \(TargetNames.quoted(owners))"
    let missing = check.missing.count { $0.doubt == nil }
    let counts = [
      "\(path): \(Count(check.listed, "router"))\(names.printable) listed", "\(missing) missing",
      check.outdated.isEmpty ? nil : "\(check.outdated.count) outdated",
      check.elsewhere.isEmpty ? nil : "\(check.elsewhere.count) registered elsewhere: \(elsewhere.printable)",
    ]
    return counts.compactMap(\.self).joined(separator: ", ") + "\n"
  }

  private var elsewhere: String {
    TargetNames.quoted(check.elsewhere.keys.sorted())
  }

  private func message(_ missing: RegistrationCheck.Missing) -> String {
    let name = missing.router.name
    let owners = tree.index.applications.names.count > 1 ? " of \(TargetNames.quoted(missing.applications))" : ""
    let doubt = missing.doubt.map { " (uncertain: \($0))" } ?? ""
    if let obstacle = missing.obstacle {
      return "nothing registers the router '\(name)'\(owners), and this list cannot: it \(obstacle)\(doubt)"
    }
    let conditions = missing.code.filter { $0.hasPrefix("#if") }.joined(separator: " ")
    let inside = conditions.isEmpty ? "" : " inside '\(conditions)'"
    let statement = missing.code.first { !$0.hasPrefix("#") } ?? ""
    let place = missing.isFirst ? "above" : "below"
    return "the list lacks the router '\(name)'\(owners); add '\(statement)' \(place) this line\(inside)\(doubt)"
  }
}
