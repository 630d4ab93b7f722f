import TestSupport
import Testing

@testable import Workspace

/// Who links what, by the targets of projects and packages.
@Suite struct TargetMapTests {
  private func lines(_ targets: ProjectText.Target..., files: [String]) -> [String] {
    TargetCase(projects: [("App.xcodeproj", ProjectText(targets).text)], files: files).lines
  }

  @Test func anApplicationLinksItsOwnSources() {
    let lines = lines(
      ProjectText.Target("A", files: ["a.swift", "both.swift"]),
      ProjectText.Target("B", files: ["b.swift", "both.swift"]),
      files: ["a.swift", "b.swift", "both.swift", "none.swift"])
    #expect(
      lines == [
        "a.swift: product in A, linked by [A], perhaps []", "b.swift: product in B, linked by [B], perhaps []",
        "both.swift: product in A B, linked by [A B], perhaps []",
        "none.swift: stray, linked by [], perhaps [A B]",
      ])
  }

  /// `Ü` is one character, or a letter and a mark.
  @Test func namesAreSpelledAsADiskOfAMacTakesThem() {
    let target = ProjectText.Target("A", files: ["app/View.swift", "\u{DC}ber.swift", "twice.swift", "gone.swift"])
    let files = ["App/view.swift", "U\u{308}ber.swift", "Twice.swift", "TWICE.swift"]
    let test = TargetCase(projects: [("App.xcodeproj", ProjectText([target]).text)], files: files)
    #expect(
      test.lines == [
        "App/view.swift: product in A, linked by [A], perhaps []",
        "U\u{308}ber.swift: product in A, linked by [A], perhaps []",
        "Twice.swift: stray, linked by [], perhaps [A]", "TWICE.swift: stray, linked by [], perhaps [A]",
      ])
    #expect(test.map.applications.all.map(\.unseen) == ["twice.swift"])
  }

  @Test func librariesAreLinkedThroughLibraries() {
    let lines = lines(
      ProjectText.Target("A", dependencies: ["L", "E"]), ProjectText.Target("B"),
      ProjectText.Target("E", "app-extension", files: ["e.swift"], dependencies: ["N"]),
      ProjectText.Target("L", "framework", files: ["l.swift"], dependencies: ["M"]),
      ProjectText.Target("M", "library.static", files: ["m.swift"], dependencies: ["L"]),
      ProjectText.Target("N", "framework", files: ["n.swift"]),
      files: ["l.swift", "m.swift", "n.swift", "e.swift"])
    #expect(
      lines == [
        "l.swift: product in L, linked by [A], perhaps [B E]", "m.swift: product in M, linked by [A], perhaps [B E]",
        "n.swift: product in N, linked by [E], perhaps [A B]", "e.swift: product in E, linked by [E], perhaps []",
      ])
  }

  @Test func testsToolsAndBundlesAreNoApplications() {
    let lines = lines(
      ProjectText.Target("A", dependencies: ["P"]), ProjectText.Target("T", "bundle.unit-test", folders: ["Specs"]),
      ProjectText.Target("U", "bundle.ui-testing", files: ["u.swift"]),
      ProjectText.Target("C", "tool", files: ["main.swift"]), ProjectText.Target("P", "bundle", files: ["p.swift"]),
      files: ["Specs/Deep/t.swift", "u.swift", "main.swift", "p.swift"])
    #expect(
      lines == [
        "Specs/Deep/t.swift: test in T, linked by [], perhaps []", "u.swift: test in U, linked by [], perhaps []",
        "main.swift: product in C, linked by [], perhaps []", "p.swift: product in P, linked by [], perhaps [A]",
      ])
  }

  @Test func headersCountWhereTheSourcesAroundThemDo() {
    let lines = lines(
      ProjectText.Target("A", files: ["A/a.m", "Both/x.m", "Both/y.m"]), ProjectText.Target("B", files: ["Both/y.m"]),
      ProjectText.Target("T", "bundle.unit-test", files: ["T/t.m"]),
      files: [
        "A/a.m", "Both/x.m", "Both/y.m", "T/t.m", "A/a.h", "A/Sub/s.h", "Both/x.h", "Both/y.h", "Both/z.h", "T/t.h",
        "other.h",
      ])
    #expect(
      lines.dropFirst(4) == [
        "A/a.h: product in A, linked by [A], perhaps [B]", "A/Sub/s.h: product in A, linked by [A], perhaps [B]",
        "Both/x.h: product in A, linked by [A], perhaps [B]", "Both/y.h: product in A B, linked by [A B], perhaps []",
        "Both/z.h: product in A B, linked by [A], perhaps [B]", "T/t.h: test in T, linked by [], perhaps []",
        "other.h: product in A B T, linked by [], perhaps [A B]",
      ])
  }

  @Test func packagesAreReadByTheirFolders() {
    let lines = lines(
      ProjectText.Target("A", packages: ["Core"]), ProjectText.Target("B", packages: ["Missing"]),
      files: [
        "Kit/Package.swift", "Kit/Sources/Core/c.swift", "Kit/Sources/Core/include/c.h", "Kit/Sources/Extra/x.swift",
        "Kit/Sources/run/main.swift", "Kit/Sources/run/a.swift", "Kit/Tests/CoreTests/t.swift", "Kit/Other/o.swift",
        "Kit/Sources/alone.swift",
      ])
    #expect(
      lines.dropFirst() == [
        "Kit/Sources/Core/c.swift: product in Core, linked by [A], perhaps [B]",
        "Kit/Sources/Core/include/c.h: product in Core, linked by [A], perhaps [B]",
        "Kit/Sources/Extra/x.swift: product in Extra, linked by [], perhaps [A B]",
        "Kit/Sources/run/main.swift: product in run, linked by [], perhaps []",
        "Kit/Sources/run/a.swift: product in run, linked by [], perhaps []",
        "Kit/Tests/CoreTests/t.swift: test in CoreTests, linked by [], perhaps []",
        "Kit/Other/o.swift: stray, linked by [], perhaps [A B]",
        "Kit/Sources/alone.swift: stray, linked by [], perhaps [A B]",
      ])
  }

  @Test func packagesAreReadByTheirManifests() {
    let kit = """
      let package = Package(
        name: "Kit",
        products: [.library(name: "All", targets: ["Core", "More"]), .library(name: "Same", targets: ["Core"])],
        dependencies: [.package(name: "Base", path: "../Base")],
        targets: [
          .target(
            name: "Core", dependencies: [.product(name: "BaseUI", package: "Base"), .target(name: "Deep")], // More
            path: "Code", exclude: ["Old", "old.swift"]),
          .target(name: "More", dependencies: ["Core"], path: "./Code/More/", sources: ["Used"]),
          .target(name: "Deep", resources: [.copy("Files"), .process("Views")]), .target(name: "Alone", path: path), .target(name: "Out", path: "../Out"),
          .testTarget(name: "CoreTests", dependencies: ["Core"], path: "Specs"),
        ])
      """
    let base = """
      let package = Package(
        products: [.library(name: "BaseUI", targets: ["Base"])],
        targets: [.target(name: "Base", path: ".", exclude: ["Package.swift"]), .executableTarget(name: "Run", path: "Run")])
      """
    let lines = TargetCase(
      projects: [
        (
          "App.xcodeproj",
          ProjectText([ProjectText.Target("A", packages: ["All"]), ProjectText.Target("B", packages: ["Same"])]).text
        )
      ],
      manifests: [("Kit/Package.swift", kit), ("Base/Package.swift", base)],
      files: [
        "Kit/Code/c.swift", "Kit/Code/Sub/s.swift", "Kit/Code/Old/o.swift", "Kit/Code/old.swift",
        "Kit/Code/More/m.swift",
        "Kit/Code/More/Used/u.swift", "Kit/Sources/Deep/d.swift", "Kit/Sources/Deep/Files/f.swift",
        "Kit/Sources/Deep/Views/v.xib", "Kit/Sources/Alone/a.swift", "Kit/Specs/t.swift",
        "Base/b.swift", "Base/Run/r.swift", "Out/o.swift",
      ]
    ).lines
    #expect(
      lines == [
        "Kit/Code/c.swift: product in Core, linked by [A B], perhaps []",
        "Kit/Code/Sub/s.swift: product in Core, linked by [A B], perhaps []",
        "Kit/Code/Old/o.swift: stray, linked by [], perhaps [A B]",
        "Kit/Code/old.swift: stray, linked by [], perhaps [A B]",
        "Kit/Code/More/m.swift: stray, linked by [], perhaps [A B]",
        "Kit/Code/More/Used/u.swift: product in More, linked by [A], perhaps [B]",
        "Kit/Sources/Deep/d.swift: product in Deep, linked by [A B], perhaps []",
        "Kit/Sources/Deep/Files/f.swift: stray, linked by [], perhaps [A B]",
        "Kit/Sources/Deep/Views/v.xib: product in Deep, linked by [A B], perhaps []",
        "Kit/Sources/Alone/a.swift: product in Alone, linked by [], perhaps [A B]",
        "Kit/Specs/t.swift: test in CoreTests, linked by [], perhaps []",
        "Base/b.swift: product in Base, linked by [A B], perhaps []",
        "Base/Run/r.swift: product in Run, linked by [], perhaps []",
        "Out/o.swift: stray, linked by [], perhaps [A B]",
      ])
  }

  @Test(arguments: [
    ("names", "[A]", "[]"), ("others", "[]", "[A]"), ("[\"T\",]", "[A]", "[]"), ("[]", "[]", "[A]"),
    ("more", "[]", "[A]"),
  ]) func aProductOfTargetsInAConstant(_ targets: String, _ certain: String, _ possible: String) {
    let manifest = """
      let names: [String] = ["Core", "T"]
      let others = [String]()
      let more = ["Core"] + names
      let p = Package(products: [.library(name: "L", targets: \(targets))])
      """
    let lines = TargetCase(
      projects: [("App.xcodeproj", ProjectText([ProjectText.Target("A", packages: ["L"])]).text)],
      manifests: [("X/Package.swift", manifest)], files: ["X/Sources/Core/c.swift", "X/Sources/T/t.swift"]
    ).lines
    #expect(lines.last == "X/Sources/T/t.swift: product in T, linked by \(certain), perhaps \(possible)")
  }

  @Test func aProductOfTwoPackagesMayBeEither() {
    let manifest =
      "let p = Package(products: [.library(name: \"L\", targets: [\"T\"])], targets: [.target(name: \"T\")])"
    let lines = TargetCase(
      projects: [("App.xcodeproj", ProjectText([ProjectText.Target("A", packages: ["L"])]).text)],
      manifests: [("X/Package.swift", manifest), ("Y/Package.swift", manifest)],
      files: ["X/Sources/T/x.swift", "Y/Sources/T/y.swift"]
    ).lines
    #expect(
      lines == [
        "X/Sources/T/x.swift: product in T, linked by [], perhaps [A]",
        "Y/Sources/T/y.swift: product in T, linked by [], perhaps [A]",
      ])
  }

  @Test func vendoredCodeCountsForAllUnlessAPodIsNamed() {
    let pods = ProjectText(
      ProjectText.Target("Pods-A", "library.static", dependencies: ["Net"]),
      ProjectText.Target("Net", "library.static", files: ["Net/n.m"]))
    let app = ProjectText(ProjectText.Target("A"), ProjectText.Target("B"))
    let lines = TargetCase(
      projects: [("App.xcodeproj", app.text), ("Pods/Pods.xcodeproj", pods.text)],
      files: ["Pods/Net/n.m", "Pods/Other/o.m"]
    ).lines
    #expect(
      lines == [
        "Pods/Net/n.m: vendored in Net, linked by [], perhaps [A B]",
        "Pods/Other/o.m: vendored, linked by [A B], perhaps []",
      ])
  }

  @Test func withoutApplicationsOnlyTestsAreTold() {
    let lines = lines(
      ProjectText.Target("L", "framework", files: ["l.swift"]),
      ProjectText.Target("T", "bundle.unit-test", files: ["t.swift"]), files: ["l.swift", "t.swift", "x.swift"])
    #expect(lines == ["l.swift: product", "t.swift: test", "x.swift: stray"])
  }

  @Test func applicationsOfOneNameAreToldApart() {
    let text = ProjectText(ProjectText.Target("Demo")).text
    let map = TargetCase(projects: [("X/One.xcodeproj", text), ("Two.xcodeproj", text)], files: []).map
    #expect(map.applications.names == ["Demo (Two)", "Demo (One)"])
    let projects = ["X/One.xcodeproj", "Y/One.xcodeproj", "Z/Two.xcodeproj"]
    let twins = TargetCase(projects: projects.map { ($0, text) }, files: []).map
    #expect(twins.applications.names == ["Demo (X/One)", "Demo (Y/One)", "Demo (Two)"])
  }

  @Test func furtherApplicationsAreNotJudged() {
    let targets = (100..<240).map { ProjectText.Target("A\($0)", files: ["\($0).swift"]) }
    let test = TargetCase(projects: [("App.xcodeproj", ProjectText(targets).text)], files: ["100.swift", "239.swift"])
    #expect(test.map.applications.all.count == 128)
    #expect(test.map.applications.furtherCount == 12)
    let extensions = (0..<3).map { ProjectText.Target("E\($0)", "app-extension", files: ["e\($0).swift"]) }
    let more = TargetCase(
      projects: [("App.xcodeproj", ProjectText(Array(targets.prefix(126)) + extensions).text)], files: [])
    #expect(more.map.applications.all.suffix(2).map(\.isExtension) == [true, true])
    #expect(more.map.applications.furtherCount == 0)
    #expect(more.map.applications.furtherExtensionCount == 1)
    #expect(test.lines[0] == "100.swift: product in A100, linked by [A100], perhaps []")
    #expect(test.lines[1] == "239.swift: product in A239, linked by [], perhaps []")
  }

  @Test func whatIsCompiledOutsideTheScanIsNoticed() {
    let targets = [
      ProjectText.Target("A", files: ["a.swift", "Data.xcdatamodeld"], dependencies: ["L"]),
      ProjectText.Target("B", files: ["a.swift"]), ProjectText.Target("L", "framework", files: ["../Out/l.swift"]),
    ]
    let map = TargetCase(projects: [("App/App.xcodeproj", ProjectText(targets).text)], files: ["App/a.swift"]).map
    #expect(map.applications.all.map(\.unseen) == ["l.swift", nil])
  }

  /// Tests are loaded into the application that they depend on or that their settings name; interface tests are not.
  @Test func unitTestsLinkTheirHost() {
    let targets = [
      ProjectText.Target("A", files: ["a.swift"], dependencies: ["L"]), ProjectText.Target("B", files: ["b.swift"]),
      ProjectText.Target("L", "framework", files: ["l.swift"]),
      ProjectText.Target("T", "bundle.unit-test", files: ["t.swift"], dependencies: ["A"]),
      ProjectText.Target("U", "bundle.ui-testing", files: ["u.swift"], dependencies: ["A"]),
      ProjectText.Target("H", "bundle.unit-test", files: ["h.swift"]),
    ]
    let host = "$(BUILT_PRODUCTS_DIR)/B.application/../B.app/B"
    let text = ProjectText(targets).text
      .replacing("name = \"H\";", with: "name = \"H\"; buildConfigurationList = CL;")
      .replacing("path = \"B.application\";", with: "path = \"B.app\";")
      .replacing(
        "  objects = {\n",
        with: "  objects = {\n CL = {isa = XCConfigurationList; buildConfigurations = (C); };\n "
          + "C = {isa = XCBuildConfiguration; buildSettings = {TEST_HOST = \"\(host)\"; }; };\n")
    let files = ["a.swift", "b.swift", "l.swift", "t.swift", "u.swift", "h.swift"]
    let map = TargetCase(projects: [("App.xcodeproj", text)], files: files).map
    let tests = files.map { file in
      let place = map.place(of: TargetMap.File(path: FilePath("/\(file)"), origin: .product))
      return (place.linkage?.tests.positions ?? []).map { map.applications.tests[$0] }.sorted().joined()
    }
    #expect(tests == ["T", "H", "T", "T", "U", "H"])
  }
}
