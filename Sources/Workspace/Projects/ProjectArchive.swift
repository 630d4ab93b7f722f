import Foundation
import SourceModel

/// A `project.pbxproj` as it is written: objects that name each other.
struct ProjectArchive: Decodable {
  let objects: [String: ProjectObject]
  let rootObject: String

  /// nil where the text is no property list, or no project.
  init?(_ text: SourceText) {
    guard PropertyListGate.accepts(text.bytes),
      let archive = try? PropertyListDecoder().decode(ProjectArchive.self, from: Data(text.bytes)),
      archive.objects[archive.rootObject]?.isa == "PBXProject"
    else { return nil }
    self = archive
  }

  /// Those that exist, in the order of their names in the list.
  func objects(_ identifiers: [String]?) -> [(id: String, object: ProjectObject)] {
    (identifiers ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }
}

/// One object of a project; which fields it has depends on `isa`.
struct ProjectObject: Decodable {
  let isa: String
  let name: String?
  let path: String?
  let sourceTree: String?
  let children: [String]?

  // PBXProject
  let mainGroup: String?
  let projectDirPath: String?
  let targets: [String]?

  // Targets
  let buildPhases: [String]?
  let dependencies: [String]?
  let fileSystemSynchronizedGroups: [String]?
  let packageProductDependencies: [String]?
  let productName: String?
  let productReference: String?
  let productType: String?

  // PBXProject and targets, XCConfigurationList, XCBuildConfiguration
  let buildConfigurationList: String?
  let buildConfigurations: [String]?
  let buildSettings: BuildSettings?
  let baseConfigurationReference: String?
  let baseConfigurationReferenceAnchor: String?
  let baseConfigurationReferenceRelativePath: String?

  // Build phases and build files
  let files: [String]?
  let fileRef: String?
  let productRef: String?
  let platformFilter: String?
  let platformFilters: [String]?

  // PBXFileSystemSynchronizedRootGroup and its exceptions
  let exceptions: [String]?
  let explicitFolders: [String]?
  let membershipExceptions: [String]?

  // PBXTargetDependency, PBXReferenceProxy and PBXContainerItemProxy
  let target: String?
  let targetProxy: String?
  let remoteRef: String?
  let containerPortal: String?
  let remoteGlobalIDString: String?

  /// Whether it counts on some platforms only.
  var isFiltered: Bool { platformFilter != nil || platformFilters?.isEmpty == false }
}
