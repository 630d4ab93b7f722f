extension Dialects {
  /// The types whose generic argument is the protocol of a route, by their names.
  package static var routableTypes: [String: RouteKind] { ZIKRouterVocabulary.routableTypes }
}
