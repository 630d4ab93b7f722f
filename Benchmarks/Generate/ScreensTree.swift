import Foundation
import SourceModel
import Workspace

/// Apps whose screens are those of storyboards, cells and Clean Swift, repeated with other names for their types, beside
/// code that is about no route.
struct ScreensTree {
  /// The apps that are repeated, by their folders among the examples.
  private static let apps = ["Storyboards", "Cells", "CleanSwift"]
  /// How many other files stand beside each source of an app, and how long they are on average: a large real app has
  /// routes in one of ten files.
  private static let (noiseFiles, noiseLines) = (9, 131)

  private let files: [(path: String, bytes: Data)]
  /// The types that the apps declare.
  private let names: NumberedNames

  init(examples: String) throws {
    files = try Self.apps.flatMap { try Self.files(in: examples, app: $0) }
    names = NumberedNames(names: Set(files.flatMap { Self.types(in: $0.bytes, $0.path) }))
  }

  /// Throws if the folder has no source of such an app.
  private static func files(in examples: String, app: String) throws -> [(path: String, bytes: Data)] {
    let files = SourceFiles.paths(in: "\(examples)/\(app)").compactMap { path in
      FileManager.default.contents(atPath: path).map { (String(path.dropFirst(examples.utf8.count + 1)), $0) }
    }
    guard files.contains(where: { isSource($0.0) }) else {
      throw Arguments.Wrong(description: "\(examples) has no \(app)")
    }
    return files
  }

  private static func isSource(_ path: String) -> Bool { Frontends.frontend(of: FilePath(path)) != nil }

  private static func types(in bytes: Data, _ path: String) -> [String] {
    let facts = Extraction(SourceText(bytes), path: FilePath(path), interest: ScanInterest(systems: .builtIn)).facts
    return facts.heads.filter { $0.kind != .extension }.map(\.name.text)
  }

  func write(to folder: String, copies: Int) throws -> FolderWriter.Tally {
    let writer = try FolderWriter(folder)
    for copy in 0..<copies {
      for file in files {
        let path = "Copy\(copy)/\(names.numbered(file.path.utf8, copy))"
        let text = names.numbered(file.bytes, copy)
        if Self.isSource(path) { try writer.writeSource(path, text) } else { try writer.write(path, text) }
      }
    }
    try writeNoise(writer)
    return writer.tally
  }

  private func writeNoise(_ writer: FolderWriter) throws {
    let count = writer.tally.files * Self.noiseFiles
    var lengths = FileLengths(seed: 1)
    for (number, lines) in lengths.lengths(count, total: count * Self.noiseLines).enumerated() {
      let text = SwiftNoise.file("Part\(number)", lines: lines, lookUps: [], seed: UInt64(number))
      try writer.writeSource("Parts/Sources/Parts/Part\(number).swift", text)
    }
    try writer.write(
      "Parts/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Parts", targets: [.target(name: "Parts")])
      """)
  }
}
