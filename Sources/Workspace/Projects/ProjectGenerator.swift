/// The descriptions that generators make Xcode projects of: XcodeGen and Tuist. They are programs or templates, and are not read.
enum ProjectGenerator {
  private static let descriptions = ["project.yml", "Project.swift", "Workspace.swift"]
  /// What tells a manifest of Tuist from another source of the name.
  private static let library = "import ProjectDescription"

  /// The name of the first description in some folders.
  static func description(in folders: [FilePath], of tree: any FileTree) -> String? {
    folders.lazy.compactMap { folder in
      descriptions.first { isDescription(folder.appending($0), of: tree) }
    }.first
  }

  private static func isDescription(_ path: FilePath, of tree: any FileTree) -> Bool {
    guard tree.kind(of: path) == .file else { return false }
    guard SourceKind.isCode(path) else { return true }
    return (try? tree.text(of: path)).map { String(decoding: $0.bytes, as: UTF8.self).contains(library) } ?? false
  }
}

extension WorkspaceState {
  /// Why nothing tells which files are compiled together: the description of a project that is not generated. A clause.
  package var ungeneratedProject: String? {
    guard index.applications.isEmpty else { return nil }
    return ProjectGenerator.description(in: names.realRoots, of: tree).map {
      "no Xcode project is generated from \($0), so all files count as one application"
    }
  }
}
