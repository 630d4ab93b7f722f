import JSON
import LanguageServerProtocol
import TestSupport

/// What an editor sends about documents.
extension TestServer {
  func open(_ uri: String, _ text: String, version: Int64 = 1) {
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "swift", "version": .integer(version), "text": .string(text),
        ]
      ])
  }

  /// One change of the whole text, or of a stretch of a line.
  func change(_ uri: String, to text: String, range: JSONValue? = nil, version: Int64 = 2) {
    var change: JSONValue = ["text": .string(text)]
    if let range { change = ["text": .string(text), "range": range] }
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": .integer(version)], "contentChanges": [change]])
  }

  func close(_ uri: String) {
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
  }

  func changeFolders(added: [TemporaryFolder] = [], removed: [TemporaryFolder] = []) {
    func folders(_ folders: [TemporaryFolder]) -> JSONValue {
      .array(folders.map { ["uri": .string(DocumentURI(filePath: $0.path.bytes).text), "name": "App"] })
    }
    client.notify(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": folders(added), "removed": folders(removed)]])
  }

  /// The answer at a zero-based place.
  func ask(_ method: String, _ uri: String, line: Int64, character: Int64) async -> JSONValue? {
    await client.request(
      "textDocument/" + method,
      [
        "textDocument": ["uri": .string(uri)], "position": ["line": .integer(line), "character": .integer(character)],
        "context": ["includeDeclaration": true, "triggerKind": 1],
      ])
  }

  /// The labels offered at a zero-based place; nil for no answer.
  func completions(_ uri: String, line: Int64, character: Int64) async -> [String]? {
    await ask("completion", uri, line: line, character: character)?["items"]?.array?.compactMap { $0["label"]?.string }
  }

  /// Waits until the diagnostics of everything that was sent are published: they are when a client was answered that
  /// asked for some.
  func settleDiagnostics() async {
    _ = await client.request("textDocument/diagnostic", ["textDocument": ["uri": "untitled:Untitled-1"]])
    await settle()
  }

  /// Waits until a document's diagnostics are these rules.
  func waitForDiagnostics(_ uri: String, _ rules: [String]) async -> JSONValue? {
    await client.next("textDocument/publishDiagnostics") { params in
      params["uri"]?.string == uri
        && (params["diagnostics"]?.array ?? []).compactMap { $0["code"]?.string } == rules
    }
  }
}

/// A range on one line.
/// With its end, as editors select a line.
func wholeLine(_ line: Int64) -> JSONValue {
  ["start": ["line": .integer(line), "character": 0], "end": ["line": .integer(line + 1), "character": 0]]
}

func range(_ line: Int64, _ start: Int64, _ end: Int64) -> JSONValue {
  [
    "start": ["line": .integer(line), "character": .integer(start)],
    "end": ["line": .integer(line), "character": .integer(end)],
  ]
}
