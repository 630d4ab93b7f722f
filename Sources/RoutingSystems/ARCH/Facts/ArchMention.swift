import Routes
import SourceModel

/// Code that names a configurator or a story, whatever for.
struct ArchMention: SystemFact {
  /// By simple name.
  var type: String
  let place: SourceRange

  func renamed(_ rename: (String) -> String) -> ArchMention {
    var mention = self
    mention.type = rename(type)
    return mention
  }
}
