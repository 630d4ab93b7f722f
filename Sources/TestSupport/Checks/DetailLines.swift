import Routes

/// The details of all registrations in an app, one per line: `CardAssembly/build(): view CardView, input -`.
package func details(in fixture: Fixture) -> [String] {
  let index = FixtureIndex(fixture).index
  return index.routes.flatMap { route in
    route.registrations.map { registration in
      "\(route.key.fullName): " + index.details(of: registration).map(\.line).joined(separator: ", ")
    }
  }
}

extension RegistrationDetail {
  fileprivate var line: String {
    switch value {
    case .name(let name): "\(self.name) \(name ?? "-")"
    case .names(let names): "\(name) \(names.joined(separator: " "))"
    }
  }
}
