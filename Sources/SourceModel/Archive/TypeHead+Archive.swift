import Archive

/// A scan has more heads than anything else.
extension TypeHead: ArchivedValue {
  /// The parts that few heads have.
  private struct Parts: OptionSet {
    let rawValue: UInt8

    static let scope = Parts(rawValue: 1)
    static let local = Parts(rawValue: 2)
    static let foreignName = Parts(rawValue: 4)
    static let generics = Parts(rawValue: 8)
    static let requirements = Parts(rawValue: 16)
    static let aliased = Parts(rawValue: 32)
    static let conditions = Parts(rawValue: 64)
  }

  private var parts: Parts {
    var parts: Parts = []
    if !scope.isEmpty { parts.insert(.scope) }
    if isLocal { parts.insert(.local) }
    if foreignName != nil { parts.insert(.foreignName) }
    if !generics.isEmpty { parts.insert(.generics) }
    if !requirements.isEmpty { parts.insert(.requirements) }
    if aliased != nil { parts.insert(.aliased) }
    if !conditions.isEmpty { parts.insert(.conditions) }
    return parts
  }

  package init(archive: ArchiveDecoder) throws {
    let parts = Parts(rawValue: try archive.readInteger())
    kind = try Kind.allCases.read(from: archive)
    access = try Access.allCases.read(from: archive)
    attributes = Attributes(rawValue: try archive.readInteger())
    name = try Spelling(archive: archive)
    inherited = try archive.readList()
    isLocal = parts.contains(.local)
    scope = parts.contains(.scope) ? try archive.readTexts() : []
    foreignName = parts.contains(.foreignName) ? try archive.readText() : nil
    generics = parts.contains(.generics) ? try archive.readTexts() : []
    requirements = parts.contains(.requirements) ? try archive.readList() : []
    aliased = parts.contains(.aliased) ? try Spelling(archive: archive) : nil
    conditions = parts.contains(.conditions) ? try archive.readTexts() : []
  }

  package func write(to archive: ArchiveEncoder) throws {
    let parts = parts
    archive.write(parts.rawValue)
    archive.write(number: UInt64(Kind.allCases.firstIndex(of: kind) ?? 0))
    archive.write(number: UInt64(Access.allCases.firstIndex(of: access) ?? 0))
    archive.write(attributes.rawValue)
    name.write(to: archive)
    try archive.write(list: inherited)
    if parts.contains(.scope) { archive.write(texts: scope) }
    if let foreignName { archive.write(foreignName) }
    if parts.contains(.generics) { archive.write(texts: generics) }
    if parts.contains(.requirements) { try archive.write(list: requirements) }
    aliased?.write(to: archive)
    if parts.contains(.conditions) { archive.write(texts: conditions) }
  }
}

extension TypeHead.Requirement: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    left = try Spelling(archive: archive)
    relation = try archive.readFlag() ? .sameType : .conformance
    right = try Spelling(archive: archive)
  }

  package func write(to archive: ArchiveEncoder) {
    left.write(to: archive)
    archive.write(relation == .sameType)
    right.write(to: archive)
  }
}

extension Array {
  /// The element whose index is read.
  fileprivate func read(from archive: ArchiveDecoder) throws(ArchiveError) -> Element {
    let index = try archive.readNumber()
    guard index < count else { throw .invalid }
    return self[Int(index)]
  }
}
