import Foundation
import TestSupport
import Testing

/// Revisions that cannot be read, and repositories that would like to have something run.
@Suite(.enabled(if: GitRepository.isPossible, "git is not installed")) struct RevisionTests {
  private func check(
    _ folder: TemporaryFolder, since revision: String, _ paths: [String] = [], _ environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program(in: folder.path.description, environment: environment).run(["check", "--since=\(revision)"] + paths)
  }

  @Test(arguments: [
    "nowhere", "-", "--", "--all", "--upload-pack=touch pwned", "--output=pwned", "HEAD^2", "HEAD:Route.swift",
    "HEAD^{tree}", "^HEAD", "HEAD HEAD", "HEAD\nHEAD", "-C/", "0123456789012345678901234567890123456789",
    "nowhere...", "...", "HEAD@{upstream}", ":/nowhere",
  ])
  func whatIsNoRevision(revision: String) throws {
    let repository = try GitRepository(SmallApp.clean)
    let result = try check(repository.folder, since: revision)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages.contains("is not a revision of the repository"), "\(result)")
    #expect(try !repository.git("status", "--porcelain").contains("pwned"))
  }

  @Test func aRangeIsRefused() throws {
    let repository = try GitRepository(SmallApp.clean)
    let result = try check(repository.folder, since: "HEAD..HEAD")
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages.contains("use 'HEAD...', or 'waymark diff HEAD..HEAD'"), "\(result)")
  }

  @Test func whatIsNoRepository() throws {
    let folder = try TemporaryFolder(SmallApp.clean)
    let result = try check(folder, since: "HEAD", [], ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages.hasPrefix("waymark: git: not a git repository"))
    let repository = try GitRepository(SmallApp.clean)
    try repository.folder.write("Inner/a.swift", "let a = 1")
    _ = try GitRepository(TemporaryFolder())
    try repository.git("init", "-q", "Inner")
    #expect(try check(repository.folder, since: "HEAD", [".", "Inner"]).messages.contains("in several repositories"))
    #expect(try check(repository.folder, since: "HEAD", [".", folder.path.description]).code == 2)
  }

  /// Nothing of what is compared would lie in the revision.
  @Test(arguments: ["/etc", "/", "../..", "/nowhere", "../Inner"]) func theFilesLieElsewhere(place: String) throws {
    let repository = try GitRepository(SmallApp.clean)
    try repository.folder.write("Inner/readme.md", "")
    try repository.git("config", "core.worktree", place)
    let result = try check(repository.folder, since: "HEAD")
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages.contains("(core.worktree)"), "\(result)")
  }

  @Test func gitIsNotInstalled() throws {
    let repository = try GitRepository(SmallApp.clean)
    for path in ["", "/nowhere", ".", "bin"] {
      try repository.folder.write("bin/git", "#!/bin/sh\ntouch pwned")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: repository.folder("bin/git").description)
      let result = try check(repository.folder, since: "HEAD", [], ["PATH": path])
      #expect(result.code == 2 && result.messages == "waymark: git is not installed; it is needed to read revisions\n")
    }
    #expect(throws: (any Error).self) { try repository.folder.text("pwned") }
  }

  @Test(arguments: [10, 12, 14, 16]) func fewOpenFiles(most: Int) throws {
    let repository = try GitRepository(SmallApp.clean)
    let shell = Program(URL(fileURLWithPath: "/bin/sh"), in: repository.folder.path.description)
    let command = "ulimit -n \(most); exec '\(Program.executable.path)' check --since HEAD"
    let result = try shell.run(["-c", command])
    #expect(result.code == 0 || result.code == 2 && result.messages == "waymark: git cannot be started\n", "\(result)")
  }

  #if os(Linux)
    /// As some programs start others.
    @Test func whereTheEndOfProgramsIsIgnored() throws {
      let repository = try GitRepository(SmallApp.clean)
      let program = Program(URL(fileURLWithPath: "/usr/bin/env"), in: repository.folder.path.description)
      let result = try program.run(["--ignore-signal=CHLD", Program.executable.path, "check", "--since", "HEAD"])
      #expect(result.code == 0, "\(result)")
    }
  #endif

  @Test func aConfigurationThatWasWrong() throws {
    let repository = try GitRepository(SmallApp.clean.merging([".waymark.yml": "world: shut"]) { $1 })
    try repository.folder.write(".waymark.yml", "world: closed")
    let result = try check(repository.folder, since: "HEAD")
    #expect(result.code == 2 && result.messages.hasPrefix("waymark: HEAD:.waymark.yml:1:8: unknown world 'shut'"))
  }

  @Test func aShallowClone() throws {
    let repository = try GitRepository(SmallApp.clean)
    try repository.commit()
    let clone = try TemporaryFolder()
    try repository.git("clone", "-q", "--depth", "1", "file://\(repository.folder.path)", clone("c").description)
    let result = try Program(in: clone("c").description).run(["check", "--since", "HEAD~1"])
    #expect(result.code == 2)
    #expect(
      result.messages
        == "waymark: 'HEAD~1' is not a revision of the repository; the clone is shallow, fetch more of its history first\n"
    )
  }

  /// Git would fetch them, by a program that the repository names.
  @Test func objectsThatAreMissing() throws {
    let repository = try GitRepository(SmallApp.clean)
    try repository.folder.write("Route.swift", SmallApp.clean["Route.swift", default: ""] + "// changed\n")
    let object = try repository.git("rev-parse", "HEAD:Route.swift").dropLast()
    try repository.folder.remove(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    let pwned = repository.folder("pwned").description
    for (key, value) in [
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"), ("remote.origin.promisor", "true"),
      ("remote.origin.url", "ext::sh -c touch% \(pwned)"), ("protocol.ext.allow", "always"),
      ("protocol.allow", "always"), ("core.sshCommand", "touch \(pwned)"),
    ] { try repository.git("config", key, value) }
    let result = try check(repository.folder, since: "HEAD")
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages.contains("objects of 'HEAD' are missing here or damaged"))
    #expect(!FileManager.default.fileExists(atPath: pwned))
  }

  /// It says of itself to be larger than any file.
  @Test func anObjectThatLies() throws {
    let repository = try GitRepository(SmallApp.clean)
    let object = try repository.git("rev-parse", "HEAD:Route.swift").dropLast()
    let place = ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
    let lie = try #require(Data(base64Encoded: "eNpLyslPUrA0MjI2NjcyMDazMDUxNze1MDBnqAAAWasGIA=="))
    try repository.folder.remove(place)
    try repository.folder.write(place, lie)
    let result = try check(repository.folder, since: "HEAD")
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages.contains("objects of 'HEAD' are missing here or damaged"), "\(result)")
  }

  /// Ten folders of ten folders, and so on: ten thousand million files in a dozen objects.
  @Test func moreFilesThanAnyMemoryHolds() throws {
    let repository = try GitRepository(SmallApp.clean)
    func tree(_ mode: String, of object: String) throws -> String {
      let name = stride(from: 0, to: 40, by: 2).compactMap { UInt8(object.dropFirst($0).prefix(2), radix: 16) }
      let entries = (0..<10).map { Data("\(mode) \($0).swift\0".utf8) + name }
      try repository.folder.write("tree", Data(entries.joined()))
      return try String(repository.git("hash-object", "-t", "tree", "-w", "tree").dropLast())
    }
    var top = try tree("100644", of: repository.git("rev-parse", "HEAD:Route.swift"))
    for _ in 0..<9 { top = try tree("40000", of: top) }
    let commit = try repository.git("commit-tree", "-m", "Bomb", top).dropLast()
    let result = try check(repository.folder, since: "\(commit)")
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages == "waymark: '\(commit)' contains too many files\n")
  }

  @Test func nothingThatTheRepositoryNamesIsRun() throws {
    let repository = try GitRepository(
      SmallApp.clean.merging([".gitattributes": "*.swift filter=bad diff=bad textconv\n"]) { $1 })
    let pwned = repository.folder("pwned").description
    for key in [
      "core.fsmonitor", "core.pager", "pager.rev-parse", "pager.ls-tree", "pager.cat-file", "filter.bad.smudge",
      "filter.bad.process", "diff.bad.textconv", "diff.bad.command", "diff.external", "core.editor", "core.askPass",
      "credential.helper", "alias.ls-tree", "alias.rev-parse", "core.alternateRefsCommand",
      "uploadpack.packObjectsHook",
    ] { try repository.git("config", key, "!touch \(pwned)") }
    try repository.git("config", "core.hooksPath", repository.folder("hooks").description)
    let path = repository.folder(".git/index").description
    let before = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    // Git would look at its content again.
    try repository.folder.write("Route.swift", SmallApp.clean["Route.swift", default: ""])
    let environment = [
      "GIT_DIR": "/nowhere", "GIT_WORK_TREE": "/", "GIT_EXTERNAL_DIFF": "touch \(pwned)", "GIT_PAGER": "touch \(pwned)",
    ]
    #expect(try check(repository.folder, since: "HEAD", [], environment).code == 0)
    #expect(!FileManager.default.fileExists(atPath: pwned))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == before)
  }

  @Test func submodulesAreTold() throws {
    let inner = try GitRepository(["a.swift": "@objc protocol LostInput: ZIKViewRoutable {}\n"])
    let outer = try GitRepository(SmallApp.clean)
    try outer.git("submodule", "--quiet", "add", inner.folder.path.description, "Lib")
    try outer.commit()
    let result = try Program(in: outer.folder.path.description).run(["check", "--since", "HEAD", "--strict", "-v"])
    #expect(result.code == 0 && result.output.isEmpty)
    #expect(result.messages.contains("waymark: submodule: Lib: read as it is on disk\n"))
  }

  /// Both sides of a comparison read the submodule as it is on disk.
  @Test func submodulesThatChangedAreNamed() throws {
    let inner = try GitRepository(["a.swift": "let a = 1\n"])
    let outer = try GitRepository(SmallApp.clean)
    try outer.git("submodule", "--quiet", "add", inner.folder.path.description, "Lib")
    try outer.commit()
    let old = try outer.git("rev-parse", "HEAD:Lib").prefix(7)
    try outer.git("-C", "Lib", "commit", "-q", "--allow-empty", "-m", "Change")
    let new = try outer.git("-C", "Lib", "rev-parse", "HEAD").prefix(7)
    let words = "waymark: Lib changed from \(old) to \(new): not compared\n"
    #expect(try check(outer.folder, since: "HEAD").messages.contains(words))
    try outer.commit()
    #expect(try check(outer.folder, since: "HEAD~1").messages.contains(words))
    #expect(!(try check(outer.folder, since: "HEAD").messages.contains("changed from")))
    let diff = try Program(in: outer.folder.path.description).run(["diff", "HEAD~1..HEAD"])
    #expect(diff.messages.contains(words))
  }
}
