import Routes
import SourceModel

/// What code names of the ids of stories.
struct StoryUses: SharedAnswer {
  /// The stories of which code may have any id.
  let open: Set<String>
  /// The stories whose ids only code outside them uses.
  private let plain: Set<String>
  /// By story.
  private let named: [String: Set<String>]

  init(in index: RouteIndex) {
    let model = index.answer(ArchModel.self)
    let mentions = index.systemFacts(of: ArchMention.self).map(\.fact)
    let takesOthers = model.methods(of: ArchName.moduleID).contains { method in
      method.member.parameters.contains { $0.contains("Self") }
    }
    open = takesOthers ? Set(model.stories) : Set(mentions.filter(\.isOpen).map(\.type))
    plain = Set(model.stories.filter(model.isPlainStory))
    var named: [String: Set<String>] = [:]
    for mention in mentions { named[mention.type, default: []].formUnion(mention.implied) }
    for use in index.systemFacts(of: ArchUse.self).map(\.fact) {
      if let id = use.links.first { named[use.type, default: []].insert(id) }
    }
    self.named = named
  }

  /// True if no code in sight names an id.
  func mayLack(_ id: String, of story: String) -> Bool {
    plain.contains(story) && named[story]?.contains(id) != true
  }
}

extension ArchModel {
  /// True for an enumeration of Swift whose only member beside its cases gives them their configurators. Others may use
  /// their ids themselves, or are generated.
  fileprivate func isPlainStory(_ story: String) -> Bool {
    guard let head = classes.known(story), head.kind == .enum, !head.attributes.contains(.objectiveC), isRead(story),
      bodies(of: story).count == classes.heads(of: story).count, methods(of: story).isEmpty
    else { return false }
    return properties(of: story).map(\.member).allSatisfy {
      $0.name.text == "configurator" && !$0.modifiers.contains(.static)
    }
  }
}
