/// One object of a project.
struct ProjectObject {
  let number: Int
  private let all: ProjectObjects

  init(_ all: ProjectObjects, number: Int) {
    (self.all, self.number) = (all, number)
  }

  var identifier: String { all.list.text(all.identifier(of: number)) ?? "" }

  var isa: String { text(.isa) ?? "" }

  func isA(_ name: String) -> Bool {
    position(of: .isa).map { all.list.bytes($0).elementsEqual(name.utf8) } ?? false
  }

  func has(_ field: ProjectField) -> Bool { position(of: field) != nil }

  func text(_ field: ProjectField) -> String? {
    position(of: field).flatMap(all.list.text)
  }

  /// Empty where it has none.
  func texts(_ field: ProjectField) -> [String] {
    position(of: field).flatMap(all.list.texts) ?? []
  }

  /// The object that a field names; nil where there is none.
  func object(_ field: ProjectField) -> ProjectObject? {
    position(of: field).flatMap(all.object)
  }

  /// The objects that a field names and that exist, in the order of their names in the list.
  func objects(_ field: ProjectField) -> [ProjectObject] {
    position(of: field).map { all.list.content(of: $0).compactMap(all.object) } ?? []
  }

  /// Whether it counts on some platforms only.
  var isFiltered: Bool { has(.platformFilter) || !texts(.platformFilters).isEmpty }

  /// Of a target, or of the project.
  var buildConfigurations: [ProjectObject] { object(.buildConfigurationList)?.objects(.buildConfigurations) ?? [] }

  /// Of a configuration: the patterns of the names of files that it leaves out, on any platform or architecture.
  var excludedFileNames: [String] {
    position(of: .buildSettings).flatMap { BuildSettings.excluded($0, in: all.list) } ?? []
  }

  /// Of a configuration: the file name of the application that tests are loaded into.
  var testHost: String? {
    position(of: .buildSettings).flatMap { BuildSettings.testHost($0, in: all.list) }
  }

  /// Of a configuration: whether Objective-C sees members of Swift that nothing shows to it.
  var infersObjectiveC: Bool {
    position(of: .buildSettings).map { BuildSettings.infersObjectiveC($0, in: all.list) } ?? false
  }

  /// Of a configuration: whether it says which version of Swift the code is.
  var statesSwiftVersion: Bool {
    position(of: .buildSettings).map { all.list.value(of: BuildSettings.swiftVersion, in: $0) != nil } ?? false
  }

  /// Of the project: whether the last Xcode that wrote it was older than 8. Such a one knew Swift up to 2, and no setting
  /// for the version (Apple, *Xcode Release Notes*, 8.0).
  var isOfXcode7: Bool {
    let check = position(of: .attributes).flatMap { all.list.value(of: "LastUpgradeCheck", in: $0) }
    return check.flatMap(all.list.text).flatMap { Int($0) }.map { $0 < 800 } ?? false
  }

  /// Of a configuration: the property list that describes the bundle.
  var propertyListFile: BuildSettings.PropertyListFile {
    position(of: .buildSettings).map { BuildSettings.propertyListFile($0, in: all.list) } ?? .inherited
  }

  /// Of a configuration: the position of its settings, and the list that they are in.
  var settings: (Int, PropertyList)? { position(of: .buildSettings).map { ($0, all.list) } }

  private func position(of field: ProjectField) -> Int? { all.position(of: field, in: number) }
}
