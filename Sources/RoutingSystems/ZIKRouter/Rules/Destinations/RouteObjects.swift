import Routes
import SourceModel

/// The classes of each router, of each route made from a block, and of each easy factory.
struct RouteObjects: SharedAnswer {
  private enum Object: Hashable, Sendable {
    case router(String)
    case block(FileID, SourceRange)
    /// An easy factory, by the place of its class.
    case factory(Site)
  }

  private let byObject: [Object: [DestinationCheck]]
  /// The objects that are also registered with a class that is not known, or with more classes than are
  /// compared.
  private let unclear: Set<Object>

  /// With more classes than these, each protocol would be compared with thousands.
  private static let mostCompared = 64

  init(in index: RouteIndex) {
    var byObject: [Object: [DestinationCheck]] = [:]
    var unclear: Set<Object> = []
    for check in index.destinationChecks {
      guard let object = Self.object(check.made) else { continue }
      if byObject[object, default: []].count < Self.mostCompared {
        byObject[object, default: []].append(check)
      } else {
        unclear.insert(object)
      }
    }
    for made in index.destinationTable.made where made.type.flatMap({ index.classes.entry($0) }) == nil {
      if let object = Self.object(made), !made.call.conditions.isNeverCompiled { unclear.insert(object) }
    }
    (self.byObject, self.unclear) = (byObject, unclear)
  }

  func destinations(of registration: Route.Registration) -> [DestinationCheck] {
    Self.object(registration).flatMap { byObject[$0] } ?? []
  }

  /// True if `destinations` returns all classes of the router, the route or the factory.
  func isWhole(_ registration: Route.Registration) -> Bool {
    Self.object(registration).map { !unclear.contains($0) } ?? false
  }

  private static func object(_ registration: Route.Registration) -> Object? {
    guard registration.form == .easyFactory else { return object(registration.call, registration.site.file) }
    return registration.made.map { .factory(Site(file: registration.site.file, range: $0)) }
  }

  private static func object(_ made: RegisteredDestination) -> Object? {
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
