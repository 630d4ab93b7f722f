import Foundation
import PackagePlugin

/// `swift package check-routes ARGUMENT…`: `waymark check` of the whole package.
@main struct CheckRoutes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let check = Process()
    check.executableURL = try context.tool(named: "waymark").url
    check.arguments = ["check"] + arguments
    check.currentDirectoryURL = context.package.directoryURL
    try check.run()
    check.waitUntilExit()
    guard check.terminationStatus == 0 else {
      Diagnostics.error("waymark check exited with code \(check.terminationStatus)")
      return
    }
  }
}
