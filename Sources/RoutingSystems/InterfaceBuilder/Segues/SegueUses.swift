import Routes

/// The names of segues that a comparison may be about, although no scene of its class has one.
struct SegueUses: SharedAnswer {
  /// The names that some code performs.
  let performed: Set<String>
  /// The names of the segues of scenes without a custom class. Code may make their controllers.
  let ofPlainScenes: Set<String>
  /// The identifiers of segues that code makes or hands on; nil stands for any.
  let handmade: Set<String?>

  init(in index: RouteIndex) {
    let segues = index.routes(in: InterfaceSpaces.segue)
    performed = Set(segues.filter { $0.lookUps.contains(where: \.form.looksUp) }.map(\.key.name))
    let plain = segues.filter { !$0.registrations.isEmpty && $0.key.owner?.contains("/") == true }
    ofPlainScenes = Set(plain.map(\.key.name))
    handmade = Set(index.systemFacts(of: HandmadeSegue.self).map(\.fact.identifier))
  }

  /// The reason why a comparison may be true: a clause.
  func doubt(of name: String) -> String? {
    if handmade.contains(nil) || handmade.contains(name) { return "code of the app makes such segues or hands them on" }
    return ofPlainScenes.contains(name) ? "a scene without a custom class has a segue of this name" : nil
  }
}
