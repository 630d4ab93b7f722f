import Routes
import RoutingSystems

/// The routing systems that the configuration describes, the packs that are on, and the built-in systems that are off.
struct SystemChoice: Hashable, Sendable, Codable {
  /// Those of the configuration, then packs.
  var described: [SystemDescription] = []
  var switchedOff: Set<String> = []
  /// The ends of the names of routing protocols that the configuration adds, sorted.
  var routingProtocols: [String] = []

  /// The systems of a tree.
  func list(of known: SystemList) -> SystemList {
    if self == SystemChoice() { return known }
    return known.adding(described, without: switchedOff, routingProtocols: routingProtocols)
  }

  /// The words of the files that another choice reads otherwise; nil if it may be any file.
  func changedWords(from other: SystemChoice) -> Set<String>? {
    if switchedOff != other.switchedOff || routingProtocols != other.routingProtocols { return nil }
    let changed = Set(described).symmetricDifference(other.described)
    let kinds = changed.flatMap(\.kinds)
    return Set(kinds.flatMap { $0.registrations + $0.lookUps }.map(\.function.base))
      .union(kinds.flatMap(\.definitions.properties).map(\.name))
  }
}
