import PackagePlugin

/// Shows the findings of `waymark check` in the package of a target when the sources of the target change. Never fails the
/// build.
@main struct CheckRoutesInBuilds: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    [
      .buildCommand(
        displayName: "Check routes",
        executable: try context.tool(named: "waymark").url,
        arguments: ["check", "--quiet", "--exit-zero", "--format", "xcode", context.package.directoryURL.path],
        inputFiles: target.sourceModule?.sourceFiles.map(\.url) ?? [],
        outputFiles: [])
    ]
  }
}
