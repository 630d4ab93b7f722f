import JSON
import LanguageServerProtocol
import Testing

struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.swift", "/a/b.swift"), ("FILE:///a", "/a"), ("file://localhost/a", "/a"),
    ("file://LOCALHOST/a", "/a"),
    ("file:/a", "/a"), ("file:///a%20b", "/a b"), ("file:///a%2520", "/a%20"), ("file:///%2e%2E/etc", "/../etc"),
    ("file:///c%3A/x", "/c:/x"), ("file:///a?q#f", "/a"), ("file:///a%3F%23", "/a?#"),
    ("file:///caf%C3%A9", "/caf\u{E9}"),
    ("file:///caf\u{E9}", "/caf\u{E9}"), ("file:///cafe%cc%81", "/cafe\u{301}"), ("file:///", "/"),
    ("file:////a", "/a"), ("file:///a//b///", "/a/b/"), ("file:///a%2F/b", "/a/b"),
  ])
  func files(_ text: String, _ path: String) {
    #expect(DocumentURI(text).filePath == Array(path.utf8))
    #expect(DocumentURI(text) == DocumentURI(filePath: path.utf8))
    #expect(DocumentURI(text).text.utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [
    "", "a", "/a", "untitled:Untitled-1", "git:/a", "file:", "file:a", "file://", "file://host/a", "file://localhost",
    "file:///a%00b", "file:///a%", "file:///a%2", "file:///a%zz", "file:///a%+1", "http:///a",
    "file://user@localhost/a",
  ])
  func others(_ text: String) {
    #expect(DocumentURI(text).filePath == nil)
    #expect(DocumentURI(text) == DocumentURI(text))
    #expect(DocumentURI(text) != DocumentURI(filePath: "/a".utf8))
  }

  @Test func spellingsAndTwins() {
    let same: Set = [
      DocumentURI("file:///c%3a/%C3%A9"), DocumentURI("file:///c:/\u{E9}"), DocumentURI("file:/c%3A/%c3%a9"),
    ]
    #expect(same.count == 1)
    let twins: Set = [
      DocumentURI("file:///\u{E9}"), DocumentURI("file:///e\u{301}"), DocumentURI("untitled:\u{E9}"),
      DocumentURI("untitled:e\u{301}"), DocumentURI("untitled:%C3%A9"), DocumentURI("/\u{E9}"),
    ]
    #expect(twins.count == 6)
  }

  @Test(arguments: [
    ("/a/B-9._~", "file:///a/B-9._~"), ("/a b%c?d#e", "file:///a%20b%25c%3Fd%23e"), ("/é", "file:///%C3%A9"),
    ("/\n+(@):", "file:///%0A%2B%28%40%29%3A"),
  ])
  func encoding(_ path: String, _ text: String) {
    #expect(DocumentURI(filePath: path.utf8).text == text)
  }

  @Test func everyByteOfAPathSurvives() {
    let path = [UInt8(ascii: "/")] + Array(1...255)
    #expect(DocumentURI(DocumentURI(filePath: path).text).filePath == path)
  }

  @Test func coding() throws {
    #expect(try JSONValue(encoding: [DocumentURI("file:/a")]) == ["file:/a"])
    #expect(try JSONValue.string("x y").decode(DocumentURI.self).text == "x y")
  }
}
