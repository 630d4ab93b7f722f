import SourceModel

/// The targets of a `project.pbxproj`: which files each compiles, and what it links.
package struct XcodeProject: Hashable, Sendable {
  static let folderExtension = "xcodeproj"
  static let fileName = "project.pbxproj"

  private static let mostTargets = 1_024

  /// Of the `.xcodeproj`.
  let path: FilePath
  /// In the project's order.
  let targets: [ProjectTarget]

  init(path: FilePath, targets: [ProjectTarget]) {
    (self.path, self.targets) = (path, targets)
  }

  /// `path` is absolute. nil where the text is no project, or one of
  /// more targets than anybody has.
  package init?(_ text: SourceText, path: FilePath) {
    guard let archive = ProjectArchive(text) else { return nil }
    guard archive.root.texts(.targets).count <= Self.mostTargets else { return nil }
    var reader = TargetReader(archive: archive, project: path, settings: BundleSettings(text))
    self.path = path
    targets = archive.root.objects(.targets).map { reader.target($0) }
  }

  /// Whether a path is a project's, or that of a file that says its targets.
  static func isNamed(_ path: FilePath) -> Bool {
    path.fileExtension == folderExtension || path.fileExtension == XcodeConfiguration.fileExtension
      || path.name.elementsEqual(fileName.utf8) && path.parent?.fileExtension == folderExtension
  }
}
