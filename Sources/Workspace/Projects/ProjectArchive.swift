import SourceModel

/// A `project.pbxproj` as it is written: objects that name each other.
struct ProjectArchive {
  let root: ProjectObject
  let rootIdentifier: String
  private let objects: ProjectObjects

  /// nil where the text is no property list, or no project.
  init?(_ text: SourceText) {
    guard let list = PropertyList(text), list.kind(0) == .dictionary,
      let objects = list.value(of: "objects", in: 0).flatMap({ ProjectObjects(list, in: $0) }),
      let rootIdentifier = list.value(of: "rootObject", in: 0).flatMap(list.text),
      let root = objects[rootIdentifier], root.isA("PBXProject")
    else { return nil }
    (self.root, self.rootIdentifier, self.objects) = (root, rootIdentifier, objects)
  }

  subscript(id: String) -> ProjectObject? { objects[id] }

  /// Those that exist, in the order of their names in the list.
  func objects(_ identifiers: [String]) -> [(id: String, object: ProjectObject)] {
    identifiers.compactMap { id in objects[id].map { (id, $0) } }
  }

  /// Of a target, or of the project.
  func buildConfigurations(of object: ProjectObject) -> [ProjectObject] {
    let list = object.text(.buildConfigurationList).flatMap { self[$0] }
    return objects(list?.texts(.buildConfigurations) ?? []).map(\.object)
  }

  /// Of the objects that have the field, in no order.
  func identifiers(having field: ProjectField) -> [String] { objects.identifiers(having: field) }
}

/// The objects of a project by their identifiers. Their fields are in one array.
private struct ProjectObjects {
  private let list: PropertyList
  private var fields: [ProjectObject.Field] = []
  private var places: [String: Range<Int>] = [:]

  /// nil where one is not as objects are.
  init?(_ list: PropertyList, in dictionary: Int) {
    guard list.kind(dictionary) == .dictionary else { return nil }
    self.list = list
    var isWhole = true
    list.forEachEntry(of: dictionary) { id, object in
      isWhole = isWhole && parse(object, id: list.text(id) ?? "")
    }
    guard isWhole else { return nil }
  }

  private mutating func parse(_ object: Int, id: String) -> Bool {
    guard list.kind(object) == .dictionary else { return false }
    let start = fields.count
    var isWhole = true
    list.forEachEntry(of: object) { key, value in
      guard let field = ProjectField(list.bytes(key)) else { return }
      isWhole = isWhole && field.accepts(value, in: list)
      fields.append(ProjectObject.Field(name: field, value: Int32(truncatingIfNeeded: value)))
    }
    places[id] = start..<fields.count
    return isWhole && fields[start...].contains { $0.name == .isa }
  }

  subscript(id: String) -> ProjectObject? {
    places[id].map { ProjectObject(list, fields[$0]) }
  }

  func identifiers(having field: ProjectField) -> [String] {
    places.filter { fields[$0.value].contains { $0.name == field } }.map(\.key)
  }
}
