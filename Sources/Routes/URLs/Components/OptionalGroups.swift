/// The patterns that JLRoutes registers for one with optional groups: `/a(/b)` is `/a/b` and `/a`
/// (JLRParsingUtilities.m:115).
enum OptionalGroups {
  private struct Part {
    var path: Substring
    var isOptional: Bool
  }

  /// The longest first; the text itself without groups. With more groups than anybody writes, a pattern that takes all.
  static func expanded(_ text: String) -> [String] {
    guard text.contains("(") else { return [text] }
    let parts = parts(of: text)
    guard !parts.isEmpty else { return [text] }
    guard parts.count(where: \.isOptional) <= mostGroups else { return ["*"] }
    var paths = [""]
    for part in parts {
      let longer = paths.map { $0 + "/" + part.path }
      paths = part.isOptional ? longer + paths : longer
    }
    return paths.map { $0.isEmpty ? "/" : $0 }.sorted { $0.count > $1.count }
  }

  private static let mostGroups = 8

  /// A closing parenthesis belongs to the nearest opening one; what is only a slash is no part.
  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while !rest.isEmpty {
      let before = rest.prefix { $0 != "(" }
      if before != ")", before != "/" { append(before, isOptional: false, to: &parts) }
      rest = rest[before.endIndex...].dropFirst()
      let group = rest.prefix { $0 != ")" }
      append(group, isOptional: true, to: &parts)
      rest = rest[group.endIndex...].dropFirst()
    }
    return parts
  }

  private static func append(_ path: Substring, isOptional: Bool, to parts: inout [Part]) {
    var path = path
    while path.first == "/" { path = path.dropFirst() }
    while path.last == "/" { path = path.dropLast() }
    if !path.isEmpty { parts.append(Part(path: path, isOptional: isOptional)) }
  }
}
