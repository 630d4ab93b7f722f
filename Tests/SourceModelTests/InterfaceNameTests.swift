import SourceModel
import Testing

@Suite struct InterfaceNameTests {
  @Test(arguments: [
    ("Main.storyboard", "storyboard Main"),
    ("App/Base.lproj/Main.storyboard", "storyboard Main in Base"),
    ("App/zh-Hans.lproj/Main.storyboard", "storyboard Main in zh-Hans"),
    ("App/en.lproj/Other/Main.storyboard", "storyboard Main"),
    ("Detail~ipad.xib", "nib Detail ~ipad"),
    ("/a/de.lproj/Detail~iphone.xib", "nib Detail ~iphone in de"),
    ("Detail~mac.xib", "nib Detail~mac"),
    ("A.B.xib", "nib A.B"),
    ("Old.nib", "nib Old"),
    ("Old.nib/", "nib Old"),
    ("Two words.xib", "nib Two words"),
    (".lproj/Main.xib", "nib Main"),
    (".xib", nil),
    ("~ipad.xib", nil),
    ("Main.XIB", nil),
    ("Main.storyboardc", nil),
    ("Main", nil),
    ("", nil),
  ]) func pathIsTakenApart(path: String, expected: String?) {
    #expect(InterfaceName(path: path).map(describe) == expected)
  }

  private func describe(_ name: InterfaceName) -> String {
    ["\(name.kind) \(name.text)", name.device?.rawValue, name.localization.map { "in \($0)" }].compactMap(\.self)
      .joined(separator: " ")
  }
}
