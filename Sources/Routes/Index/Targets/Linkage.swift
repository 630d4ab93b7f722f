import SourceModel

/// Which applications link a file.
package struct Linkage: Hashable, Sendable {
  package var certain: ApplicationSet
  /// Those, and all that perhaps do: the code of a library may be linked by any application, and so may a file that is in
  /// no target.
  package var possible: ApplicationSet
  /// The test targets that certainly link it or run in an application that does, by their positions in
  /// `Applications.tests`.
  package var tests: ApplicationSet
  /// Which builds of its targets compile it.
  package var builds = Builds.all
  /// The names of the targets that the file is in, sorted.
  package var targets: [String]
  /// The ignore file that names the file; nil for a file that is not ignored.
  package var ignoreFile: IgnoreFileName?
  /// In a project file, the applications that its names are about, each by the place of the name. Empty for other files.
  package var parts: [SourceRange: ApplicationSet] = [:]

  /// Why no program certainly links a file that is in its targets: a clause.
  var doubtOfTargets: String? { builds == .some ? builds.doubt : nil }

  package enum Builds: Sendable {
    case all
    /// All as far as is seen: a configuration file of the target, which is not in the scan, may leave it out.
    case perhapsAll
    case some

    /// Why a build may leave the file out: a clause.
    package var doubt: String? {
      switch self {
      case .all: nil
      case .perhapsAll: "a configuration file that is not in the scan may leave it out of a build"
      case .some: "some builds leave it out"
      }
    }
  }

  package init(
    certain: ApplicationSet, possible: ApplicationSet, tests: ApplicationSet = [], targets: [String] = []
  ) {
    self.certain = certain
    self.possible = possible
    self.tests = tests
    self.targets = targets
  }

  /// Whether no target holds the file, so that nobody knows what it is for.
  var isOfNoTarget: Bool { targets.isEmpty && certain.isEmpty }

  /// The linkage of one place in the file.
  func at(_ range: SourceRange) -> Linkage {
    guard !parts.isEmpty, let part = parts[range] else { return self }
    var linkage = self
    (linkage.certain, linkage.possible, linkage.parts) = (part, part, [:])
    return linkage
  }

  /// Where no project says it: the scan is one application and its tests, which are no part of it and link all of it. What is
  /// ignored perhaps belongs to both.
  package init(of origin: IndexedFile.Origin) {
    let isCertain = origin == .product || origin == .vendored
    self.init(
      certain: isCertain ? ApplicationSet(0) : [], possible: ApplicationSet(0),
      tests: origin == .ignored ? [] : ApplicationSet(0))
    ignoreFile = origin == .ignored ? IgnoreFileName() : nil
  }
}

extension FileTable<Linkage> {
  subscript(site: Site) -> Linkage? { self[site.file]?.at(site.range) }
}
