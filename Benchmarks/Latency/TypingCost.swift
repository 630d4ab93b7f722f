import Foundation

/// The processor time of a server during typing and during rest.
struct TypingCost {
  /// Letters that a quick writer types in a second.
  private static let lettersPerSecond = 5

  /// Seconds of processor time for a second of typing, and for one of rest; nil where the system does not tell.
  private(set) var typing: Double?
  private(set) var rest: Double?

  /// Types for so many seconds, with a completion at each letter, and rests for as many.
  init(tree: String, waymark: String, seconds: Int) async throws {
    let file = try EditedFile(inTree: tree)
    let server = try ServerUnderTest(waymark: waymark, file: file.path)
    await server.open(root: URL(fileURLWithPath: tree).standardizedFileURL.path, text: file.text)
    _ = await server.answer("textDocument/completion", file.line, file.columns.lowerBound)
    typing = try await Self.cost(server, seconds) {
      try await Self.type(file, server, letters: seconds * Self.lettersPerSecond)
    }
    // What the last letter left to do is no rest.
    try await Task.sleep(for: .seconds(1))
    rest = try await Self.cost(server, seconds) { try await Task.sleep(for: .seconds(seconds)) }
    await server.stop()
  }

  private static func cost(
    _ server: ServerUnderTest, _ seconds: Int, _ work: () async throws -> Void
  ) async throws -> Double? {
    let before = ProcessTime.seconds(of: server.process.processIdentifier)
    try await work()
    guard let before, let after = ProcessTime.seconds(of: server.process.processIdentifier) else { return nil }
    return (after - before) / Double(seconds)
  }

  /// Types the name of a look-up again and again, as evenly as a writer would.
  private static func type(_ file: EditedFile, _ server: ServerUnderTest, letters: Int) async throws {
    let (start, name) = (file.columns.lowerBound, Array(file.name))
    for letter in 0..<letters {
      let offset = letter % name.count
      if offset == 0 { server.change(file.line, file.columns, to: "") }
      server.change(file.line, start + offset..<start + offset, to: String(name[offset]))
      _ = await server.answer("textDocument/completion", file.line, start + offset + 1)
      try await Task.sleep(for: .seconds(1) / lettersPerSecond)
    }
    // The rest of the name.
    let written = letters % name.count
    if written > 0 { server.change(file.line, start + written..<start + written, to: String(name[written...])) }
    _ = server.client.unread()
  }
}
