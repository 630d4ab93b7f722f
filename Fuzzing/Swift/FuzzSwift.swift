import FuzzingLaws
import Routes
import RoutingSystems
import SourceModel
import SwiftFrontend

private let interest = SystemList.builtIn.interest(in: .swift)
private let wanted = Wanted(interest)
private let laws = ParseLaws(of: SwiftFrontend.self, interest)
private let noWords = WordTable([])

/// Any bytes as a file of Swift, read whole. It takes a stack of 64 MiB.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = SourceText(input(start, count))
  guard let outline = laws.require(text) else { return 0 }
  let places = PlacesOfText(text)
  for fact in SystemList.builtIn.facts(in: outline, interest: interest) { places.require(fact.place, "a fact") }
  require(LandmarkLaw.holds(for: text, interest: interest), "a walk over everything finds more")
  requireNoMemory(text)
  return 0
}

/// What was parsed before in the same document changes nothing.
private func requireNoMemory(_ text: SourceText) {
  let memory = ParseMemory()
  let (half, bytes) = (text.count / 2, Array(text.bytes))
  let before = SourceText(bytes[..<(half / 2)] + bytes[half...])
  if SwiftFrontend.skim(before, words: noWords).excess == nil {
    _ = SwiftFrontend.parse(before, wanted: wanted, memory: memory)
  }
  let (kept, first) = (
    SwiftFrontend.parse(text, wanted: wanted, memory: memory), SwiftFrontend.parse(text, wanted: wanted)
  )
  require(kept.outline == first.outline && kept.hasErrors == first.hasErrors, "an edit leaves something behind")
}
