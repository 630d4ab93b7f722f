import SourceModel

/// The classes of each router, of each route made from a block, and of each easy factory.
struct RouteObjects: Sendable {
  private enum Object: Hashable, Sendable {
    case router(String)
    case block(FileID, SourceRange)
    /// An easy factory, by the place of its class.
    case factory(Site)
  }

  private let byObject: [Object: [DestinationCheck]]

  /// With more classes than these, each protocol would be compared with thousands.
  private static let mostCompared = 64

  init(_ index: RouteIndex) {
    var byObject: [Object: [DestinationCheck]] = [:]
    for check in index.destinationChecks {
      guard let object = Self.object(check.made), byObject[object, default: []].count < Self.mostCompared else {
        continue
      }
      byObject[object, default: []].append(check)
    }
    self.byObject = byObject
  }

  func destinations(of registration: Route.Registration) -> [DestinationCheck] {
    if registration.form == .easyFactory {
      return registration.made
        .flatMap { byObject[.factory(Site(file: registration.site.file, range: $0))] } ?? []
    }
    return Self.object(registration.call, registration.site.file).flatMap { byObject[$0] } ?? []
  }

  private static func object(_ made: MadeDestination) -> Object? {
    made.form.isEasy ? .factory(made.site) : object(made.call, made.site.file)
  }

  private static func object(_ call: RegisteringCall, _ file: FileID) -> Object? {
    switch call.registrar {
    case .type(let name): .router(name)
    case .block(_, let made, _): .block(file, made)
    case .library, .unknown: nil
    }
  }
}
