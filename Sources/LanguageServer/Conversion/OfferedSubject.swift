import JSON
import Routes

/// The `data` of a completion, which tells what it is about.
///
/// It is one text, because each of many completions has it: a mark, and the name of a type or the parts of the key of a
/// route, with tabs between them and the name last.
enum OfferedSubject {
  /// Tells plug-ins that the item is one of this server's.
  private static let mark = "waymark\t"

  /// The mark alone where there is nothing to tell.
  static func data(of subject: Occurrence.Subject?) -> JSONValue { .string(mark + text(of: subject)) }

  private static func text(of subject: Occurrence.Subject?) -> String {
    switch subject {
    case .route(let key):
      // No part but the name may contain a tab.
      let parts = "\(key.space.system)\t\(key.space.kind)\t\(key.owner ?? "")\t\(key.qualifier ?? "")\t"
      return parts.utf8.count { $0 == UInt8(ascii: "\t") } == 4 ? parts + key.name : ""
    case .destination(let type): return type
    case .router, .member, nil: return ""
    }
  }

  /// nil where there is nothing to tell, and for what a client changed.
  static func subject(of data: JSONValue, among systems: SystemList) -> Occurrence.Subject? {
    guard let text = data.string, text.hasPrefix(mark), text != mark else { return nil }
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
