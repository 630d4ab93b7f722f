import Testing

@testable import Workspace

@Suite struct FilePathTests {
  @Test func twoSpellingsOfOneLetterAreTwoFiles() {
    #expect(FilePath("\u{E9}.swift") != FilePath("e\u{301}.swift"))
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/", true), ("b/c", "b", true),
    ("/a/b", "/a/b/c", false),
  ])
  func inside(path: String, root: String, expected: Bool) {
    #expect(FilePath(path).isInside(FilePath(root)) == expected)
  }

  @Test(
    arguments: [
      ("a/b.swift", "swift"), ("a/.swift", nil), ("a/b.", nil), ("a.b/c", nil), ("x.tar.gz", "gz"),
    ] as [(String, String?)])
  func fileExtension(path: String, expected: String?) {
    #expect(FilePath(path).fileExtension == expected)
  }

  @Test(arguments: [("/a/b", "/a"), ("/a", "/"), ("/", nil), ("a", nil), ("a/b/", "a")] as [(String, String?)])
  func parent(path: String, expected: String?) {
    #expect(FilePath(path).parent == expected.map { FilePath($0) })
  }

  @Test func appending() {
    #expect(FilePath("/").appending("a") == FilePath("/a"))
    #expect(FilePath("a/").appending("b/c") == FilePath("a/b/c"))
    #expect(FilePath(bytes: [0x2F, 0xFF]).appending("x").bytes == [0x2F, 0xFF, 0x2F, 0x78])
  }
}
