/// What facts refer to by name in an archive: the spaces and families of some systems, and the types of their facts.
package final class SystemCoding: Sendable {
  /// The key of the value of this type that an archive of facts is written and read with.
  package static let key = CodingUserInfoKey(rawValue: "systems").unsafelyUnwrapped

  fileprivate let spaces: [RouteSpace]
  fileprivate let families: [RouteFamily]
  fileprivate let factTypes: [any SystemFact.Type]
  private let numbersOfTypes: [ObjectIdentifier: Int]

  package init(_ systems: SystemList) {
    spaces = systems.spaces
    families = systems.families
    factTypes = systems.all.flatMap(\.facts)
    let numbers = factTypes.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
    numbersOfTypes = Dictionary(numbers) { first, _ in first }
  }

  fileprivate func number(of type: any SystemFact.Type) -> Int? { numbersOfTypes[ObjectIdentifier(type)] }

  fileprivate static func of(_ values: [CodingUserInfoKey: Any]) throws -> SystemCoding {
    guard let systems = values[key] as? SystemCoding else { throw Self.unknown }
    return systems
  }

  fileprivate static var unknown: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "not of these systems"))
  }
}

/// One of few objects, of which an archive has the number.
package protocol ListedObject: Codable, Equatable {
  static func list(of systems: SystemCoding) -> [Self]
}

extension ListedObject {
  package init(from decoder: any Decoder) throws {
    let list = Self.list(of: try SystemCoding.of(decoder.userInfo))
    let number = try decoder.singleValueContainer().decode(Int.self)
    guard list.indices.contains(number) else { throw SystemCoding.unknown }
    self = list[number]
  }

  package func encode(to encoder: any Encoder) throws {
    guard let number = Self.list(of: try SystemCoding.of(encoder.userInfo)).firstIndex(of: self) else {
      throw SystemCoding.unknown
    }
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

extension RouteSpace: ListedObject {
  package static func list(of systems: SystemCoding) -> [RouteSpace] { systems.spaces }
}

extension RouteFamily: ListedObject {
  package static func list(of systems: SystemCoding) -> [RouteFamily] { systems.families }
}

extension AnySystemFact: Codable {
  private enum CodingKeys: CodingKey { case type, fact }

  package init(from decoder: any Decoder) throws {
    let types = try SystemCoding.of(decoder.userInfo).factTypes
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Int.self, forKey: .type)
    guard types.indices.contains(number) else { throw SystemCoding.unknown }
    self.init(try types[number].decode(from: container, forKey: .fact))
  }

  package func encode(to encoder: any Encoder) throws {
    guard let number = try SystemCoding.of(encoder.userInfo).number(of: Swift.type(of: fact)) else {
      throw SystemCoding.unknown
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .type)
    try container.encode(fact, forKey: .fact)
  }
}

extension SystemFact {
  fileprivate static func decode<Key>(from container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> Self {
    try container.decode(Self.self, forKey: key)
  }
}
