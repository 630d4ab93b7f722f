import TestSupport
import Testing

@testable import Workspace

@Suite struct MarkedRootTests {
  @Test(
    arguments: [
      ([".waymark.yml", "a/App.xcodeproj/project.pbxproj"], "", .configuration),
      (["Podfile", "a/Package.swift"], "", .pods),
      (["Package.swift", "a/Package.swift"], "a", .package),
      (["App.xcodeproj/project.pbxproj", "App.xcworkspace/contents"], "", .workspace),
      (["App.xcodeproj/project.pbxproj", "a/b/Package.swift"], "", .project),
      ([".git/HEAD", "a/Package.swift.orig", "a/xcodeproj", "a/.xcodeproj"], "", .repository),
    ] as [([String], String, RootMarker)])
  func theFirstKindWinsThenTheNearest(files: [String], root: String, marker: RootMarker) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    try folder.write("a/b/c.swift", "")
    let top = try #require(folder.path.resolved)
    let expected = root.isEmpty ? top : top.appending(root)
    for place in ["a/b/c.swift", "a/b"] {
      let found = try #require(MarkedRoot(around: top.appending(place)))
      #expect(found.folder == expected && found.marker == marker)
    }
  }
}
