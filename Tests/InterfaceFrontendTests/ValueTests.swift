import InterfaceFrontend
import SourceModel
import Testing

/// The values of attributes, and where they stand.
@Suite("Attribute values")
struct ValueTests {
  private func id(_ attribute: String) -> Spelling? {
    InterfaceFrontend.read(document("<scenes><scene \(attribute)/></scenes>")).outline?.scenes.first?.id
  }

  @Test(arguments: [
    ("sceneID='a'", "a"), ("sceneID=\"a\"", "a"), ("sceneID = \n 'a'", "a"), ("sceneID='a\"b'", "a\"b"),
    ("sceneID='&amp;&lt;&gt;&quot;&apos;'", "&<>\"'"), ("sceneID='&#65;&#x42;&#x6a;&#x6A;'", "ABjj"),
    ("sceneID='&amp;amp;'", "&amp;"), ("sceneID='a\tb\nc'", "a b c"), ("sceneID='a\r\nb\rc'", "a b c"),
    ("sceneID='a&#9;&#10;&#13;b'", "a\t\n\rb"), ("sceneID='&#x1F600;'", "😀"), ("sceneID='Größe 😀'", "Größe 😀"),
    ("sceneID=' a  b '", " a  b "), ("other='x' sceneID='a' sceneIDs='y'", "a"), ("sceneID='a>b/>'", "a>b/>"),
  ]) func valuesAreDecoded(attribute: String, expected: String) {
    #expect(id(attribute)?.text == expected)
  }

  @Test func emptyNamesAreNone() {
    #expect(id("sceneID=''") == nil)
    #expect(id("sceneId='a'") == nil)
  }

  /// Columns in all three units, behind a byte order mark and each sort of line break.
  @Test func placesCountCharacters() {
    let text = SourceText(
      "\u{FEFF}<!--é-->\r\n<!--\r--><document type='com.apple.InterfaceBuilder3'\r\n é='😀' initialViewController='ä&amp;b'/>"
    )
    let place = InterfaceFrontend.read(text).outline?.document.initialController?.id
    #expect(place?.text == "ä&b")
    #expect(place?.range.start == Position(line: 3, utf8: 34, utf16: 31, utf32: 30))
    #expect(place?.range.end == Position(line: 3, utf8: 42, utf16: 38, utf32: 37))
  }

  @Test func valueOfAPlaceIsDecoded() {
    let text = SourceText("&lt;a&#x20;\r\n&b;")
    #expect(InterfaceFrontend.value(from: 0, to: text.count, in: text) == "<a  &b;")
    #expect(InterfaceFrontend.value(from: 0, to: 3, in: text) == "&lt")
    #expect(InterfaceFrontend.value(from: 5, to: 4, in: text) == "")
    #expect(InterfaceFrontend.value(from: 0, to: text.count + 1, in: text) == "")
  }

  /// Only tags make facts.
  @Test(arguments: [
    "<!-- <scene/> -->", "<![CDATA[<scene/>]]>", "<?a <scene/> ?>", "&lt;scene/&gt;", "<a b='scene'/>",
    "<a b='/>scene'/>",
    "<string key='text'>scene sceneID=\"a\"</string>",
  ]) func textsMakeNoFacts(text: String) {
    #expect(InterfaceFrontend.read(document(text)).outline?.scenes.isEmpty == true)
  }
}
