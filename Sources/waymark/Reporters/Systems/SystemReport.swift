import Configuration
import Routes
import RoutingSystems
import Workspace

/// What there is to say of a routing system of a tree.
struct SystemReport {
  private let use: SystemUse
  private let tree: ScannedTree
  private let paint: Paint
  private let audited: [AuditedEntry]
  /// The kinds that a file of the tree fills, each with the name of the file.
  private let filled: [(kind: String, file: String)]

  init(_ use: SystemUse, in tree: ScannedTree, paint: Paint) {
    (self.use, self.tree, self.paint) = (use, tree, paint)
    audited = tree.audit(of: use.name)
    filled = (tree.description(of: use.name)?.kinds ?? []).compactMap { kind in
      kind.opens.found.map { (kind.name, $0) }
    }
  }

  var text: String { head + description + (audited.isEmpty ? "" : "\n" + entries) }

  private var head: String {
    "\(paint.bold(use.name.printable)) is \(use.isOn ? "on" : "off"): \(use.why.printable)\n"
  }

  /// The description, each line with the place that says so.
  private var description: String {
    guard !use.text.isEmpty else { return "" }
    let width = use.text.map { $0.text.count }.max() ?? 0
    let lines = use.text.map { line in
      let text = line.text.printable
      return
        "  \(text)\(String(repeating: " ", count: max(width - text.count, 0) + 2))\(paint.faint("# \(origin(line))"))\n"
    }
    return "\n" + lines.joined()
  }

  private func origin(_ line: DescriptionLine) -> String {
    guard let number = line.line, case .described(let file) = use.reason else { return "pack" }
    return "\(ScannedTree.text(ofConfiguration: file).printable):\(number)"
  }

  /// How a kind was opened: the file that fills it, and the registrations that are not read; empty if there are none.
  func openings(of kind: String) -> String {
    filled.filter { $0.kind == kind }.map(line).joined()
      + audited.filter { $0.registers && $0.kind == kind }.map(unread).joined()
  }

  // MARK: Entries

  /// One paragraph for each entry.
  var entries: String { filled.map(line).joined() + audited.map(text).joined() }

  private func line(_ kind: String, filledBy file: String) -> String {
    "\(kind): the file '\(file.printable)' may register any \(kind)\n"
  }

  private func text(_ entry: AuditedEntry) -> String {
    let role = entry.registers ? "registration" : "look-up"
    let title = "\(entry.kind), \(role) \(paint.bold(entry.name.printable)): \(Count(entry.read, entry.noun)) read"
    let mentions = entry.mentions == 0 ? "" : ", \(entry.mentions) with a receiver that is not seen to be of the type"
    return title + mentions + "\n" + (entry.remark.map { "  \($0.printable)\n" } ?? "") + unread(entry)
  }

  /// The calls that an entry does not read, the first ones with the reason; empty for none.
  func unread(_ entry: AuditedEntry) -> String {
    guard !entry.unread.isEmpty else { return "" }
    let most = 3
    let effect = entry.registers ? "; they may register any \(entry.kind)" : ""
    let rest = entry.unread.count > most ? "    and \(entry.unread.count - most) more\n" : ""
    return "  \(Count(entry.unread.count, entry.noun)) not read\(effect):\n"
      + entry.unread.prefix(most).map(line).joined() + rest
  }

  private func line(_ call: AuditedEntry.Unread) -> String {
    let advice = call.helper.map { "; if the callers of '\($0)' spell it, describe that function, too" } ?? ""
    return "    \(tree.linkedPlace(of: call.site, paint)): \((call.reason + advice).printable)\n"
  }
}

extension AuditedEntry {
  /// What to say of an entry that reads nothing; nil for others.
  var remark: String? {
    guard read == 0, mentions == 0, unread.isEmpty else { return nil }
    let similar = others.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first
    return "no \(noun) of '\(name)' was found" + (similar.map { "; there are \($0.value) of '\($0.key)'" } ?? "")
  }
}

extension ScannedTree {
  /// The description of a system as this tree has it; nil for a system that is built in or off.
  fileprivate func description(of system: String) -> SystemDescription? {
    state.configuration.descriptionsInEffect.first { $0.name == system }
  }

  /// What the entries of a described system read; empty for a system that is built in or off.
  func audit(of system: String) -> [AuditedEntry] {
    guard let description = description(of: system) else { return [] }
    let audit = DescriptionAudit(description)
    let parts = state.outlines(ofFilesWith: audit.words, orMethods: audit.readsMethods) { file, outline, interest in
      var part = audit
      part.add(outline, of: file, interest: interest)
      return part.entries
    }
    var entries = parts.reduce(into: audit.entries) { sum, part in
      for index in sum.indices { sum[index].add(part[index]) }
    }
    for number in entries.indices {
      entries[number].addProperty(of: system, in: index)
      entries[number].setAsideUnknown(of: system, in: index)
    }
    return entries
  }
}
