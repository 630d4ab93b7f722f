import Foundation
import SourceModel
import Workspace

/// The sources of a tree, read into memory.
struct SourceFiles {
  struct File: Sendable {
    let path: String
    let text: SourceText
    let frontend: any Frontend.Type
  }

  private(set) var files: [File] = []

  init(_ files: [File]) {
    self.files = files
  }

  init(_ paths: [String]) {
    for path in paths.flatMap(Self.sources) {
      guard let frontend = Frontends.frontend(of: FilePath(path)), let data = FileManager.default.contents(atPath: path)
      else {
        continue
      }
      files.append(File(path: path, text: SourceText(data), frontend: frontend))
    }
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.text.count } }

  var lineCount: Int {
    files.reduce(0) { $0 + $1.text.bytes.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } }
  }

  private static func sources(at path: String) -> [String] {
    let paths = Self.paths(in: path)
    return paths.isEmpty ? [path] : paths
  }

  /// What is below a folder, folders included, in the order of the names.
  static func paths(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }
}
