import Foundation

/// A file of a tree in which somebody writes, and a look-up in it.
struct EditedFile {
  let path: String
  let text: String
  /// Zero-based, of the protocol's name in the look-up.
  let line: Int
  let columns: Range<Int>
  let name: String

  /// The long file of an invented tree, or any Swift file that looks a view up.
  init(_ path: String) throws {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let line = lines.firstIndex(where: { $0.contains("RoutableView<") }),
      let start = lines[line].range(of: "RoutableView<")?.upperBound,
      let end = lines[line][start...].firstIndex(of: ">")
    else { throw Arguments.Wrong(description: "\(path) looks no view up") }
    self.line = line
    name = String(lines[line][start..<end])
    columns =
      lines[line].utf16.distance(
        from: lines[line].startIndex, to: start)..<lines[line].utf16.distance(from: lines[line].startIndex, to: end)
  }

  init(inTree tree: String) throws {
    let apps = try FileManager.default.contentsOfDirectory(atPath: "\(tree)/Apps").sorted()
    let files = apps.map { "\(tree)/Apps/\($0)/App/\(TreeWriter.longFile).swift" }
    guard let file = files.first(where: FileManager.default.fileExists) else {
      throw Arguments.Wrong(description: "\(tree) has no long file")
    }
    try self.init(file)
  }

  /// The first file of a tree with so many lines that looks a view up.
  init(inTree tree: String, ofLines lines: ClosedRange<Int>) throws {
    let file = SourceFiles.paths(in: tree).filter { $0.hasSuffix(".swift") }.lazy.compactMap { try? EditedFile($0) }
      .first { lines.contains($0.text.utf8.count { $0 == UInt8(ascii: "\n") }) }
    guard let file else { throw Arguments.Wrong(description: "\(tree) has no file of \(lines) lines with a look-up") }
    self = file
  }
}
