import Routes
import SourceModel

/// The identifier of a segue: `<segue identifier="|"`. Those are offered that code of the scene's class names and that no
/// segue has.
struct SegueIdentifierValue: CompletionContext {
  /// The class of the controller.
  private let type: String
  /// The identifiers of the other segues of the scene.
  private let others: Set<String>

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of _: SystemList) {
    guard case .attribute("identifier", let tag) = cursor.place, tag.name == "segue", let document = cursor.document,
      let segue = document.outline.segues.first(where: { document.isOpen($0.identifier) }), let scene = segue.scene,
      let controller = document.outline.scenes[scene].controller,
      let type = document.outline.objects[controller].className?.text
    else { return nil }
    self.type = type
    others = Set(document.outline.segues.filter { $0.scene == scene }.compactMap { $0.identifier?.text })
  }

  func offers(in index: RouteIndex) -> [Offer] {
    index.segues(ofCodeIn: type).compactMap { route in
      let name = route.key.name
      guard route.registrations.isEmpty, !others.contains(name), !route.lookUps.isEmpty,
        AttributeText.isPlain(name)
      else { return nil }
      let isPerformed = route.lookUps.contains { $0.form.looksUp }
      return Offer(
        name, named: name, symbol: .text, fit: isPerformed ? .good : .fair, words: InterfaceSpaces.segue.noun,
        detail: "\(InterfaceSpaces.segue.noun) \(route.key.fullName), \(isPerformed ? "performed" : "compared") by code"
      )
    }
  }
}
