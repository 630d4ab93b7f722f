/// The submodules that a `.gitmodules` file names. Their folders are empty until they are checked out.
struct SubmoduleList: Sendable {
  static let name = ".gitmodules"

  /// Below the list's folder.
  let paths: Set<FilePath>

  /// Leaves out submodules of the routing libraries, which register no routes. nil if the folder has
  /// no list that can be read.
  init?(in folder: FilePath, of tree: any FileTree, besides libraries: Set<String>) {
    guard tree.kind(of: folder.appending(Self.name)) == .file,
      let text = try? tree.text(of: folder.appending(Self.name))
    else { return nil }
    let lines = String(decoding: text.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let sections = lines.split { $0.drop(while: \.isWhitespace).first == "[" }
    let others = sections.filter { !libraries.contains(Self.repository(Self.value("url", in: $0))) }
    paths = Set(others.compactMap { Self.value("path", in: $0) }.map { folder.appending($0) })
  }

  /// The last value of a key: `Libraries/Editor` of `path = Libraries/Editor`.
  private static func value(_ key: String, in section: ArraySlice<Substring>) -> String? {
    let pairs = section.map { $0.split(separator: "=", maxSplits: 1).map(plain) }
    return pairs.last { $0.count == 2 && $0[0].lowercased() == key }?[1]
  }

  /// Without white space and quotation marks around it.
  private static func plain(_ text: Substring) -> String {
    let isBlank = { (character: Character) in character.isWhitespace || character == "\"" }
    return String(String(text.drop(while: isBlank).reversed()).drop(while: isBlank).reversed())
  }

  /// `Library` of `https://example.com/Library.git`.
  private static func repository(_ url: String?) -> String {
    let name = url?.split { $0 == "/" || $0 == ":" }.last ?? ""
    return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
  }
}
