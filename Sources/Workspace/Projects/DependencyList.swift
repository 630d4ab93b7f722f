import Routes

/// What CocoaPods or Carthage fetch for the targets of a folder.
struct DependencyList: Hashable, Sendable {
  enum Fetcher: String, CaseIterable, Sendable {
    case carthage = "Cartfile"
    case cocoaPods = "Podfile"

    /// What was fetched last.
    var lock: String { self == .cocoaPods ? "Podfile.lock" : "Cartfile.resolved" }
    /// Where the sources lie.
    var sources: String { self == .cocoaPods ? "Pods" : "Carthage" }
  }

  let fetcher: Fetcher
  var folder: FilePath
  /// The libraries; empty if the lock cannot be read.
  private let names: [String]

  /// Reads the lock of a folder. Without one, the list may name anything.
  init(_ fetcher: Fetcher, in folder: FilePath, of tree: any FileTree) {
    (self.fetcher, self.folder) = (fetcher, folder)
    let lock = try? tree.text(of: folder.appending(fetcher.lock))
    names = lock.map { Self.names(String(decoding: $0.bytes, as: UTF8.self), fetcher) } ?? []
  }

  static func fetcher(naming file: ArraySlice<UInt8>) -> Fetcher? {
    Fetcher.allCases.first { file.elementsEqual($0.rawValue.utf8) || file.elementsEqual($0.lock.utf8) }
  }

  /// True for a library that is fetched without its sources.
  static func isBinary(_ name: ArraySlice<UInt8>) -> Bool {
    ["framework", "xcframework", "a"].contains(where: name.hasExtension)
  }

  /// True if no source of the list is among the files, or a pod is a binary, and it may name other libraries than the
  /// routing libraries, which register nothing. Carthage puts what it builds of sources beside them.
  func isUnseen(_ files: [TargetMap.File], binaries: [FilePath], besides libraries: Set<String>) -> Bool {
    if !names.isEmpty, names.allSatisfy(libraries.contains) { return false }
    let sources = folder.appending(fetcher.sources)
    let isBinary =
      fetcher == .cocoaPods
      && binaries.contains { binary in
        let name = String(decoding: binary.name, as: UTF8.self)
        return binary.isInside(sources) && !libraries.contains(UnseenLibraries.library(name))
      }
    return isBinary || !files.contains { $0.origin == .vendored && $0.path.isInside(sources) }
  }

  private static func names(_ lock: String, _ fetcher: Fetcher) -> [String] {
    let lines = lock.split(whereSeparator: \.isNewline)
    switch fetcher {
    case .carthage: return lines.map { carthageName($0) }
    case .cocoaPods:
      let pods = lines.drop { $0 != "PODS:" }.dropFirst().prefix { $0.first == " " }
      return pods.filter { $0.hasPrefix("  - ") }.map { podName($0.dropFirst(4)) }
    }
  }

  /// `AFNetworking` of `AFNetworking/Serialization (4.0.1):`.
  private static func podName(_ entry: Substring) -> String {
    String(entry.drop { $0 == "\"" }.prefix { !" /:\"".contains($0) })
  }

  /// `AFNetworking` of `github "AFNetworking/AFNetworking" "4.0.1"`.
  private static func carthageName(_ line: Substring) -> String {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts[1].split(separator: "/").last.map(String.init) ?? "" : ""
  }
}
