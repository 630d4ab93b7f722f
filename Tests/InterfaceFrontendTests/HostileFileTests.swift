import InterfaceFrontend
import SourceModel
import TestSupport
import Testing

/// Files that are not documents, are damaged, or are made to do harm.
@Suite("Hostile interface files", .serialized)
struct HostileFileTests {
  private static let header = #"<?xml version="1.0" encoding="UTF-8"?>"#
  private static let scene = #"<scene><objects><viewController storyboardIdentifier="Detail page"/></objects></scene>"#

  private func unread(_ text: SourceText) -> UnreadInterface? { InterfaceFrontend.read(text).unread }

  private func unread(_ text: String) -> UnreadInterface? { unread(SourceText(text)) }

  // MARK: Entities

  @Test func documentTypesAreRefused() {
    let bomb =
      #"<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><document id="&b;"/>"#
    let external = #"<!DOCTYPE document SYSTEM "file:///etc/passwd"><document/>"#
    for text in [bomb, external] {
      let unread = unread(Self.header + text)
      #expect(unread?.reason == .documentType)
      #expect(unread?.position.utf8 == Int32(Self.header.utf8.count))
      #expect(unread?.mayContain("anything") == true)
    }
  }

  @Test(arguments: ["&x;", "&nbsp;", "&copy;"]) func unknownEntitiesAreRefused(entity: String) {
    for text in ["<document>\(entity)</document>", "<document a='\(entity)'/>"] {
      #expect(unread(text)?.reason == .entity)
      #expect(unread(text)?.mayContain("anything") == true)
    }
  }

  // MARK: Encodings

  @Test(arguments: ["ISO-8859-1", "UTF-16", "US-ASCII", ""]) func otherEncodingsAreRefused(encoding: String) {
    let unread = unread("<?xml version='1.0' encoding='\(encoding)'?><document/>")
    #expect(unread?.reason == .encoding)
    #expect(unread?.mayContain("anything") == true)
  }

  @Test(
    arguments: [
      [0xFF], [0x3C, 0xE9, 0x2F, 0x3E], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x3C, 0x00, 0x61, 0x00],
      [0xFE, 0xFF, 0x00, 0x3C],
      [0xFF, 0xFE, 0x3C, 0x00],
    ] as [[UInt8]])
  func otherBytesAreRefused(bytes: [UInt8]) {
    #expect(unread(SourceText(bytes))?.reason == .encoding)
    #expect(unread(SourceText(bytes))?.mayContain("anything") == true)
  }

  /// A pointer of Git LFS stands for a document that was not checked out.
  @Test func aPointerMayHoldAnyName() {
    let unread = unread("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 12345\n")
    #expect(unread?.reason == .syntax)
    #expect(unread?.mayContain("anything") == true)
  }

  @Test func byteBehindALongTextIsFound() {
    for count in 0..<40 {
      let text = Array("<document>\(String(repeating: "x", count: count))".utf8) + [0xFF] + Array("</document>".utf8)
      let unread = unread(SourceText(text))
      #expect(unread?.reason == .encoding)
      #expect(unread?.position.utf8 == Int32(10 + count))
    }
  }

  // MARK: Damage

  static let damage = [
    "<<<<<<< HEAD\n\(scene)\n=======\n<scene/>\n>>>>>>> theirs\n</document>", scene, "\(scene)<scene></document>",
    "\(scene)<scenes><b></scenes></b></document>", "\(scene)<view id='1' id='2'/></document>",
    "\(scene)<view id=\"</document>", "<view title=\"it\">\(scene)", "<view title='it's'/>\(scene)</document>",
    "<view a=\"b/>\(scene)</document>", "<view a=\"\(scene)",
  ]

  /// Everything that the file spells may be a name in it.
  @Test(arguments: damage) func damagedFilesKeepTheirWords(contents: String) {
    let unread = unread(#"<document type="com.apple.InterfaceBuilder3" title="a &amp;&#x20;b">"# + contents)
    #expect(unread?.reason == .syntax)
    for name in ["Detail page", "storyboardIdentifier", "a & b", "a &amp;&#x20;b"] {
      #expect(unread?.mayContain(name) == true, "\(name)")
    }
    #expect(unread?.mayContain("Other page") == false)
  }

  @Test func placeOfTheDamageIsKnown() {
    let unread = unread("<document>\n  <a>\n  <<<<<<< HEAD\n  </a>\n</document>")
    #expect(unread?.position == Position(line: 2, utf8: 2, utf16: 2, utf32: 2))
  }

  // MARK: Limits

  @Test func nestingIsLimited() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(unread(nested(512))?.reason == .otherDocument)
    #expect(unread(nested(513))?.reason == .nesting)
    #expect(unread(nested(200_000))?.reason == .nesting)
    #expect(unread(nested(513) + "'Detail page'")?.mayContain("Detail page") == true)
  }

  @Test func attributesAreLimited() {
    func element(_ count: Int) -> String {
      "<a" + (0..<count).map { " b\($0)='\($0)'" }.joined() + "/>"
    }
    #expect(unread(element(256))?.reason == .otherDocument)
    #expect(unread(element(257))?.reason == .attributeCount)
    #expect(unread(element(257))?.mayContain("256") == true)
  }

  @Test func valuesAndTagsAreLimited() {
    func element(_ lengths: Int...) -> String {
      "<a" + lengths.enumerated().map { " b\($0)='\(String(repeating: "x", count: $1))'" }.joined() + "/>"
    }
    #expect(unread(element(65_000))?.reason == .otherDocument)
    #expect(unread(element(65_537))?.reason == .attributeBytes)
    #expect(unread(element(40_000, 40_000))?.reason == .tagBytes)
    #expect(unread("<\(String(repeating: "a", count: 65_537))/>")?.reason == .tagBytes)
  }

  @Test func filesAreLimited() {
    func file(_ size: Int) -> String {
      "<a b='Detail page'>" + String(repeating: " ", count: size - 23) + "</a>"
    }
    #expect(unread(file(2 << 20))?.reason == .otherDocument)
    #expect(unread(file(2 << 20 + 1))?.reason == .fileBytes)
    #expect(unread(file(2 << 20 + 1))?.mayContain("Detail page") == true)
    #expect(unread(file(2 << 20 + 1))?.mayContain("Other page") == false)
  }

  // MARK: Other files

  @Test(
    arguments: [
      ("", .empty), ("\u{FEFF}", .empty), ("\n\n", .empty),
      ("<html><body>404</body></html>", .otherDocument), ("<document/>", .otherDocument),
      (#"<document type="com.example.Other"/>"#, .otherDocument),
      (#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>"#, .archive),
    ] as [(String, UnreadInterface.Reason)])
  func otherFilesCountByTheirNames(text: String, reason: UnreadInterface.Reason) {
    let unread = unread(text)
    #expect(unread?.reason == reason)
    #expect(unread?.reason.isReported == (reason == .archive))
    #expect(unread?.mayContain("anything") == true)
  }

  /// The usual page of a server, which is not XML.
  @Test func pagesOfServersAreRefused() {
    #expect(unread("<!DOCTYPE html>\n<html><body>404<br></body></html>")?.reason == .documentType)
    #expect(unread("<!doctype html>\n<html></html>")?.reason == .syntax)
  }

  // MARK: Time

  static let units = [
    "<a>", "<a/>", "<a b='c'/>", "<a ", "a='b' ", "'", "\"", "&", "&amp;", "&#", "&x", "<!--", "<!-- -->", "-", "]",
    "]]", "<![CDATA[",
    "<![CDATA[]]>", "<?a", "<?", "?", "?>", "é", "<é", "\r", "\n", "<view id='a'/>", "</a>", "<", ">", "<a b='", "=",
    "<objects>", "<tableView><prototypes>", "<connections><segue destination='a'/>", "<exclude reference='a'/>",
    "<view id='a'><connections><outlet property='b' destination='a'/></connections></view>",
    "<scene><objects><viewController customClass='A'/></objects></scene>",
    "<tableViewCell reuseIdentifier='a'/>",
  ]

  /// Ten times the text takes about ten times as long; a hundred times would be quadratic.
  @Test(arguments: units) func takesLinearTime(unit: String) {
    for lead in ["", "<a ", "<a b='", "<!--"] {
      let (short, long) = (Self.text(lead, unit, 400), Self.text(lead, unit, 4_000))
      let ratio = Cost.ratio(
        of: { _ = InterfaceFrontend.read(long) }, to: { _ = InterfaceFrontend.read(short) }, below: 30)
      #expect(ratio < 30, "\(lead)")
    }
  }

  private static func text(_ lead: String, _ unit: String, _ count: Int) -> SourceText {
    document(lead + String(repeating: unit, count: count))
  }
}
