import Essentials
import Routes
import RoutingSystems

/// The folders to read for some paths: the paths alone or, if they are a part of a larger project, the folder of that
/// project.
///
/// A project is an Xcode project or a configuration with an application that compiles a file of the paths. Without one, it
/// is the workspace of a build system that has no Xcode project in the repository.
package struct ProjectScope: Sendable {
  /// The folders and files to read.
  package let roots: [FilePath]
  /// The real folder of the project; nil if the paths are read alone.
  package let folder: FilePath?

  /// A path without links. Of projects, only those of the same repository count, the nearest first, and only where the
  /// paths hold no application target of their own. Of paths in no repository, as in an archive of sources, all folders
  /// above them may hold the project.
  package init(of paths: [FilePath], systems: SystemList = .builtIn) {
    folder = Self.folder(around: paths, systems)
    roots = folder.map { [$0] } ?? paths
  }

  /// The paths, whatever lies around them.
  package init(alone paths: [FilePath]) { (roots, folder) = (paths, nil) }

  private static func folder(around paths: [FilePath], _ systems: SystemList) -> FilePath? {
    let real = paths.compactMap(\.resolved)
    guard real.count == paths.count else { return nil }
    let top = real.first.flatMap(Disk().repositoryTop)
    let folders = folders(above: real, to: top).map { FolderAbove($0, systems) }
    let candidates = folders.filter { $0.hasProject && (top != nil || $0.mayCompile(filesBelow: real)) }.map(\.path)
    // Nothing in a workspace tells that the paths belong to it.
    let workspace = top == nil ? nil : folders.last(where: \.hasWorkspaceFile)?.path
    guard !candidates.isEmpty || workspace != nil, !hasApplication(ProjectFiles(below: paths, systems))
    else { return nil }
    return candidates.first { folder in compiles(ProjectFiles(below: [folder], systems), filesBelow: real, systems) }
      ?? workspace
  }

  /// Nearest first, up to the top of the repository that holds all paths. Without a top, the home folder and that of the
  /// system are the ends, and do not count.
  private static func folders(above paths: [FilePath], to top: FilePath?) -> [FilePath] {
    guard let first = paths.first else { return [] }
    let home = ProcessInfo.processInfo.environment["HOME"].flatMap { FilePath($0).resolved }
    let folders = sequence(first: first) { $0 == top ? nil : $0.parent }.dropFirst()
      .prefix { top != nil || $0 != home && $0.parent != nil }
    return folders.filter { folder in paths.allSatisfy { $0 != folder && $0.isInside(folder) } }
  }

  private static func hasApplication(_ files: ProjectFiles) -> Bool {
    !files.configured.isEmpty || files.projects.contains { $0.targets.contains { $0.kind == .application } }
  }

  private static func compiles(_ files: ProjectFiles, filesBelow paths: [FilePath], _ systems: SystemList) -> Bool {
    if files.unread.contains(where: { folder in paths.allSatisfy { $0.isInside(folder) } }) { return true }
    guard hasApplication(files) else { return false }
    let map = TargetMap(
      projects: files.projects, manifests: files.manifests, unread: nil, dependencies: [],
      libraries: systems.library.sources.products,
      configured: files.configured, files: files.files)
    return files.files.contains { file in
      paths.contains(where: file.path.isInside) && map.place(of: file).linkage?.targets.isEmpty == false
    }
  }
}

/// A folder above the paths.
private struct FolderAbove {
  let path: FilePath
  let hasWorkspaceFile: Bool
  /// The Xcode projects in the folder itself.
  private let projects: [FilePath]
  /// True if a configuration names applications.
  private let isConfigured: Bool

  /// True for a folder with an Xcode project or with a configuration that names applications.
  var hasProject: Bool { isConfigured || !projects.isEmpty }

  init(_ path: FilePath, _ systems: SystemList) {
    self.path = path
    let marks = (try? FolderReader.marks(in: path)) ?? []
    projects = marks.filter(ProjectMark.isProject).map { path.appending($0.name) }
    isConfigured = !ConfigurationFiles.applications(below: [path], found: [], systems).isEmpty
    hasWorkspaceFile = marks.contains(where: ProjectMark.isWorkspace)
  }

  /// False if no project in the folder itself names a file or folder of the paths, or one around them. A walk of all that
  /// lies below the folder is long: without a repository, it may hold anything.
  func mayCompile(filesBelow paths: [FilePath]) -> Bool {
    isConfigured
      || projects.contains { path in
        let text = try? FileReader.text(of: path.appending(XcodeProject.fileName))
        guard let project = text.flatMap({ XcodeProject($0, path: path) }) else { return true }
        let named = project.targets.flatMap { ($0.sources + $0.documents).compactMap(\.path) + $0.folders.map(\.path) }
        return named.contains { name in paths.contains { name.isInside($0) || $0.isInside(name) } }
      }
  }
}

extension ConfigurationFiles {
  /// The applications of the files in the roots and of those that were found below.
  fileprivate static func applications(
    below roots: [FilePath], found: Set<FilePath>, _ systems: SystemList
  ) -> [ConfiguredApplication] {
    var files = ConfigurationFiles(roots: roots, chosen: nil, in: Disk(), systems: systems)
    files.read([:], found: found)
    return files.applications
  }
}

/// The names of the files below some folders, and the projects and applications there.
private struct ProjectFiles {
  let projects: [XcodeProject]
  /// The folders of the projects that could not be read. They may compile anything there.
  let unread: [FilePath]
  let manifests: [PackageManifest]
  let configured: [ConfiguredApplication]
  let files: [TargetMap.File]

  init(below roots: [FilePath], _ systems: SystemList) {
    let walk = FileWalker(roots: roots, libraries: systems.library.sources.products)
    configured = ConfigurationFiles.applications(below: roots, found: walk.findings.configurations, systems)
    let names = RootNames(roots, in: Disk())
    manifests = walk.findings.manifests(in: names)
    files = walk.files.map { TargetMap.File(path: names.realPath(of: $0.path), origin: $0.origin) }
    let paths = walk.projects.keys.sorted().filter { XcodeProject.isNamed($0) && $0.fileExtension == "pbxproj" }
    let found = paths.map { path in (folder: names.realPath(of: path).folder, project: Self.project(path, names)) }
    projects = found.compactMap(\.project)
    unread = found.filter { $0.project == nil }.map(\.folder.folder)
  }

  private static func project(_ path: FilePath, _ names: RootNames) -> XcodeProject? {
    guard let text = try? FileReader.text(of: path), let project = names.realPath(of: path).parent else { return nil }
    return XcodeProject(text, path: project)
  }
}
