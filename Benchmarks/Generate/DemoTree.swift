import Foundation
import Routes
import RoutingSystems
import SourceModel
import Workspace

/// The Swift files of a tree that hold routes, repeated with other names for their types, so that nothing is there twice.
struct DemoTree {
  private let files: [SourceFiles.File]
  /// The types that the files declare.
  private let names: Set<String>

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
    self.names = names
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
        try writer.writeSource("Copy\(copy)/\(number)-\(name)", renamed(file.text, copy))
      }
    }
    return writer.tally.bytes
  }

  /// With the number behind each of the names.
  private func renamed(_ text: SourceText, _ copy: Int) -> String {
    var (result, word): ([UInt8], [UInt8]) = ([], [])
    func flush() {
      result += word
      if names.contains(String(decoding: word, as: UTF8.self)) { result += Array(String(copy).utf8) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.bytes {
      if byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte & 0xDF) || byte >= 0x80 {
        word.append(byte)
      } else {
        flush()
        result.append(byte)
      }
    }
    flush()
    return String(decoding: result, as: UTF8.self)
  }
}
