import JSON
import Routes

/// The `data` of a completion, which tells what it is about.
///
/// It is one text, because each of many completions has it: a mark, and the name of a type or the parts of the key of a
/// route, with tabs between them and the name last.
enum OfferedSubject {
  /// Tells plug-ins that the item is one of this server's.
  private static let mark = "waymark\t"

  /// nil for what is never completed.
  static func data(of subject: Occurrence.Subject) -> JSONValue? {
    switch subject {
    case .route(let key):
      let parts = [key.space.system, key.space.kind, key.owner ?? "", key.qualifier ?? ""]
      guard !parts.contains(where: { $0.utf8.contains(UInt8(ascii: "\t")) }) else { return nil }
      return .string("\(mark)\(parts.joined(separator: "\t"))\t\(key.name)")
    case .destination(let type): return .string(mark + type)
    case .router, .member: return nil
    }
  }

  /// nil for what a client changed.
  static func subject(of data: JSONValue, among systems: SystemList) -> Occurrence.Subject? {
    guard let text = data.string, text.hasPrefix(mark) else { return nil }
    let parts = text.dropFirst(mark.count).split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count > 1 else { return .destination(parts[0]) }
    guard parts.count == 5 else { return nil }
    let (owner, qualifier) = (parts[2].isEmpty ? nil : parts[2], parts[3].isEmpty ? nil : parts[3])
    return RouteKey(
      system: parts[0], kind: parts[1], owner: owner, name: parts[4], qualifier: qualifier, among: systems
    ).map { .route($0) }
  }
}
