/// A workspace in one string. Marks are comments, so that a fixture stays valid source.
///
/// ```
/// //- Editor/EditorRouter.swift           starts a file
/// register(RoutableView<EditorInput>())
/// //                    ^^^^^^^^^^^ rule  names the columns of the line above
/// //! rule                                names the beginning of the file
/// RoutableView</*|*/EditorInput>()        the cursor; the mark itself is not part of the text
/// ```
package struct Fixture: Sendable {
  package struct File: Hashable, Sendable {
    package var path: String
    package var text: String
    package var marks: [Mark]

    /// False for a project that names no document in its settings.
    package var isSource: Bool { !path.hasSuffix(".pbxproj") || text.contains("INFOPLIST_KEY_") }
  }

  /// Zero-based line; columns in Unicode scalars, the end exclusive.
  package struct Mark: Hashable, Sendable {
    package var line: Int
    package var start: Int
    package var end: Int
    package var text: String

    package init(line: Int, start: Int, end: Int, text: String) {
      self.line = line
      self.start = start
      self.end = end
      self.text = text
    }
  }

  /// A zero-based line and a column in Unicode scalars.
  package struct Cursor: Hashable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int
  }

  package var files: [File] = []
  package var cursors: [Cursor] = []

  /// `lineBreak` joins the lines of each file; `prologue` is put before each file's first line, marks move along.
  package init(_ source: String, lineBreak: String = "\n", prologue: [String] = []) {
    var lines: [String] = []
    var path = "Main.swift"
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard line.hasPrefix("//- ") else {
        lines.append(line)
        continue
      }
      append(path, lines, lineBreak, prologue)
      path = String(line.dropFirst(4))
      lines = []
    }
    append(path, lines, lineBreak, prologue)
  }

  private mutating func append(_ path: String, _ lines: [String], _ lineBreak: String, _ prologue: [String]) {
    guard lines.contains(where: { !$0.isEmpty }) else { return }
    var text: [String] = [".pbxproj", ".plist", ".storyboard", ".xib"].contains(where: path.hasSuffix) ? [] : prologue
    var marks: [Mark] = []
    for line in lines {
      let target = lastCodeLine(text, marks)
      if let mark = Self.mark(in: line, line: target) { marks.append(mark) }
      text.append(takingCursors(out: line, path: path, line: text.count))
    }
    files.append(File(path: path, text: text.joined(separator: lineBreak), marks: marks))
  }

  /// The line that a mark below it names: the last one that is no mark itself.
  private func lastCodeLine(_ text: [String], _ marks: [Mark]) -> Int {
    var line = text.count - 1
    while line >= 0, Self.mark(in: text[line], line: 0) != nil { line -= 1 }
    return line
  }

  private mutating func takingCursors(out line: String, path: String, line number: Int) -> String {
    let parts = line.split(separator: "/*|*/", omittingEmptySubsequences: false)
    var column = 0
    for part in parts.dropLast() {
      column += part.unicodeScalars.count
      cursors.append(Cursor(path: path, line: number, column: column))
    }
    return parts.joined()
  }

  /// `//   ^^^ text` with nothing but white space before it, or `//! text`.
  private static func mark(in line: String, line number: Int) -> Mark? {
    let scalars = Array(line.unicodeScalars)
    guard let slash = scalars.firstIndex(where: { $0 != " " }), scalars[slash...].starts(with: ["/", "/"]) else {
      return nil
    }
    if line.hasPrefix("//! ") { return Mark(line: 0, start: 0, end: 0, text: String(line.dropFirst(4))) }
    guard let start = scalars[(slash + 2)...].firstIndex(where: { $0 != " " }), scalars[start] == "^" else {
      return nil
    }
    let end = scalars[start...].firstIndex { $0 != "^" } ?? scalars.count
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[end...].drop { $0 == " " })
    return Mark(line: number, start: start, end: end, text: String(text))
  }
}
