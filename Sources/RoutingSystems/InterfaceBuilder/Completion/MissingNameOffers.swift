import Routes

extension RouteIndex {
  /// The names of a space that code looks up and nothing registers, for the value of an attribute that registers one.
  func offers(ofMissing space: RouteSpace) -> [Offer] {
    routes(in: space).compactMap { route in
      let name = route.key.name
      guard !route.status.isAvailable, !route.lookUps.isEmpty, AttributeText.isPlain(name) else { return nil }
      return Offer(
        name, named: name, symbol: .text, fit: .good, words: space.noun,
        detail: "\(space.noun) \(route.key.fullName), looked up by code")
    }
  }
}
