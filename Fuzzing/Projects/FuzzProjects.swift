import FuzzingLaws
import Routes
import SourceModel

@testable import Workspace

private let files = ["App/A.swift", "App/B.m", "App/B.h", "Sources/Kit/C.swift", "Tests/D.swift", "Package.swift"]
  .map { TargetMap.File(path: FilePath("/app/\($0)"), origin: .product) }

/// Reads any bytes as a `project.pbxproj`, an `.xcconfig` and a `Package.swift`, and maps the files of a small tree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = SourceText(input(start, count))
  let configuration = XcodeConfiguration(text, path: FilePath("/app/App.xcconfig"))
  require(configuration == XcodeConfiguration(text, path: FilePath("/app/App.xcconfig")), "a reading is no function")
  let path = FilePath("/app/App.xcodeproj")
  let project = XcodeProject(text, path: path)
  require(project == XcodeProject(SourceText(text.bytes), path: path), "a reading is no function")
  let manifest = PackageManifest(text, in: FilePath("/app"))
  require(manifest == PackageManifest(text, in: FilePath("/app")), "a reading is no function")
  requireMap(project.map { [$0] } ?? [], [manifest], [configuration])
  return 0
}

private func requireMap(
  _ projects: [XcodeProject], _ manifests: [PackageManifest], _ configurations: [XcodeConfiguration]
) {
  let maps = [files, files.reversed()].map {
    TargetMap(
      projects: projects, manifests: manifests, configurations: configurations, unread: nil, dependencies: [],
      libraries: [], files: $0)
  }
  require(maps[0].applications == maps[1].applications, "the order of files counts")
  for file in files { require(maps[0].place(of: file) == maps[1].place(of: file), "the order of files counts") }
}
