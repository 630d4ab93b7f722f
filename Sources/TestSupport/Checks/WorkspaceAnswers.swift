import Essentials
import Routes
import SourceModel
import Workspace

/// What a user can see of a state, with paths for file numbers: two states of the same files have the same.
package struct WorkspaceAnswers {
  private let lines: [String]

  package init(_ state: WorkspaceState) {
    lines = Self.lines(Self.routes(of: state) + [Self.findings(of: state)], state)
  }

  /// Without findings, for a state that is read for its routes.
  package init(routesOf state: WorkspaceState) {
    lines = Self.lines(Self.routes(of: state), state)
  }

  private static func routes(of state: WorkspaceState) -> [[Any]] {
    let index = state.index
    return [
      index.routes, index.routers, index.destinations, [index.world], index.skipped,
      ["files: \(index.fileCount), parsed: \(index.parsedFileCount), with a trigger: \(index.hasTrigger)"],
      index.applications.all, ["unread: \(index.applications.unreadProject ?? "")"],
      ["unseen: \(index.applications.unseenDependencies ?? "")"], state.problems, state.unread,
      ["unread: \(index.applications.unread ?? "")"],
    ]
  }

  private static func findings(of state: WorkspaceState) -> [Any] {
    Rules.diagnostics(in: state.index) {
      state.ruleSettings(for: $0).overruled(by: RuleSettings(includingUnknown: true))
    }
  }

  private static func lines(_ values: [[Any]], _ state: WorkspaceState) -> [String] {
    values.joined().map { withPaths(String(describing: $0), state) }
  }

  /// In words; none where nothing differs.
  package func differences(from fresh: WorkspaceAnswers) -> [String] {
    guard lines != fresh.lines else { return [] }
    let (known, right) = (Set(lines), Set(fresh.lines))
    let wrong = known.subtracting(right).sorted().map { "only incremental: \($0)" }
    let missing = right.subtracting(known).sorted().map { "only fresh: \($0)" }
    return wrong.isEmpty && missing.isEmpty ? ["the same answers in another order or number"] : wrong + missing
  }

  private static func withPaths(_ text: String, _ state: WorkspaceState) -> String {
    let mark = "FileID(rawValue: "
    var parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      let number = parts[index].prefix { $0.isNumber }
      let path = state.path(of: FileID(rawValue: Int32(number) ?? -1))
      parts[index] = "\(path)" + parts[index].dropFirst(number.count)
    }
    return parts.joined(separator: "FileID(")
  }
}
