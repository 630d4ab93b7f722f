/// The fields of a project's objects that are read. Which an object has depends on its `isa`.
enum ProjectField: String, CaseIterable, Sendable {
  case isa, name, path, sourceTree, children

  // PBXProject
  case attributes, mainGroup, projectDirPath, targets

  // Targets
  case buildPhases, dependencies, fileSystemSynchronizedGroups, packageProductDependencies
  case productName, productReference, productType

  // PBXProject and targets, XCConfigurationList, XCBuildConfiguration
  case buildConfigurationList, buildConfigurations, buildSettings
  case baseConfigurationReference, baseConfigurationReferenceAnchor, baseConfigurationReferenceRelativePath

  // Build phases and build files
  case files, fileRef, productRef, platformFilter, platformFilters

  // PBXFileSystemSynchronizedRootGroup and its exceptions
  case exceptions, explicitFolders, membershipExceptions

  // PBXTargetDependency, PBXReferenceProxy and PBXContainerItemProxy
  case target, targetProxy, remoteRef, containerPortal, remoteGlobalIDString

  /// Whether the value is what the field has in every project.
  func accepts(_ value: Int, in list: PropertyList) -> Bool {
    switch self {
    case .children, .targets, .buildPhases, .dependencies, .fileSystemSynchronizedGroups, .packageProductDependencies,
      .buildConfigurations, .files, .platformFilters, .exceptions, .explicitFolders, .membershipExceptions:
      list.isListOfTexts(value)
    // Only what it says of Xcode is read.
    case .attributes: true
    case .buildSettings: list.kind(value) == .dictionary && BuildSettings.excluded(value, in: list) != nil
    default: list.isText(value)
    }
  }

  /// nil for all other names.
  init?(_ name: ArraySlice<UInt8>) {
    guard name.count < Self.byLength.count,
      let field = Self.byLength[name.count].first(where: { name.elementsEqual($0.name) })
    else { return nil }
    self = field.field
  }

  private static let byLength: [[(name: [UInt8], field: ProjectField)]] = {
    let all = allCases.map { (name: Array($0.rawValue.utf8), field: $0) }
    let longest = all.map(\.name.count).max() ?? 0
    return (0...longest).map { length in all.filter { $0.name.count == length } }
  }()
}
