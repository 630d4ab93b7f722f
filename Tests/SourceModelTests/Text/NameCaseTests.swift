import SourceModel
import Testing

@Suite struct NameCaseTests {
  @Test(arguments: ["", "A", "Z", "a", "z", "@", "[", "_A", "1A", "É", "é", "E\u{301}", "e\u{301}", "ß", "Ж", "漢"])
  func tellsUppercaseAsCharactersDo(name: String) {
    #expect(name.beginsUppercase == (name.first?.isUppercase == true))
  }
}
