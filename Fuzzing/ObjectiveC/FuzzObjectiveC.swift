import FuzzingLaws
import ObjectiveCFrontend
import Routes
import RoutingSystems
import SourceModel

private let interest = SystemList.builtIn.interest(in: .objectiveC)
private let laws = ParseLaws(of: ObjectiveCFrontend.self, interest)
private let noWords = WordTable([])

/// Any bytes as a file of Objective-C, read whole, also with the macros that it defines itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = SourceText(input(start, count))
  guard let outline = laws.require(text) else { return 0 }
  let places = PlacesOfText(text)
  for fact in SystemList.builtIn.facts(in: outline, interest: interest) { places.require(fact.place, "a fact") }
  let skim = ObjectiveCFrontend.skim(text, words: noWords, macros: interest.macros.declaring)
  guard !skim.macros.isEmpty else { return 0 }
  let heads = HeadTable([HeadTable.File(id: FileID(rawValue: 0), language: .objectiveC, heads: skim.heads)])
  let widened = DerivedInterest(heads: heads, macros: skim.macros, systems: .builtIn).interest(
    interest, in: .objectiveC)
  for call in ObjectiveCFrontend.parse(text, interest: widened).outline.calls { places.require(call.range, "a call") }
  return 0
}
