import FuzzingLaws
import LanguageServerProtocol

/// A conversation with a whole server in this process: bytes of the wire, where they begin with a header, or else the body of
/// a message a line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let bodies = bytes.split(separator: UInt8(ascii: "\n"))
  let script = Script(bytes.starts(with: "Content-".utf8) ? bytes : bodies.flatMap { frame(Array($0)) })
  // What names a folder of this machine would have it walked.
  guard !script.movesRoots else { return -1 }
  requireText(script)
  requireReplies(script)
  return 0
}
