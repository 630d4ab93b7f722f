import TestSupport

/// What tells which file is in which target: an Xcode project for each app, a manifest for each package.
struct ProjectFiles {
  private let plan: TreePlan
  private let sources: [[String]]
  private let folder: FolderWriter

  init(_ plan: TreePlan, sources: [[String]], folder: FolderWriter) {
    (self.plan, self.sources, self.folder) = (plan, sources, folder)
  }

  func write() throws {
    for app in 0..<plan.shape.apps { try writeProject(of: app) }
    for module in plan.modules where module.kind == .package {
      let top = module.folder.split(separator: "/").prefix(2).joined(separator: "/")
      try folder.writeSource("\(top)/Package.swift", Self.manifest(of: module.name))
    }
  }

  /// Headers are in no phase: they count as their sources do.
  private func writeProject(of app: Int) throws {
    let top = "Apps/\(TreePlan.appName(app))"
    let own = plan.modules.indices.filter { plan.modules[$0].app == app }
    let packages = plan.modules.filter { $0.kind == .package }.map(\.name)
    let frameworks = own.filter { plan.modules[$0].kind == .framework }.map { plan.modules[$0].name }
    let targets = own.map { position in
      let isApplication = plan.modules[position].kind == .application
      return ProjectText.Target(
        plan.modules[position].name, isApplication ? "application" : "framework",
        files: sources[position].filter { !$0.hasSuffix(".h") }.map { String($0.dropFirst(top.utf8.count + 1)) },
        dependencies: isApplication ? frameworks : [], packages: isApplication ? packages : [])
    }
    try folder.write("\(top)/\(TreePlan.appName(app)).xcodeproj/project.pbxproj", ProjectText(targets).text)
  }

  private static func manifest(of package: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(package)",
      products: [.library(name: "\(package)", targets: ["\(package)"])],
      targets: [.target(name: "\(package)")])

    """
  }
}
