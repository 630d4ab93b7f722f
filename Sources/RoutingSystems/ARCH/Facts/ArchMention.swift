import Routes
import SourceModel

/// Code outside a configurator or a story that names it, for any purpose. One in a file for each type.
struct ArchMention: SystemFact {
  /// By simple name.
  var type: String
  /// True if some code of the file may have any id of the story: it names the story as a type, or does not name an id
  /// behind it.
  let isOpen: Bool
  /// The members that code beside it uses without their type: `promo` of `[ShopStory.cart, .promo]`.
  let implied: Set<String>
  let place: SourceRange

  func renamed(_ rename: (String) -> String) -> ArchMention {
    var mention = self
    mention.type = rename(type)
    return mention
  }
}
