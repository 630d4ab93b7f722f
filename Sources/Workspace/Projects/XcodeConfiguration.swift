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
  /// By path in lower case: the file systems that Xcode runs on ignore case, so a project may spell a path in another.
  private let filesIgnoringCase: [String: XcodeConfiguration]

  init(_ files: [XcodeConfiguration] = []) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    filesIgnoringCase = Dictionary(
      files.map { ($0.path.description.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a target leaves out. Of a file that was not read, nothing is known, except that CocoaPods' leave nothing out.
  func excluded(by target: ProjectTarget) -> Set<String> {
    let basis = basis(of: target)
    let excluded = basis.read.reduce(into: target.settings.excluded) { $0.formUnion($1.excluded) }
    return basis.missing.isEmpty ? excluded : excluded.union(["*"])
  }

  /// The files that targets are based on and that were not read, sorted.
  func missing(for targets: [ProjectTarget]) -> [FilePath] {
    Set(targets.flatMap { basis(of: $0).missing }).sorted()
  }

  /// The files that a target is based on, with those that they include.
  private func basis(of target: ProjectTarget) -> (read: [XcodeConfiguration], missing: [FilePath]) {
    var (read, missing): ([XcodeConfiguration], [FilePath]) = ([], [])
    var seen: Set<FilePath> = []
    var pending = target.settings.configurations.map { XcodeConfiguration.Inclusion(path: $0, isOptional: false) }
    while let next = pending.popLast() {
      guard seen.insert(next.path).inserted else { continue }
      if let file = files[next.path] ?? filesIgnoringCase[next.path.description.lowercased()] {
        read.append(file)
        pending += file.inclusions
      } else if !next.isOptional, !Self.isOfPods(next.path) {
        missing.append(next.path)
      }
    }
    return (read, missing)
  }

  private static func isOfPods(_ path: FilePath) -> Bool {
    path.name.starts(with: "Pods".utf8) || path.description.contains("/Target Support Files/")
  }
}
