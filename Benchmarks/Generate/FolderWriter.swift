import Foundation

/// Writes files below a folder, and counts the sources among them.
final class FolderWriter {
  struct Tally {
    var files = 0
    var lines = 0
    var bytes = 0
  }

  private let root: String
  private var folders: Set<String> = []
  private(set) var tally = Tally()

  /// The folder must be empty or missing.
  init(_ root: String) throws {
    self.root = root
    guard (try? FileManager.default.contentsOfDirectory(atPath: root))?.isEmpty != false else {
      throw Arguments.Wrong(description: "\(root) is not empty")
    }
  }

  func writeSource(_ path: String, _ text: String) throws {
    tally.files += 1
    tally.bytes += text.utf8.count
    tally.lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
    try write(path, text)
  }

  func write(_ path: String, _ text: String) throws {
    let folder = "\(root)/\(path.split(separator: "/").dropLast().joined(separator: "/"))"
    if folders.insert(folder).inserted {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    guard FileManager.default.createFile(atPath: "\(root)/\(path)", contents: Data(text.utf8)) else {
      throw Arguments.Wrong(description: "\(root)/\(path) cannot be written")
    }
  }
}
