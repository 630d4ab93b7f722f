import FuzzingLaws

@testable import Workspace

/// A path, a line end, and an ignore file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = input(start, count).split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
  let (path, rules) = (Array(parts[0]), Array(parts.dropFirst().joined()))
  let file = IgnoreFile(rules, start: 0)
  for isFolder in [false, true] {
    let answer = file.ignores(path, isFolder: isFolder)
    // What comes last counts most, and a comment says nothing.
    require(IgnoreFile(rules + Array("\n# \n".utf8), start: 0).ignores(path, isFolder: isFolder) == answer, "a comment")
    require(IgnoreFile(rules + Array("\n!**\n".utf8), start: 0).ignores(path, isFolder: isFolder) == false, "!** keeps")
    require(IgnoreFile(rules + Array("\n**\n".utf8), start: 0).ignores(path, isFolder: isFolder) == true, "** ignores")
  }
  requireLiteral(path)
  return 0
}

/// A pattern in which every byte is escaped matches itself and nothing longer.
private func requireLiteral(_ path: [UInt8]) {
  let pattern = path.flatMap { [UInt8(ascii: "\\"), $0] }
  for glob in [Glob(path: pattern), Glob(name: pattern)] {
    require(glob.matches(path[...]), "a path does not match itself")
    require(!glob.matches((path + [UInt8(ascii: "a")])[...]), "a path matches more than itself")
  }
}
