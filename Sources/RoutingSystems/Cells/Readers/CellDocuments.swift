import Routes
import SourceModel

/// A document that may hold prototypes and was not read.
struct UnreadCells: SystemFact {
  let name: InterfaceName
  let reading: InterfaceReading

  var place: SourceRange { .zero }

  /// True if a prototype of the identifier may be in the document.
  func mayHold(_ key: RouteKey) -> Bool { reading.unread?.mayContain(key.name) == true }
}

/// The prototypes of one document, which register identifiers for the table or collection view around them.
struct CellDocuments {
  private let reading: InterfaceReading
  private let name: InterfaceName

  init(_ reading: InterfaceReading, _ name: InterfaceName) {
    (self.reading, self.name) = (reading, name)
  }

  var facts: [Fact] {
    guard let outline = reading.outline else { return [.ofSystem(UnreadCells(name: name, reading: reading))] }
    return outline.objects.compactMap { registration($0, in: outline) }.map(Fact.textRegistration)
  }

  /// A cell at the top of a nib has an identifier, too, but is registered by code alone.
  private func registration(_ object: InterfaceObject, in outline: InterfaceOutline) -> Fact.TextRegistration? {
    guard !object.isTopLevel, let identifier = object.identifier(.reuse), let space = Self.space(of: object.tag.text)
    else { return nil }
    var registration = Fact.TextRegistration(
      value: identifier, spaces: [space], form: .prototype, method: object.tag.range,
      call: RegisteringCall(
        registrar: .library(space.family), isOnCurrent: false, function: nil, conditions: []))
    registration.owner = space == CellSpaces.collectionSupplementary ? Self.kind(of: object)?.name : nil
    registration.destination = object.className
    let controller = object.scene.flatMap { outline.scenes[$0].controller }.map { outline.objects[$0] }
    registration.registrant = controller?.className?.text
    return registration
  }

  static func space(of tag: String) -> RouteSpace? {
    switch tag {
    case "tableViewCell": CellSpaces.tableCell
    case "tableViewHeaderFooterView": CellSpaces.tableHeaderFooter
    case "collectionViewCell": CellSpaces.collectionCell
    case "collectionReusableView": CellSpaces.collectionSupplementary
    default: nil
    }
  }

  private static func kind(of object: InterfaceObject) -> ElementKind? {
    switch object.key {
    case "sectionHeaderView": .header
    case "sectionFooterView": .footer
    default: nil
    }
  }
}

extension RouteIndex {
  /// True if code registers a text of the same sort that is not known, or a document that could not be read may have a
  /// prototype of the identifier.
  func mayRegisterUnseen(_ key: RouteKey) -> Bool {
    answer(OpenRegistrations.self).spaces.contains(key.space)
      || systemFacts(of: UnreadCells.self).contains { $0.fact.mayHold(key) }
  }
}
