/// What marks a folder as the root of a project. An earlier marker wins over a nearer one.
///
/// `Package.swift` stands low, because an app made of modules holds many of them. The files in `Editors` say the same in the words
/// of each editor.
package enum RootMarker: CaseIterable, Sendable {
  case configuration, workspace, project, pods, package, repository

  /// A name, or `*` and the end of one.
  package var pattern: String {
    switch self {
    case .configuration: ConfigurationFiles.name
    case .workspace: "*.xcworkspace"
    case .project: "*.\(XcodeProject.folderExtension)"
    case .pods: DependencyList.Fetcher.cocoaPods.rawValue
    case .package: SwiftPackages.manifest
    case .repository: ".git"
    }
  }

  fileprivate func marks(_ name: [UInt8]) -> Bool {
    guard pattern.hasPrefix("*.") else { return name.elementsEqual(pattern.utf8) }
    return name[...].hasExtension(String(pattern.dropFirst(2)))
  }
}

/// The folder that an editor takes for the project that a file belongs to.
package struct MarkedRoot: Hashable, Sendable {
  package let folder: FilePath
  package let marker: RootMarker

  /// Of a file or folder, given without links; nil where nothing around it is marked.
  package init?(around path: FilePath) {
    let folders = sequence(first: path) { $0.parent }.map { folder in
      (folder, names: ((try? FolderReader.entries(of: folder)) ?? []).map(\.name))
    }
    for marker in RootMarker.allCases {
      guard let marked = folders.first(where: { $0.names.contains(where: marker.marks) }) else { continue }
      (folder, self.marker) = (marked.0, marker)
      return
    }
    return nil
  }
}
