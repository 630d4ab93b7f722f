import Routes

/// An application that a configuration names, with patterns of the sources that it compiles.
struct ConfiguredApplication: Hashable, Sendable {
  let name: String
  /// The configuration's; real.
  let folder: FilePath
  /// As in `.gitignore`.
  let patterns: [String]

  /// A project with one target for each name; nil where there are no applications. Files that are
  /// tests or vendored by their place are in no target.
  static func project(of applications: [ConfiguredApplication], files: [TargetMap.File]) -> XcodeProject? {
    guard let first = applications.first else { return nil }
    let sources = files.filter { $0.origin == .product || $0.origin == .ignored }.map(\.path)
    let targets = Set(applications.map(\.name)).sorted().map { name in
      target(name, applications.filter { $0.name == name }.map(Matcher.init), sources)
    }
    return XcodeProject(path: first.folder.appending(ConfigurationFiles.name), targets: targets)
  }

  private static func target(_ name: String, _ matchers: [Matcher], _ sources: [FilePath]) -> ProjectTarget {
    var target = ProjectTarget(name: name, kind: .application)
    target.sources = sources.filter { path in matchers.contains { $0.matches(path) } }.map { path in
      ProjectTarget.Source(path: path, name: String(decoding: path.name, as: UTF8.self), isFiltered: false)
    }
    return target
  }

  private struct Matcher {
    let folder: FilePath
    let patterns: [IgnorePattern]

    init(_ application: ConfiguredApplication) {
      folder = application.folder
      patterns = application.patterns.compactMap { IgnorePattern($0) }
    }

    func matches(_ path: FilePath) -> Bool {
      guard let inside = path.relative(to: folder), !inside.isEmpty else { return false }
      return patterns.contains { $0.matches(fileOrFolderAround: inside) }
    }
  }
}
