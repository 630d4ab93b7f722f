import SourceModel

/// An Xcode configuration file (`.xcconfig`): which sources it leaves out of some builds, and what it includes.
struct XcodeConfiguration: Hashable, Sendable {
  struct Inclusion: Hashable, Sendable {
    var path: FilePath
    /// `#include?`: the file need not be there.
    var isOptional: Bool
  }

  static let fileExtension = "xcconfig"

  let path: FilePath
  /// Patterns of file names, for any platform.
  private(set) var excluded: Set<String> = []
  private(set) var inclusions: [Inclusion] = []

  /// `path` is absolute.
  init(_ text: SourceText, path: FilePath) {
    self.path = path
    for line in String(decoding: text.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      read(Self.withoutComment(line))
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let sign = line.indices.first(where: { line[$0...].hasPrefix("//") }) else { return line }
    return line[..<sign]
  }

  private mutating func read(_ line: Substring) {
    let line = line.drop(while: \.isWhitespace)
    if line.hasPrefix("#include") {
      include(line.dropFirst("#include".count))
    } else if line.hasPrefix(BuildSettings.exclusion) {
      exclude(line.dropFirst(BuildSettings.exclusion.count))
    }
  }

  private mutating func include(_ rest: Substring) {
    let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, let folder = path.parent else { return }
    let name = String(parts[1])
    let place = FilePath(name).isAbsolute ? FilePath("/").following(name) : folder.following(name)
    inclusions.append(Inclusion(path: place, isOptional: rest.hasPrefix("?")))
  }

  /// Conditions in brackets may stand before the sign: `[sdk=macosx*] = A.swift B.swift`. Names in quotation marks may hold
  /// blanks.
  private mutating func exclude(_ rest: Substring) {
    var rest = rest.drop(while: \.isWhitespace)
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      rest = rest[end...].dropFirst().drop(while: \.isWhitespace)
    }
    guard rest.first == "=" else { return }
    let patterns = rest.dropFirst().split(whereSeparator: \.isWhitespace).map(String.init)
    excluded.formUnion(rest.contains("\"") ? ["*"] : Set(patterns).subtracting([BuildSettings.inherited]))
  }
}

/// The configuration files of a tree.
struct XcodeConfigurations: Sendable {
  private let files: [FilePath: XcodeConfiguration]

  init(_ files: [XcodeConfiguration] = []) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a target leaves out. Of a file that was not read, nothing is known, except that CocoaPods' leave nothing out.
  func excluded(by target: ProjectTarget) -> Set<String> {
    var excluded = target.settings.excluded
    var seen: Set<FilePath> = []
    var pending = target.settings.configurations.map { XcodeConfiguration.Inclusion(path: $0, isOptional: false) }
    while let next = pending.popLast() {
      guard seen.insert(next.path).inserted else { continue }
      if let file = files[next.path] {
        excluded.formUnion(file.excluded)
        pending += file.inclusions
      } else if !next.isOptional, !Self.isOfPods(next.path) {
        excluded.insert("*")
      }
    }
    return excluded
  }

  private static func isOfPods(_ path: FilePath) -> Bool {
    path.name.starts(with: "Pods".utf8)
  }
}
