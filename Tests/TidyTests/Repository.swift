import Foundation

/// The files of this repository, as it lies on disk.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct File: CustomStringConvertible {
    /// From the top of the repository, with `/`.
    var path: String
    var lines: [Substring]

    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    var description: String { path }
  }

  /// The text files with one of the extensions in the folders, sorted by path. Nothing that a build makes.
  static func files(in folders: [String], withExtensions extensions: Set<String>) -> [File] {
    folders.flatMap { paths(in: $0) }.filter { extensions.contains(URL(fileURLWithPath: $0).pathExtension) }
      .sorted().compactMap(read)
  }

  static func read(_ path: String) -> File? {
    guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { return nil }
    return File(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  private static func paths(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
  }

  static let swift = files(
    in: ["Sources", "Tests", "Benchmarks", "Editors", "Fuzzing", "SelfCheck"], withExtensions: ["swift"])
  static let documents =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"].compactMap(read)
    + files(in: ["Documentation", "Editors", "Examples"], withExtensions: ["md"])
}
