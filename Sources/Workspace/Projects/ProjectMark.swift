/// What marks a folder as that of a project, or of the workspace of a build system.
enum ProjectMark {
  /// Tuist (`Tuist.swift`, earlier `Tuist/Config.swift`, and `Workspace.swift`), XcodeGen, Bazel
  /// and Buck: their trees have no Xcode project until one is generated, and the parts of an app
  /// lie side by side.
  private static let workspaceFiles: Set = [
    "Tuist.swift", "Tuist", "Workspace.swift", "project.yml", "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel",
    ".buckconfig",
  ]

  static func isProject(_ entry: FolderReader.Entry) -> Bool {
    entry.kind == .folder && entry.name[...].hasExtension(XcodeProject.folderExtension)
  }

  static func isWorkspace(_ entry: FolderReader.Entry) -> Bool {
    workspaceFiles.contains(String(decoding: entry.name, as: UTF8.self))
  }
}
