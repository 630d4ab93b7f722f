import Configuration
import FuzzingLaws
import RoutingSystems
import SourceModel

/// Any bytes as the description of a system, or as what a code base adds to a pack: descriptions, or what is wrong in
/// them and where. A description that is printed and read again is the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let names = ["links"] + Packs.names
  let name = names[Int(bytes.first ?? 0) % names.count]
  let body = bytes.dropFirst().flatMap { $0 == 0x0A ? [$0, 0x20, 0x20, 0x20, 0x20] : [$0] }
  let text = SourceText(Array("systems:\n  \(name):\n    ".utf8) + body + [0x0A])
  let reading = read(text)
  require(reading == read(text), "a description is no function of its text")
  switch reading {
  case .success(let configuration):
    for system in configuration.systems where system.name == "links" { requireSame(system) }
  case .failure(let problems):
    require(!problems.all.isEmpty, "refused without a reason")
    let places = PlacesOfText(text)
    for problem in problems.all { places.require(problem.range, "a problem") }
  }
  return 0
}

private func requireSame(_ system: Configuration.System) {
  let text = "systems:\n" + system.text.map { "  \($0.text)\n" }.joined()
  guard case .success(let again) = read(SourceText(text)) else {
    return require(false, "printed text is wrong: \(text)")
  }
  require(again.systems.map(\.description) == [system.description], "printed text says something else")
}

private func read(_ text: SourceText) -> Result<Configuration, ConfigurationProblems> {
  Result { () throws(ConfigurationProblems) in try Configuration(text, systems: .builtIn) }
}
