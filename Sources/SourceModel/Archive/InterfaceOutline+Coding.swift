extension InterfaceOutline: Codable {
  private enum CodingKeys: CodingKey {
    case document, scenes, objects, segues, connections, runtimeAttributes, duplicateIDs
  }

  /// Throws where an index leads nowhere.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    document = try container.decode(InterfaceDocument.self, forKey: .document)
    scenes = try container.decode([InterfaceScene].self, forKey: .scenes)
    objects = try container.decode([InterfaceObject].self, forKey: .objects)
    segues = try container.decode([InterfaceSegue].self, forKey: .segues)
    connections = try container.decode([InterfaceConnection].self, forKey: .connections)
    runtimeAttributes = try container.decode([InterfaceRuntimeAttribute].self, forKey: .runtimeAttributes)
    duplicateIDs = try container.decode([Spelling].self, forKey: .duplicateIDs)
    guard namedObjects.allSatisfy(objects.indices.contains), namedScenes.allSatisfy(scenes.indices.contains) else {
      throw DecodingError.dataCorruptedError(forKey: .objects, in: container, debugDescription: "an index too large")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(document, forKey: .document)
    try container.encode(scenes, forKey: .scenes)
    try container.encode(objects, forKey: .objects)
    try container.encode(segues, forKey: .segues)
    try container.encode(connections, forKey: .connections)
    try container.encode(runtimeAttributes, forKey: .runtimeAttributes)
    try container.encode(duplicateIDs, forKey: .duplicateIDs)
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
