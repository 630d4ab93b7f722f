import Foundation
import JSON

/// What an editor waits for while somebody writes in one file of a tree.
struct EditingSession {
  /// How long the server waits for edits to rest before it publishes diagnostics.
  static let pause = 0.050

  private(set) var firstCompletion = 0.0
  private(set) var completion = Sample()
  private(set) var definition = Sample()
  /// Without the pause.
  private(set) var diagnostics = Sample()
  private(set) var requestsPerSecond = 0.0
  /// Share of one core; nil where it cannot be told.
  private(set) var idle: Double?
  /// Bytes that are resident after the edits; nil where it cannot be told.
  private(set) var memory: Int?
  /// How many answers were what they must be, and how many were asked for.
  private(set) var right = 0
  private(set) var asked = 0

  private let file: EditedFile

  /// `idleSeconds` 0 leaves that out.
  init(tree: String, file: EditedFile, waymark: String, edits: Int, idleSeconds: Int) async throws {
    self.file = file
    let start = ContinuousClock.now
    let server = try ServerUnderTest(waymark: waymark, file: file.path)
    let root = URL(fileURLWithPath: tree).standardizedFileURL.path
    await server.open(root: root, text: file.text)
    note(completion: await server.answer("textDocument/completion", file.line, file.columns.lowerBound), typed: "")
    firstCompletion = (ContinuousClock.now - start).seconds
    // The first diagnostics are of a tree that was read anew, and answer no edit.
    if edits > 0 { try await Task.sleep(for: .seconds(2)) }
    for _ in 0..<edits { await typeName(server) }
    for _ in 0..<edits { await mistakeAndBack(server) }
    memory = ProcessMemory.resident(of: server.process.processIdentifier)
    await askMany(server, count: 2_000)
    if idleSeconds > 0 { idle = try await Self.idle(server, seconds: idleSeconds) }
    await server.stop()
  }

  /// Deletes the name and types it again, with a completion at each letter, and asks where it is defined.
  private mutating func typeName(_ server: ServerUnderTest) async {
    let start = file.columns.lowerBound
    server.change(file.line, file.columns, to: "")
    for (offset, letter) in file.name.enumerated() {
      server.change(file.line, start + offset..<start + offset, to: String(letter))
      let sent = ContinuousClock.now
      let answer = await server.answer("textDocument/completion", file.line, start + offset + 1)
      completion.add((ContinuousClock.now - sent).seconds)
      note(completion: answer, typed: file.name.prefix(offset + 1))
    }
    let sent = ContinuousClock.now
    let answer = await server.answer("textDocument/definition", file.line, start + 1)
    definition.add((ContinuousClock.now - sent).seconds)
    note(definition: answer)
    _ = server.client.unread()
  }

  /// Asks for the view as a service, which is an error; then that is taken back.
  private mutating func mistakeAndBack(_ server: ServerUnderTest) async {
    let (start, words) = (file.columns.lowerBound - "View<".count, ["View", "Service"])
    for isWrong in [true, false] {
      _ = server.client.unread()
      let (old, new) = isWrong ? (words[0], words[1]) : (words[1], words[0])
      let sent = ContinuousClock.now
      server.change(file.line, start..<start + old.count, to: new)
      await server.diagnostics(empty: !isWrong)
      diagnostics.add((ContinuousClock.now - sent).seconds - Self.pause)
    }
  }

  private mutating func askMany(_ server: ServerUnderTest, count: Int) async {
    let start = ContinuousClock.now
    let ids = (0..<count).map { _ in server.ask("textDocument/definition", file.line, file.columns.lowerBound + 1) }
    for id in ids { note(definition: await server.client.response(to: id)?["result"]) }
    requestsPerSecond = Double(count) / (ContinuousClock.now - start).seconds
  }

  /// A long list may leave the name out until it is typed.
  private mutating func note(completion answer: JSONValue?, typed: Substring) {
    let labels = answer?["items"]?.array?.compactMap { $0["label"]?.string } ?? []
    let isCut = answer?["isIncomplete"] == true && typed.count < file.name.count
    note(isRight: labels.contains(file.name) || isCut && labels.contains { $0.hasPrefix(typed) })
  }

  private mutating func note(definition answer: JSONValue?) {
    note(isRight: answer?.array?.isEmpty == false)
  }

  private mutating func note(isRight: Bool) {
    asked += 1
    if isRight { right += 1 }
  }

  /// What the last edit left to do is not idleness.
  private static func idle(_ server: ServerUnderTest, seconds: Int) async throws -> Double? {
    try await Task.sleep(for: .seconds(1))
    guard let before = ProcessTime.seconds(of: server.process.processIdentifier) else { return nil }
    try await Task.sleep(for: .seconds(seconds))
    return ProcessTime.seconds(of: server.process.processIdentifier).map { ($0 - before) / Double(seconds) }
  }
}
