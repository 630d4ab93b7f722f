import Foundation
import InterfaceFrontend
import SourceModel
import TestSupport

/// `interface PATH…`: the outlines of the storyboards and xibs of trees, which `interface_outline.py --compare` checks; and
/// how many of their bytes one core reads in a second of its time, on standard error.
enum InterfaceCommand {
  private static let rounds = 15

  static func run(_ paths: [String]) {
    let files = paths.flatMap(files)
    for (path, text) in files {
      print("== \(path)")
      switch InterfaceFrontend.read(text) {
      case .outline(let outline): print(InterfaceDump(outline).lines.joined(separator: "\n"))
      case .unread(let unread): print("unread \(unread.reason.rawValue)")
      }
    }
    let best = (0..<rounds).map { _ in cost(of: files.map(\.text)) }.min() ?? 0
    let megabytes = Double(files.reduce(0) { $0 + $1.text.count }) / 1e6
    let line = "\(files.count) files, \(megabytes) MB, best of \(rounds): \(Int(megabytes / best)) MB/s of one core\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  private static func cost(of texts: [SourceText]) -> Double {
    let start = clock()
    for text in texts { checksum &+= InterfaceFrontend.read(text).outline?.objects.count ?? 0 }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  nonisolated(unsafe) private static var checksum = 0

  private static func files(in path: String) -> [(path: String, text: SourceText)] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let paths = names.isEmpty ? [path] : names.sorted().map { "\(path)/\($0)" }
    return paths.compactMap { path in
      guard InterfaceFrontend.fileExtensions.contains(URL(fileURLWithPath: path).pathExtension),
        let data = FileManager.default.contents(atPath: path)
      else { return nil }
      return (path, SourceText(data))
    }
  }
}
