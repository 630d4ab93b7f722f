import Archive

extension InterfaceOutline: ArchivedValue {
  /// Throws if an index is out of range.
  package init(archive: ArchiveDecoder) throws {
    self.init(document: try archive.decode())
    scenes = try archive.decode()
    objects = try archive.readList()
    segues = try archive.decode()
    connections = try archive.readList()
    runtimeAttributes = try archive.decode()
    duplicateIDs = try archive.readList()
    guard namedObjects.allSatisfy(objects.indices.contains), namedScenes.allSatisfy(scenes.indices.contains) else {
      throw ArchiveError.invalid
    }
  }

  package func write(to archive: ArchiveEncoder) throws {
    try archive.encode(document)
    try archive.encode(scenes)
    try archive.write(list: objects)
    try archive.encode(segues)
    try archive.write(list: connections)
    try archive.encode(runtimeAttributes)
    try archive.write(list: duplicateIDs)
  }

  /// The indices of objects in it.
  private var namedObjects: [Int] {
    let owners = segues.map(\.owner) + connections.map(\.owner) + runtimeAttributes.map(\.owner)
    let targets = segues.map(\.destination) + connections.map(\.target) + [document.initialController]
    return owners + targets.compactMap { $0?.object } + scenes.compactMap(\.controller) + objects.compactMap(\.parent)
  }

  /// The indices of scenes in it.
  private var namedScenes: [Int] { objects.compactMap(\.scene) + segues.compactMap(\.scene) }
}
