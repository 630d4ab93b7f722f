import Foundation
import Routes
import RoutingSystems
import SourceModel
import Workspace

/// The Swift files of a tree that hold routes, repeated with other names for their types, so that nothing is there twice.
struct DemoTree {
  private let files: [SourceFiles.File]
  /// The types that the files declare.
  private let names: NumberedNames

  init(source: String) {
    let interest = ScanInterest(systems: .builtIn)
    var names: Set<String> = []
    files = SourceFiles([source]).files.filter { file in
      guard file.path.hasSuffix(".swift") else { return false }
      let facts = Extraction(file.text, path: FilePath(file.path), interest: interest).facts
      guard facts.isParsed, facts.understanding == .whole else { return false }
      names.formUnion(facts.heads.filter { $0.kind != .extension }.map(\.name.text))
      return true
    }
    self.names = NumberedNames(names: names)
  }

  /// As many copies as make the size. Returns the bytes written.
  func write(to folder: String, megabytes: Int) throws -> Int {
    guard !files.isEmpty else { throw Arguments.Wrong(description: "no Swift file there holds a route") }
    let writer = try FolderWriter(folder)
    var copy = 0
    while writer.tally.bytes < megabytes * 1_000_000 {
      copy += 1
      for (number, file) in files.enumerated() {
        let name = file.path.split(separator: "/").last ?? "File.swift"
        try writer.writeSource("Copy\(copy)/\(number)-\(name)", names.numbered(file.text.bytes, copy))
      }
    }
    return writer.tally.bytes
  }
}
