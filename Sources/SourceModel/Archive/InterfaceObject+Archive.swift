import Archive

/// A large app has ten thousand objects in its documents.
extension InterfaceObject: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    self.init(
      tag: try Spelling(archive: archive), role: try archive.readFlag() ? .other : archive.decode(),
      id: try archive.readOptional(), customClass: try InterfaceClass(archive: archive),
      identifiers: try archive.decode(), key: try archive.readOptionalText(), isTopLevel: try archive.readFlag(),
      isExcluded: try archive.readFlag(), ignoresTouches: try archive.readFlag(),
      scene: try archive.readOptionalIndex(),
      parent: try archive.readOptionalIndex(),
      range: try SourceRange(archive: archive))
  }

  package func write(to archive: ArchiveEncoder) throws {
    tag.write(to: archive)
    archive.write(role == .other)
    if role != .other { try archive.encode(role) }
    try archive.write(optional: id)
    try customClass.write(to: archive)
    try archive.encode(identifiers)
    archive.write(optional: key)
    archive.write(isTopLevel)
    archive.write(isExcluded)
    archive.write(ignoresTouches)
    archive.write(optionalIndex: scene)
    archive.write(optionalIndex: parent)
    range.write(to: archive)
  }
}

extension InterfaceClass: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    self.init(
      name: try archive.readOptional(), module: try archive.readOptional(),
      provider: try archive.readFlag() ? .target : .none)
  }

  package func write(to archive: ArchiveEncoder) throws {
    try archive.write(optional: name)
    try archive.write(optional: module)
    archive.write(provider == .target)
  }
}

extension InterfaceTarget: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    self.init(id: try Spelling(archive: archive), object: try archive.readOptionalIndex())
  }

  package func write(to archive: ArchiveEncoder) {
    id.write(to: archive)
    archive.write(optionalIndex: object)
  }
}

extension InterfaceConnection: ArchivedValue {
  package init(archive: ArchiveDecoder) throws {
    self.init(
      kind: try archive.decode(), name: try Spelling(archive: archive), id: try archive.readOptional(),
      target: try archive.readOptional(), event: try archive.readOptionalText(), owner: try archive.readInteger(),
      range: try SourceRange(archive: archive))
  }

  package func write(to archive: ArchiveEncoder) throws {
    try archive.encode(kind)
    name.write(to: archive)
    try archive.write(optional: id)
    try archive.write(optional: target)
    archive.write(optional: event)
    archive.write(owner)
    range.write(to: archive)
  }
}
