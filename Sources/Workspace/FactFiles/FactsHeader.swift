import Archive
import Routes
import RoutingSystems

/// What the facts of a file were read for.
struct FactsHeader: Hashable, Sendable {
  /// What decided about the names that files are read for.
  enum Basis: String, Hashable, Sendable, Codable {
    /// The systems and the configuration alone. Each file was read by itself.
    case systems
    /// All files together: what one asks of the others was read.
    case tree
  }

  var basis: Basis
  var choice: SystemChoice
  var functions: RoutingFunctions

  init(_ basis: Basis, _ choice: SystemChoice, _ functions: RoutingFunctions) {
    (self.basis, self.choice, self.functions) = (basis, choice, functions)
  }

  /// The systems of the facts.
  func systems(of known: SystemList) -> SystemList { choice.list(of: known) }
}

// The systems are known from the choice, and the functions have spaces of systems.
extension FactsHeader {
  private struct Rest: Codable {
    let basis: Basis
    let functions: RoutingFunctions
  }

  init(choice: ArraySlice<UInt8>, rest: ArraySlice<UInt8>, among known: SystemList) throws {
    self.choice = try ArchiveDecoder(choice).decode()
    let coding = SystemCoding(self.choice.list(of: known))
    let rest: Rest = try ArchiveDecoder(rest, context: coding).decode()
    (basis, functions) = (rest.basis, rest.functions)
  }

  /// The choice, and the rest.
  func archives(_ coding: SystemCoding) throws -> [[UInt8]] {
    let (first, second) = (ArchiveEncoder(), ArchiveEncoder(context: coding))
    try first.encode(choice)
    try second.encode(Rest(basis: basis, functions: functions))
    return [first.archive, second.archive]
  }
}
