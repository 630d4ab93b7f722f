// swift-tools-version: 6.0
import PackageDescription

// Put `waymark.artifactbundle.zip` of a release beside this file, or replace the path with its URL and checksum.
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
