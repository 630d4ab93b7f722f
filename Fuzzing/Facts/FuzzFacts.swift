import FuzzingLaws
import Routes
import RoutingSystems
import SourceModel

@testable import Workspace

private let systems = SystemList.builtIn
private let coding = SystemCoding(systems)
private let header = FactsHeader(.systems, SystemChoice(), RoutingFunctions())
private let interest = ScanInterest(systems: systems)
private let path = FilePath("A.swift")

/// Damages the facts of a source, and links what can still be read. The first eight bytes of an input say what is
/// damaged: twice a place and what is put there. The rest is the source.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  guard bytes.count > 8 else { return 0 }
  let text = SourceText(bytes[8...])
  let file = ReadFile(
    path: path, content: ReadFile.Content(text), extraction: Extraction(text, path: path, interest: interest))
  guard var section = try? FactsSection.bytes(of: [file], coding) else {
    require(false, "facts cannot be written")
    return 0
  }
  let whole = try? FactsSection.files(in: section[...], coding)
  require(whole?.first?.extraction.facts == file.extraction.facts, "other facts are read than were written")
  for damage in [bytes[..<4], bytes[4..<8]] {
    let place = damage.prefix(3).reduce(0) { $0 << 8 | Int($1) } % section.count
    section[place] = damage.last ?? 0
  }
  if let files = try? FactsSection.files(in: section[...], coding) { link(files) }
  return 0
}

private func link(_ files: [ReadFile]) {
  var state = WorkspaceState(
    of: FactsFile(header, files), sources: FilePath("/no/such/folder"), settings: LinkSettings())
  state.scan()
  state.updateBlocking()
  _ = Rules.diagnostics(in: state.index, includingUnknown: true)
}
