import SourceModel

extension RouteIndex {
  /// The names of the classes that are declared routable, that routers or functions make, and that documents name as the
  /// destination of a route.
  var destinationTypes: Set<String> {
    Set(destinations.map(\.type)).union(destinationTable.made.compactMap(\.type))
      .union(routes.flatMap { $0.documentedDestinations.map(\.type) + $0.builtDestinations })
  }
}

extension Route {
  /// The classes in what functions give back. Where these make them is not known.
  fileprivate var builtDestinations: [String] {
    registrations.flatMap { registration -> [String] in
      switch registration.form {
      case .moduleValue, .tuple, .controller: registration.destinations
      default: []
      }
    }
  }

  /// The classes that documents name as the destination, and the code of methods that are routes, each at its place.
  var documentedDestinations: [(type: String, site: Site)] {
    registrations.flatMap { registration -> [(type: String, site: Site)] in
      guard registration.form == .document || registration.form == .method, let made = registration.made,
        made != registration.site.range
      else { return [] }
      return registration.destinations.map { ($0, Site(file: registration.site.file, range: made)) }
    }
  }
}
