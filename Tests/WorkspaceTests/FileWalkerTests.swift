import Foundation
import Routes
import TestSupport
import Testing

@testable import Workspace

@Suite struct FileWalkerTests {
  private func names(_ folder: TemporaryFolder, roots: [String] = [""]) -> [String] {
    let walk = FileWalker(roots: roots.map { $0.isEmpty ? folder.path : folder($0) }, libraries: [])
    return walk.files.filter { $0.origin != .ignored }.compactMap {
      $0.path.relative(to: folder.path).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test func takesSourcesAndSkipsBuildProducts() throws {
    let folder = try TemporaryFolder([
      "b.swift": "", "a/c.swift": "", "a/d.m": "", "a/readme.md": "", ".build/x.swift": "",
      "DerivedData/x.swift": "", "A.xcassets/x.swift": "", "T.xctemplate/x.swift": "", "de.xcloc/x.swift": "",
      "node_modules/x.swift": "", "a/._c.swift": "", "__MACOSX/x.swift": "",
      "K.framework/Headers/x.h": "", "K.xcframework/ios/K.framework/Headers/x.h": "",
    ])
    #expect(names(folder) == ["a/c.swift", "a/d.m", "b.swift"])
  }

  @Test func whatIsLeftOutIsTold() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "Generated/\n*.gen.swift\n*.log\n", "Generated/a.swift": "", "b.gen.swift": "", "c.log": "",
      ".build/x.swift": "", ".git/HEAD": "", "A.xcassets/x.swift": "", "d.swift": "", "e/node_modules/x.m": "",
    ])
    let leftOut = FileWalker(roots: [folder.path], libraries: []).findings.leftOut
    let ignoreFile = folder(".gitignore")
    #expect(
      leftOut.ignored == [
        LeftOut.Ignored(path: folder("Generated"), ignoreFile: ignoreFile, sources: 1),
        LeftOut.Ignored(path: folder("b.gen.swift"), ignoreFile: ignoreFile, sources: 1),
      ])
    #expect(leftOut.skipped == [folder(".build"), folder("e/node_modules")])
  }

  @Test func ignoreFilesCountExceptForVendoredCode() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "Pods/\nGenerated\n*.gen.swift\n", "Pods/Lib/a.swift": "", "Generated/b.swift": "",
      "c.gen.swift": "", "Sub/.gitignore": "!d.gen.swift\n/e.swift\n", "Sub/d.gen.swift": "", "Sub/e.swift": "",
      "Sub/f/e.swift": "", "MyTests/g.swift": "",
    ])
    #expect(names(folder) == ["MyTests/g.swift", "Pods/Lib/a.swift", "Sub/d.gen.swift", "Sub/f/e.swift"])
    let origins = FileWalker(roots: [folder.path], libraries: []).files.map(\.origin).filter { $0 != .ignored }
    #expect(origins == [.test, .vendored, .product, .product])
  }

  @Test func anIgnoreFileAboveTheRootCountsInsideItsRepository() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "/App/Generated/\n", "App/Generated/a.swift": "", "App/b.swift": "",
    ])
    #expect(names(folder, roots: ["App"]) == ["App/b.swift"])
    #expect(names(folder, roots: ["App/Generated"]) == ["App/Generated/a.swift"])
  }

  @Test func overlappingRootsAreTakenOnce() throws {
    let folder = try TemporaryFolder(["a/b/c.swift": "", "a/d.swift": ""])
    #expect(names(folder, roots: ["a/b", "a", "a/d.swift", "a"]) == ["a/b/c.swift", "a/d.swift"])
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let folder = try TemporaryFolder(["a/b.swift": ""])
    try folder.link("a/loop", to: "..")
    try folder.link("c", to: "a")
    #expect(names(folder) == ["a/b.swift"])
  }

  @Test func aLinkedFileIsTakenOnceAndOnlyFromInside() throws {
    let outside = try TemporaryFolder(["secret.swift": ""])
    let folder = try TemporaryFolder(["a.swift": "", ".gitignore": "hidden\n", "hidden/h.swift": ""])
    try folder.link("b.swift", to: "a.swift")
    try folder.link("c.swift", to: outside("secret.swift").description)
    try folder.link("d.swift", to: "hidden/h.swift")
    try folder.link("e.swift", to: "nowhere.swift")
    #expect(names(folder) == ["a.swift", "d.swift"])
  }

  @Test func pipesAndFoldersWithSourceNamesAreNoFiles() throws {
    let folder = try TemporaryFolder(["x.swift/y.swift": ""])
    #expect(mkfifo(folder("pipe.swift").description, 0o600) == 0)
    #expect(names(folder) == ["x.swift/y.swift"])
    #expect(throws: FileProblem.Reason.notRegular) { try FileReader.load(folder("pipe.swift")) }
  }

  @Test func depthIsBounded() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(repeating: "d", count: 255).joined(separator: "/") + "/in.swift", "")
    try folder.write(Array(repeating: "d", count: 300).joined(separator: "/") + "/out.swift", "")
    let walk = FileWalker(roots: [folder.path], libraries: [])
    #expect(walk.files.count == 1)
    #expect(walk.findings.problems.map(\.reason) == [.tooDeep])
  }

  @Test func aMissingRootIsAProblem() throws {
    let folder = try TemporaryFolder()
    #expect(FileWalker(roots: [folder("nowhere")], libraries: []).findings.problems.map(\.reason) == [.missing])
  }

  /// Whatever a walk takes, the question about a single path takes too, and the other way round.
  @Test func originAgreesWithTheWalk() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "a/*\n!a/keep\nPods\n", "a/x.swift": "", "a/keep/y.swift": "", "Pods/z.swift": "", "w.swift": "",
      "v.txt": "", ".build/u.swift": "", "FooTests/t.swift": "",
    ])
    let walked = Dictionary(
      uniqueKeysWithValues: FileWalker(roots: [folder.path], libraries: []).files.map { ($0.path, $0.origin) })
    let all = ["a/x.swift", "a/keep/y.swift", "Pods/z.swift", "w.swift", "v.txt", ".build/u.swift", "FooTests/t.swift"]
    for name in all {
      #expect(FileWalker.origin(of: folder(name), roots: [folder.path]) == walked[folder(name)], "\(name)")
    }
  }
}
