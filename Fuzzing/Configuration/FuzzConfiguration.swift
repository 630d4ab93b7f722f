import Configuration
import FuzzingLaws
import RoutingSystems
import SourceModel

/// Any bytes as `.waymark.yml`: a configuration, or what is wrong in it and where.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = SourceText(input(start, count))
  let reading = read(text)
  require(reading == read(text), "a configuration is no function of its text")
  guard case .failure(let problems) = reading else { return 0 }
  require(!problems.all.isEmpty, "refused without a reason")
  let places = PlacesOfText(text)
  for problem in problems.all { places.require(problem.range, "a problem") }
  return 0
}

private func read(_ text: SourceText) -> Result<Configuration, ConfigurationProblems> {
  Result { () throws(ConfigurationProblems) in try Configuration(text, systems: .builtIn) }
}
