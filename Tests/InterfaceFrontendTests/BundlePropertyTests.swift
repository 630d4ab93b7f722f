import InterfaceFrontend
import SourceModel
import Testing

/// The names of documents in property lists.
@Suite struct BundlePropertyTests {
  private func names(_ text: String) -> [String] {
    InterfaceFrontend.readProperties(SourceText(text)).names.map { name in
      let (start, end) = (name.value.range.start, name.value.range.end)
      return "\(name.key) \(name.value.text) \(start.line + 1):\(start.utf8 + 1)-\(end.utf8 + 1)"
    }
  }

  private static let type = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  @Test(arguments: [
    (
      "\(type)<plist><dict>\n<key>UIMainStoryboardFile</key>\n\t<string>Main</string></dict></plist>",
      ["mainStoryboard Main 5:10-14"]
    ),
    (
      "<plist><dict><key>UIMainStoryboardFile~ipad</key><string>é</string></dict></plist>",
      ["mainStoryboardOfPad é 1:58-60"]
    ),
    (
      "<plist><dict><key>UILaunchStoryboardName</key><string>A</string><key>UIApplicationSceneManifest</key><dict>"
        + "<key>UILaunchStoryboardName</key><string>B</string><key>UISceneStoryboardFile</key><string>C</string></dict>"
        + "</dict></plist>",
      ["launchStoryboard A 1:55-56", "sceneStoryboard C 1:199-200"]
    ),
    ("<plist><dict><key>UIMainStoryboardFile</key><string/></dict></plist>", []),
    ("<plist><dict><key>UIMainStoryboardFile</key><string></string></dict></plist>", []),
    ("<plist><dict><key>UIMainStoryboardFile</key><true/><string>Main</string></dict></plist>", []),
    ("<plist><dict><key>UIMainStoryboardFile</key></dict><string>Main</string></plist>", []),
    ("<plist><dict><key>UIMainStoryboardFile</key><string>$(MAIN)</string></dict></plist>", []),
    ("<plist><dict><key>UIMainStoryboardFile</key><string>A&amp;B</string></dict></plist>", []),
    ("<plist><dict><key>UIMainStoryboardFile</key><string>Main<!-- --></string></dict></plist>", []),
    (
      "<plist><dict><key>UIMainStoryboardFile</key><string>Main.storyboard</string></dict></plist>",
      ["mainStoryboard Main 1:53-57"]
    ),
    ("<plist><dict><!-- <key>UIMainStoryboardFile</key><string>Main</string> --></dict></plist>", []),
    ("<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></plist>", []),
    ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict><key>NSMainNibFile</key><string>A</string></dict></plist>", []),
    ("{ UIMainStoryboardFile = Main; }", []),
    ("bplist00\0\0", []),
    ("", []),
  ]) func readsNames(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test func noticesASceneManifest() {
    let list = "<plist><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>"
    #expect(InterfaceFrontend.readProperties(SourceText(list)).sceneManifest == .present)
  }

  @Test(arguments: [
    ("Info.plist", true), ("App-Info.plist", true), ("Info-iOS.plist", true), ("AppInfo.plist", true),
    ("Settings.plist", false), (".plist", false), ("Info.strings", false), ("info.plist", false),
  ]) func namesOfLists(_ name: String, _ isNamed: Bool) {
    #expect(BundleProperties.isNamed(Array(name.utf8)) == isNamed)
  }
}
