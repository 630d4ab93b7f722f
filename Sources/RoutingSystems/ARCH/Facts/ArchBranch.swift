import Routes
import SourceModel

/// What a story has for one of its ids: a branch of `configurator`, or a static member.
struct ArchBranch: SystemFact {
  /// The story, by simple name.
  var type: String
  /// The case or the member; nil for all cases without a branch of their own.
  let name: String?
  /// The configurator, or something else that the code names; nil if it names nothing.
  var configurator: String?
  /// True for a static member: whether it is an id, its value tells.
  let isMember: Bool
  let place: SourceRange

  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> ArchBranch {
    var branch = self
    branch.type = rename(type)
    branch.configurator = configurator.map(rename)
    return branch
  }
}
