import Archive

/// The context of an archive of facts: the spaces and families of some systems, and the types of their facts, to which
/// facts refer by their numbers.
package final class SystemCoding: Sendable {
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

  fileprivate static func of(_ context: (any Sendable)?) throws(ArchiveError) -> SystemCoding {
    guard let systems = context as? SystemCoding else { throw .unsupported }
    return systems
  }
}

/// One of few objects, of which an archive has the number.
package protocol ListedObject: ArchivedValue, Equatable {
  static func list(of systems: SystemCoding) -> [Self]
}

extension ListedObject {
  package init(archive: ArchiveDecoder) throws {
    let list = Self.list(of: try SystemCoding.of(archive.context))
    let number: Int = try archive.readInteger()
    guard list.indices.contains(number) else { throw ArchiveError.invalid }
    self = list[number]
  }

  package func write(to archive: ArchiveEncoder) throws {
    guard let number = Self.list(of: try SystemCoding.of(archive.context)).firstIndex(of: self) else {
      throw ArchiveError.unsupported
    }
    archive.write(number)
  }
}

extension RouteSpace: ListedObject {
  package static func list(of systems: SystemCoding) -> [RouteSpace] { systems.spaces }
}

extension RouteFamily: ListedObject {
  package static func list(of systems: SystemCoding) -> [RouteFamily] { systems.families }
}

extension AnySystemFact: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    let types = try SystemCoding.of(archive.context).factTypes
    let number: Int = try archive.readInteger()
    guard types.indices.contains(number) else { throw ArchiveError.invalid }
    self.init(try archive.decode(types[number]))
  }

  package func write(to archive: ArchiveEncoder) throws {
    guard let number = try SystemCoding.of(archive.context).number(of: Swift.type(of: fact)) else {
      throw ArchiveError.unsupported
    }
    archive.write(number)
    try archive.encode(fact)
  }
}
