import SourceModel

extension RouteIndex {
  /// Offers for a text whose contents begin at `start` in a file. Those that the call at this place does not find have a
  /// poor fit: the scenes of another storyboard.
  package func fitting(_ offers: [Offer], in file: FileID, from start: Position) -> [Offer] {
    guard let space = offers.lazy.compactMap(\.ownedKey).first?.space,
      let owner = owner(ofLookUpIn: space, in: file, from: start)
    else { return offers }
    return offers.map { offer in
      guard let key = offer.ownedKey, key.space == space else { return offer }
      let lookedUp = RouteKey(space: space, owner: owner, name: key.name)
      if key == lookedUp || statusResolver.otherKeys(answering: lookedUp).contains(key) { return offer }
      var poor = offer
      poor.fit = .poor
      return poor
    }
  }

  /// The owner of what code looks up with a text; nil if it is not known.
  private func owner(ofLookUpIn space: RouteSpace, in file: FileID, from start: Position) -> String? {
    let route = routes(in: space).first { route in
      route.lookUps.contains { lookUp in
        let site = lookUp.text.literal ?? lookUp.site
        return site.file == file && site.range.start == start
      }
    }
    return route?.key.owner
  }
}

extension Offer {
  /// The key of its route if that has an owner.
  fileprivate var ownedKey: RouteKey? {
    guard case .route(let key)? = subject, key.owner != nil else { return nil }
    return key
  }
}
