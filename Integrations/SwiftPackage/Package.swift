// swift-tools-version: 6.0
import PackageDescription

// Beside this file lies `waymark.artifactbundle.zip` of a release; or its address and checksum stand here instead of its path.
let package = Package(
  name: "WaymarkPlugins",
  products: [
    .plugin(name: "CheckRoutes", targets: ["CheckRoutes"]),
    .plugin(name: "CheckRoutesInBuilds", targets: ["CheckRoutesInBuilds"]),
  ],
  targets: [
    .binaryTarget(name: "waymark", path: "waymark.artifactbundle.zip"),
    .plugin(
      name: "CheckRoutes",
      capability: .command(intent: .custom(verb: "check-routes", description: "Check the routes of this package")),
      dependencies: ["waymark"]),
    .plugin(name: "CheckRoutesInBuilds", capability: .buildTool(), dependencies: ["waymark"]),
  ]
)
