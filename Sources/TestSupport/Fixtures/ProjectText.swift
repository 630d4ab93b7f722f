/// A small `project.pbxproj`, as Xcode would write it.
package struct ProjectText: Sendable {
  package struct Target: Sendable {
    package var name: String
    /// Without the prefix that all product types have.
    package var type: String
    /// File-system synchronised folders, from the folder of the project.
    package var folders: [String]
    /// Sources, from the folder of the project.
    package var files: [String]
    /// Targets of the same project that it depends on.
    package var dependencies: [String]
    /// Names of packages' products.
    package var packages: [String]
    /// Paths of linked libraries; those of Apple's begin with `System/`.
    package var frameworks: [String]
    /// The property list that describes the bundle, from the folder of the project.
    package var properties: String?
    /// The main storyboard that its build settings name.
    package var mainStoryboard: String?

    package init(
      _ name: String, _ type: String = "application", folders: [String] = [], files: [String] = [],
      dependencies: [String] = [], packages: [String] = [], frameworks: [String] = [],
      properties: String? = nil, mainStoryboard: String? = nil
    ) {
      (self.name, self.type, self.folders, self.files) = (name, type, folders, files)
      (self.dependencies, self.packages, self.frameworks) = (dependencies, packages, frameworks)
      (self.properties, self.mainStoryboard) = (properties, mainStoryboard)
    }

    /// Each with a semicolon.
    fileprivate var settings: [String] {
      let list = properties.map { "INFOPLIST_FILE = \"\($0)\";" }
      let main = mainStoryboard.map { "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = \($0);" }
      return [list, main].compactMap(\.self)
    }
  }

  package let text: String

  package init(_ targets: Target...) {
    self.init(targets)
  }

  package init(_ targets: [Target]) {
    let places = Set(targets.flatMap { $0.folders + $0.files }).sorted()
    let objects =
      [
        "P = {isa = PBXProject; mainGroup = G; targets = (\(Self.list(targets.map { "T_\($0.name)" }))); };",
        "G = {isa = PBXGroup; sourceTree = \"<group>\"; children = (\(Self.list(places.map { "F_\($0)" }))); };",
      ] + targets.flatMap(Self.objects)
    text =
      "// !$*UTF8*$!\n{\n  objects = {\n" + Set(objects).sorted().map { "    \($0)\n" }.joined()
      + "  };\n  rootObject = P;\n}\n"
  }

  private static func objects(of target: Target) -> [String] {
    let (name, packages) = (target.name, target.packages.map { "S_\($0)" })
    let configured = target.settings.isEmpty ? "" : "buildConfigurationList = \"C_\(name)\"; "
    return [
      """
      "T_\(name)" = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(target.type)"; \
      buildPhases = ("B_\(name)", "L_\(name)"); productReference = "R_\(name)"; fileSystemSynchronizedGroups = (\(list(target.folders.map { "F_\($0)" }))); \
      dependencies = (\(list(target.dependencies.map { "D_\($0)" }))); packageProductDependencies = (\(list(packages))); \(configured)};
      """,
      "\"B_\(name)\" = {isa = PBXSourcesBuildPhase; files = (\(list(target.files.map { "I_\($0)" }))); };",
    ]
      + [
        "\"L_\(name)\" = {isa = PBXFrameworksBuildPhase; files = (\(list(target.frameworks.map { "I_\($0)" }))); };",
        built("R_\(name)", "\(name).\(target.type)"),
      ]
      + target.frameworks.map { built("F_\($0)", $0) }
      + configurations(of: target)
      + target.frameworks.map { object("I_\($0)", "PBXBuildFile", "fileRef", "F_\($0)") }
      + target.folders.map { object("F_\($0)", "PBXFileSystemSynchronizedRootGroup", "path", $0) }
      + target.files.map { object("F_\($0)", "PBXFileReference", "path", $0) }
      + target.files.map { object("I_\($0)", "PBXBuildFile", "fileRef", "F_\($0)") }
      + target.dependencies.map { object("D_\($0)", "PBXTargetDependency", "target", "T_\($0)") }
      + target.packages.map { object("S_\($0)", "XCSwiftPackageProductDependency", "productName", $0) }
  }

  private static func configurations(of target: Target) -> [String] {
    if target.settings.isEmpty { return [] }
    let (name, settings) = (target.name, target.settings.joined(separator: " "))
    return [
      "\"C_\(name)\" = {isa = XCConfigurationList; buildConfigurations = (\"D_\(name)_Debug\"); };",
      "\"D_\(name)_Debug\" = {isa = XCBuildConfiguration; buildSettings = { \(settings) }; };",
    ]
  }

  private static func built(_ id: String, _ path: String) -> String {
    let tree = path.hasPrefix("System/") ? "SDKROOT" : "BUILT_PRODUCTS_DIR"
    return "\"\(id)\" = {isa = PBXFileReference; sourceTree = \(tree); path = \"\(path)\"; };"
  }

  private static func object(_ id: String, _ isa: String, _ key: String, _ value: String) -> String {
    "\"\(id)\" = {isa = \(isa); sourceTree = \"<group>\"; \(key) = \"\(value)\"; };"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
