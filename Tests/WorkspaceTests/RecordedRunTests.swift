import TestSupport
import Testing

@testable import Workspace

@Suite struct RecordedRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["a.swift": "class A {}", "Sub/b.swift": "class B {}"])
  }

  /// A time at which no status says anything, and one at which all do.
  private static let (justNow, later) = (Int64(0), Int64.max)

  // MARK: Answers

  private func status(of name: String, at now: Int64) throws -> DiskAnswer {
    .status(try FileStatus(folder(name)), at: now)
  }

  private func content(of name: String, at now: Int64) throws -> DiskAnswer {
    let file = try FileReader.load(folder(name))
    return .state(DiskAnswer.State(file.status, digest: ContentDigest(file.text), at: now))
  }

  private func entries(of path: FilePath, at now: Int64) throws -> DiskAnswer {
    let digest = FolderReader.digest(of: try FolderReader.entries(of: path))
    return .state(DiskAnswer.State(try FileStatus(path), digest: digest, at: now))
  }

  @Test func contentDecidesWhereTheStatusSaysNothing() throws {
    let question = DiskQuestion.content(folder("a.swift"))
    for now in [Self.justNow, Self.later] {
      let answer = try content(of: "a.swift", at: now)
      #expect(question.holds(answer))
      try folder.write("a.swift", "class A {}")
      #expect(question.holds(answer))
      try folder.write("a.swift", "class Z {}")
      #expect(!question.holds(answer))
      try folder.remove("a.swift")
      #expect(!question.holds(answer))
      try folder.write("a.swift", "class A {}")
    }
  }

  @Test func aStatusThatSaysNothingHoldsForNoFile() throws {
    let question = DiskQuestion.status(folder("a.swift"), followingLinks: false)
    #expect(question.holds(try status(of: "a.swift", at: Self.later)))
    #expect(!question.holds(try status(of: "a.swift", at: Self.justNow)))
    #expect(question.holds(.kind(.file)))
    #expect(!question.holds(.kind(.folder)))
  }

  @Test func entriesAreNamesAndKinds() throws {
    let question = DiskQuestion.entries(folder.path)
    for now in [Self.justNow, Self.later] {
      let answer = try entries(of: folder.path, at: now)
      try folder.write("a.swift", "class Other {}")
      try folder.write("Sub/c.swift", "")
      #expect(question.holds(answer))
      try folder.write("c.swift", "")
      #expect(!question.holds(answer))
      try folder.remove("c.swift")
      #expect(question.holds(answer))
      try folder.remove("a.swift")
      try folder.write("a.swift/inner.swift", "")
      #expect(!question.holds(answer))
      try folder.remove("a.swift")
      try folder.write("a.swift", "class A {}")
    }
  }

  @Test func whatIsMissingMayAppear() throws {
    let missing = folder("new.swift")
    let questions: [(DiskQuestion, DiskAnswer)] = [
      (.status(missing, followingLinks: true), .problem(FileProblem.Reason.missing.words)),
      (.content(missing), .problem(FileProblem.Reason.missing.words)),
      (.entries(missing), .problem(FileProblem.Reason.missing.words)), (.realPath(missing), .path(nil)),
    ]
    for (question, answer) in questions { #expect(question.holds(answer)) }
    #expect(DiskQuestion.target(missing).holds(.path(nil)))
    try folder.write("new.swift/inner.swift", "")
    for (question, answer) in questions { #expect(!question.holds(answer), "\(question)") }
  }

  @Test func contradictionsAreSeen() throws {
    let (one, another) = (try content(of: "a.swift", at: Self.later), try content(of: "Sub/b.swift", at: Self.later))
    #expect(one.agrees(with: one) && !one.agrees(with: another))
    #expect(one.agrees(with: try content(of: "a.swift", at: Self.justNow)))
    #expect(!one.agrees(with: .kind(.folder)) && !one.agrees(with: .problem("no")))
  }

  // MARK: Runs

  private func run() throws -> RecordedRun {
    let answers: [DiskQuestion: DiskAnswer] = [
      .status(folder("a.swift"), followingLinks: true): try status(of: "a.swift", at: Self.later),
      .status(folder("a.swift"), followingLinks: false): try status(of: "a.swift", at: Self.later),
      .content(folder("a.swift")): try content(of: "a.swift", at: Self.justNow),
      .status(folder("Sub"), followingLinks: false): try status(of: "Sub", at: Self.later),
      .entries(folder("Sub")): try entries(of: folder("Sub"), at: Self.later),
      .realPath(folder("Sub")): .path(folder("Sub").resolved), .target(folder("Sub")): .path(nil),
      .content(folder("none")): .problem(FileProblem.Reason.missing.words),
      .program: .state(DiskAnswer.State(stored: nil, digest: ProgramFile.digest)),
    ]
    let effects: [RunEffect] = [
      .printed([1, 2]), .said([]), .wrote([3], path: FilePath("out")), .addedToJobSummary([4]),
    ]
    return RecordedRun(effects, exitCode: 1, asking: answers)
  }

  /// The content tells more than the status does.
  @Test func asksForAFileOnce() throws {
    let questions = try run().questions.filter { $0.question.path == folder("a.swift") }
    #expect(questions.map(\.question.form) == [.status, .content])
    #expect(questions.first?.answer == .kind(.file))
  }

  @Test func holdsUntilAnAnswerChanges() throws {
    let run = try run()
    #expect(run.renewed() != nil)
    try folder.write("none", "")
    #expect(run.renewed() == nil)
  }

  /// A checkout gives all files new times once.
  @Test func learnsNewTimes() throws {
    let question = DiskQuestion.content(folder("a.swift"))
    let answers: [DiskQuestion: DiskAnswer] = [question: try content(of: "a.swift", at: Self.later)]
    let run = RecordedRun([], exitCode: 0, asking: answers)
    #expect(try #require(run.renewed()).asksTheSame(as: run))
    try folder.write("a.swift", "class A {}")
    try folder.age("a.swift", bySeconds: 10)
    let renewed = try #require(run.renewed())
    #expect(!renewed.asksTheSame(as: run))
    #expect(renewed.questions.map(\.question) == [question])
  }

  @Test func comesBackFromItsBytes() throws {
    let (run, bytes) = (try run(), try run().bytes)
    let again = try RecordedRun(bytes: bytes)
    #expect(again.effects == run.effects && again.exitCode == run.exitCode)
    #expect(again.questions.map(\.question) == run.questions.map(\.question))
    #expect(again.questions.map(\.answer) == run.questions.map(\.answer))
    #expect(bytes == again.bytes)
  }

  @Test func refusesDamagedBytes() throws {
    let bytes = try run().bytes
    for length in bytes.indices {
      #expect(throws: (any Error).self) { try RecordedRun(bytes: Array(bytes[..<length])) }
    }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x41
      #expect(throws: (any Error).self) { try RecordedRun(bytes: damaged) }
    }
  }

  /// The checksum is right, and the rest is not what the program writes.
  @Test func takesNoHarmFromForgedBytes() throws {
    let bytes = try run().bytes
    var random = SeededRandom(26)
    for _ in 0..<3000 {
      var forged = Array(bytes[32...])
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        forged[Int.random(in: forged.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { forged.removeLast(Int.random(in: 0...forged.count, using: &random)) }
      _ = try? RecordedRun(bytes: RecordedRun.sealed(forged))
    }
  }
}

extension DiskQuestion {
  fileprivate func holds(_ answer: DiskAnswer) -> Bool { renewed(answer) != nil }
}

@Suite struct CacheFolderTests {
  @Test func removesWhatWasNotUsedForLongest() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(folder("cache"), mostBytes: 250)
    func names() throws -> [String] {
      try FolderReader.entries(of: folder("cache")).map { String(decoding: $0.name, as: UTF8.self) }
        .filter { !$0.hasPrefix(".") && $0 != "CACHEDIR.TAG" }
    }
    try folder.write("cache/notes.txt", String(repeating: "x", count: 1000))
    for name in ["a.facts", "b.run", "c.facts"] {
      try cache.write([UInt8](repeating: 0, count: 100), to: folder("cache/\(name)"))
      // Earlier than what follows, whatever the clock's grain.
      for name in try names() { try folder.age("cache/\(name)", bySeconds: 10) }
    }
    #expect(try names() == ["b.run", "c.facts", "notes.txt"])
    cache.touch(folder("cache/b.run"))
    try cache.write([UInt8](repeating: 0, count: 100), to: folder("cache/d.facts"))
    #expect(try names() == ["b.run", "d.facts", "notes.txt"])
    try cache.write([UInt8](repeating: 0, count: 300), to: folder("cache/large.run"))
    #expect(try names() == ["large.run", "notes.txt"])
  }
}
