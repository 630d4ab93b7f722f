import SourceModel

/// An Xcode configuration file (`.xcconfig`): which sources it leaves out of some builds, the property list that it names,
/// which members of Swift Objective-C sees, and what it includes.
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
  /// The paths of the property list that describes the bundle, from the folder of the project; nil stands for one that
  /// only a build knows.
  private(set) var propertyLists: Set<String?> = []
  /// Whether Objective-C sees members of Swift that nothing shows to it.
  private(set) var infersObjectiveC = false
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
    } else if let value = Self.value(of: BuildSettings.exclusion, in: line) {
      exclude(value)
    } else if let value = Self.value(of: BuildSettings.propertyListFile, in: line) {
      propertyLists.insert(BuildSettings.pathInProject(String(value)))
    } else if Self.value(of: BuildSettings.preprocessing, in: line) == "YES" {
      propertyLists.insert(nil)
    } else if BuildSettings.inference.contains(where: { Self.value(of: $0, in: line)?.hasPrefix($1) == true }) {
      infersObjectiveC = true
    }
  }

  private mutating func include(_ rest: Substring) {
    let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, let folder = path.parent else { return }
    let name = String(parts[1])
    let place = FilePath(name).isAbsolute ? FilePath("/").following(name) : folder.following(name)
    inclusions.append(Inclusion(path: place, isOptional: rest.hasPrefix("?")))
  }

  /// Conditions in brackets may stand before the sign: `[sdk=macosx*] = A.swift B.swift`. Returns nil for another setting.
  private static func value(of setting: String, in line: Substring) -> Substring? {
    guard line.hasPrefix(setting) else { return nil }
    var rest = line.dropFirst(setting.count).drop(while: \.isWhitespace)
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      rest = rest[end...].dropFirst().drop(while: \.isWhitespace)
    }
    guard rest.first == "=" else { return nil }
    rest = rest.dropFirst().drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }

  /// Names in quotation marks may hold blanks.
  private mutating func exclude(_ value: Substring) {
    let patterns = value.split(whereSeparator: \.isWhitespace).map(String.init)
    excluded.formUnion(value.contains("\"") ? ["*"] : Set(patterns).subtracting([BuildSettings.inherited]))
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

  /// What a target certainly leaves out of some build.
  func excluded(by target: ProjectTarget) -> Set<String> {
    basis(of: target.settings.configurations).read.reduce(into: target.settings.excluded) { $0.formUnion($1.excluded) }
  }

  /// Whether a file that a target is based on was not read. Those of CocoaPods leave nothing out.
  func lackFiles(of target: ProjectTarget) -> Bool { !basis(of: target.settings.configurations).missing.isEmpty }

  /// Whether Objective-C sees members of a target's Swift that nothing shows to it.
  func infersObjectiveC(in target: ProjectTarget) -> Bool {
    target.settings.infersObjectiveC
      || basis(of: target.settings.configurations).read.contains(where: \.infersObjectiveC)
  }

  /// The files that targets are based on and that were not read, sorted.
  func missing(for targets: [ProjectTarget]) -> [FilePath] {
    Set(targets.flatMap { basis(of: $0.settings.configurations).missing }).sorted()
  }

  /// The files that describe the bundle of a target: its property lists, and the project if its settings name documents.
  func descriptions(of target: ProjectTarget) -> Set<FilePath> {
    guard let bundle = target.settings.bundle else { return [] }
    return bundle.names.isEmpty ? lists(of: target) : lists(of: target).union([bundle.project])
  }

  /// The property lists of a target.
  func lists(of target: ProjectTarget) -> Set<FilePath> {
    guard let bundle = target.settings.bundle else { return [] }
    return bundle.lists.union(bundle.configurations.compactMap { list(namedBy: $0, from: bundle.folder) })
  }

  /// The property list that a file names, or one that it includes; nil if there are several, or if only a build knows it.
  private func list(namedBy file: FilePath, from folder: FilePath) -> FilePath? {
    let basis = basis(of: [file])
    let names = basis.read.reduce(into: Set<String?>()) { $0.formUnion($1.propertyLists) }
    guard names.count == 1, basis.missing.isEmpty, case let name?? = names.first else { return nil }
    return folder.following(name)
  }

  /// The files that some files are, with those that they include.
  private func basis(of files: Set<FilePath>) -> (read: [XcodeConfiguration], missing: [FilePath]) {
    var (read, missing): ([XcodeConfiguration], [FilePath]) = ([], [])
    var seen: Set<FilePath> = []
    var pending = files.map { XcodeConfiguration.Inclusion(path: $0, isOptional: false) }
    while let next = pending.popLast() {
      guard seen.insert(next.path).inserted else { continue }
      if let file = self.files[next.path] ?? filesIgnoringCase[next.path.description.lowercased()] {
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
