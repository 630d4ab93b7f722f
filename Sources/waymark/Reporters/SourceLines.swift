import Routes
import SourceModel

/// The lines of the sources, read when they are asked for.
struct SourceLines {
  private let tree: ScannedTree
  private var texts: [FileID: (text: SourceText, table: LineTable)] = [:]

  init(of tree: ScannedTree) {
    self.tree = tree
  }

  /// The bytes of the line where a site begins, without its line break; nil where the site is empty or the file has changed.
  mutating func line(of site: Site) -> ArraySlice<UInt8>? {
    guard site.range.start < site.range.end, let (text, table) = source(of: site.file) else { return nil }
    let line = Int(site.range.start.line)
    guard table.starts.indices.contains(line) else { return nil }
    let start = Int(table.starts[line])
    let end = text.withBytes { table.contentEnd(ofLine: line, in: $0) }
    guard start + Int(site.range.start.utf8) < end else { return nil }
    return text.bytes[start..<end]
  }

  private mutating func source(of file: FileID) -> (text: SourceText, table: LineTable)? {
    if let known = texts[file] { return known }
    guard let text = tree.text(of: file) else { return nil }
    texts[file] = (text, LineTable(text))
    return texts[file]
  }
}
