/// One object of a project.
struct ProjectObject {
  struct Field {
    var name: ProjectField
    /// The position of its value in the property list.
    var value: Int32
  }

  private let list: PropertyList
  private let fields: ArraySlice<Field>

  init(_ list: PropertyList, _ fields: ArraySlice<Field>) {
    (self.list, self.fields) = (list, fields)
  }

  var isa: String { text(.isa) ?? "" }

  func isA(_ name: String) -> Bool {
    position(of: .isa).map { list.bytes($0).elementsEqual(name.utf8) } ?? false
  }

  func text(_ field: ProjectField) -> String? {
    position(of: field).flatMap(list.text)
  }

  /// Empty where it has none.
  func texts(_ field: ProjectField) -> [String] {
    position(of: field).flatMap(list.texts) ?? []
  }

  func has(_ field: ProjectField) -> Bool { position(of: field) != nil }

  /// Whether it counts on some platforms only.
  var isFiltered: Bool { has(.platformFilter) || !texts(.platformFilters).isEmpty }

  /// Of a configuration: the patterns of the names of files that it leaves out, on any platform or architecture.
  var excludedFileNames: [String] {
    position(of: .buildSettings).flatMap { BuildSettings.excluded($0, in: list) } ?? []
  }

  /// Of a configuration: the file name of the application that tests are loaded into.
  var testHost: String? {
    position(of: .buildSettings).flatMap { BuildSettings.testHost($0, in: list) }
  }

  /// Of a configuration: whether Objective-C sees members of Swift that nothing shows to it.
  var infersObjectiveC: Bool {
    position(of: .buildSettings).map { BuildSettings.infersObjectiveC($0, in: list) } ?? false
  }

  /// Of a configuration: the property list that describes the bundle.
  var propertyListFile: BuildSettings.PropertyListFile {
    position(of: .buildSettings).map { BuildSettings.propertyListFile($0, in: list) } ?? .inherited
  }

  /// Of a configuration: the position of its settings, and the list that they are in.
  var settings: (Int, PropertyList)? { position(of: .buildSettings).map { ($0, list) } }

  private func position(of field: ProjectField) -> Int? {
    fields.last { $0.name == field }.map { Int($0.value) }
  }
}
