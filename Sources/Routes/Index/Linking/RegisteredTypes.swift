/// The spaces in which code registers types, with the applications that may link it.
struct RegisteredTypes: Sendable {
  /// Where a registration names its type.
  var seen: [RouteSpace: ApplicationSet] = [:]
  /// Those of them where code of Objective-C does.
  var inObjectiveC: Set<RouteSpace> = []
  /// Where a value is registered or stored whose type the compiler infers, or that may be of any type.
  var inferred: [RouteSpace: ApplicationSet] = [:]
}
