import SourceModel

/// A `project.pbxproj` as it is written: objects that name each other.
struct ProjectArchive {
  let root: ProjectObject
  private let objects: ProjectObjects

  /// nil where the text is no property list, or no project.
  init?(_ text: SourceText) {
    guard let list = PropertyList(text), list.kind(0) == .dictionary,
      let objects = list.value(of: "objects", in: 0).flatMap({ ProjectObjects(list, in: $0) }),
      let root = list.value(of: "rootObject", in: 0).flatMap(objects.object), root.isA("PBXProject")
    else { return nil }
    (self.root, self.objects) = (root, objects)
  }

  /// Objects have numbers below this.
  var count: Int { objects.count }

  /// Those that have the field, in the order of their numbers.
  func objects(having field: ProjectField) -> [ProjectObject] {
    (0..<count).filter { objects.position(of: field, in: $0) != nil }.map { ProjectObject(objects, number: $0) }
  }
}
