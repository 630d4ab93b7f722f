import Foundation
import SourceModel

/// Swift files of a tree, read into memory.
struct SourceFiles {
  private(set) var files: [(path: String, text: SourceText)] = []

  init(_ paths: [String]) {
    for path in paths.flatMap(Self.swiftFiles) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      files.append((path, SourceText(data)))
    }
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.text.count } }

  var lineCount: Int {
    files.reduce(0) { $0 + $1.text.bytes.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } }
  }

  private static func swiftFiles(at path: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    if names.isEmpty { return [path] }
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
  }
}
