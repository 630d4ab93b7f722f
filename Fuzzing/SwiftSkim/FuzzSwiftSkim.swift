import FuzzingLaws
import Routes
import RoutingSystems
import SourceModel
import SwiftFrontend

private let words = WordTable(SystemList.builtIn.interest(in: .swift).triggers)

/// Any bytes as a file of Swift, skimmed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  _ = requireSkim(SourceText(input(start, count)), by: SwiftFrontend.self, words)
  return 0
}
