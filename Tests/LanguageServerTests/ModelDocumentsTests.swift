import JSON
import LanguageServerProtocol
import SourceModel
import TestSupport
import Testing

@testable import LanguageServer
@testable import SelfCheck

/// The model that documents are compared with after each step.
@Suite struct ModelDocumentsTests {
  private static let uri = "file:///a.swift"
  private static let places = [(0, 0), (0, 2), (0, 3), (0, 99), (1, 0), (1, 1), (2, 0), (9, 9)]

  @Test(arguments: PositionEncoding.allCases)
  func takesEditsAsDocumentsDo(encoding: PositionEncoding) throws {
    for text in ["", "a😀b\r\né\rc", "\n\r\n", "x\u{2028}y"] {
      for start in Self.places {
        for end in Self.places {
          let range: JSONValue = ["start": Self.position(start), "end": Self.position(end)]
          let params = Self.change(["range": range, "text": "|"])
          let (model, documents) = try Self.both(text, params, encoding)
          #expect(model.differences(from: Self.texts(documents)) == [], "\(text.debugDescription) \(start) \(end)")
        }
      }
    }
  }

  @Test func whatDiffersIsNamed() throws {
    let (model, documents) = try Self.both("a", Self.change(["text": "b"]), .utf16)
    var others = documents
    others.insert(Document(uri: DocumentURI(Self.uri), version: 1, text: SourceText("B")))
    #expect(model.differences(from: Self.texts(others)) == ["the text of file:///a.swift is not the client's"])
    #expect(model.differences(from: [:]) == ["file:///a.swift is open on one side only"])
  }

  /// After a change that cannot be read.
  @Test func whatNobodyKnowsIsNotCompared() throws {
    var (model, documents) = try Self.both("a", Self.change(["text": "b"]), .utf16)
    model.apply("textDocument/didChange", Self.change(["text": 1]), in: .utf16)
    documents.insert(Document(uri: DocumentURI(Self.uri), version: 1, text: SourceText("B")))
    #expect(model.differences(from: Self.texts(documents)) == [])
    model.apply("textDocument/didClose", ["textDocument": ["uri": .string(Self.uri)]], in: .utf16)
    #expect(model.differences(from: [:]) == [])
  }

  private static func texts(_ documents: OpenDocuments) -> [DocumentURI: SourceText] {
    Dictionary(uniqueKeysWithValues: documents.all.map { ($0.uri, $0.text) })
  }

  private static func both(
    _ text: String, _ change: JSONValue, _ encoding: PositionEncoding
  ) throws -> (ModelDocuments, OpenDocuments) {
    var (model, documents) = (ModelDocuments(), OpenDocuments())
    let item: JSONValue = ["uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(text)]
    model.apply("textDocument/didOpen", ["textDocument": item], in: encoding)
    model.apply("textDocument/didChange", change, in: encoding)
    var document = Document(uri: DocumentURI(uri), version: 1, text: SourceText(text))
    let changes = try DidChangeTextDocumentNotification(params: change).contentChanges
    document.apply(changes, version: 2, encoding: encoding)
    documents.insert(document)
    return (model, documents)
  }

  private static func change(_ change: JSONValue) -> JSONValue {
    ["textDocument": ["uri": .string(uri), "version": 2], "contentChanges": [change]]
  }

  private static func position(_ place: (Int, Int)) -> JSONValue {
    ["line": .integer(Int64(place.0)), "character": .integer(Int64(place.1))]
  }
}
