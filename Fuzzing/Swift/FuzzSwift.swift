import FuzzingLaws
import Routes
import RoutingSystems
import SourceModel
import SwiftFrontend

private let interest = SystemList.builtIn.interest(in: .swift)
private let laws = ParseLaws(of: SwiftFrontend.self, interest)

/// Any bytes as a file of Swift, read whole. It takes a stack of 64 MiB.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = SourceText(input(start, count))
  guard let outline = laws.require(text) else { return 0 }
  let places = PlacesOfText(text)
  for fact in SystemList.builtIn.facts(in: outline, interest: interest) { places.require(fact.place, "a fact") }
  require(LandmarkLaw.holds(for: text, interest: interest), "a walk over everything finds more")
  requireTree(text)
  return 0
}

/// Our own parser makes the tree of SwiftParser, or none.
private func requireTree(_ text: SourceText) {
  guard case .differs(let difference) = TreeLaw.check(text) else { return }
  require(false, difference)
}
