/// The descriptions that generators make Xcode projects of: XcodeGen and Tuist. They are programs or templates, and are not read.
enum ProjectGenerator {
  private static let descriptions = ["project.yml", "Project.swift", "Workspace.swift"]

  /// The name of the first description in some folders.
  static func description(in folders: [FilePath], of tree: any FileTree) -> String? {
    folders.lazy.compactMap { folder in
      descriptions.first { tree.kind(of: folder.appending($0)) == .file }
    }.first
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
