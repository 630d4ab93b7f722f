/// The objects of a project. Each has a number, by which others are found: hashing identifiers as texts took a measurable
/// part of a scan.
///
/// A class, so that an object refers to all others at the cost of one reference.
final class ProjectObjects: Sendable {
  struct Field: Sendable {
    var name: ProjectField
    /// The position of its value in the property list.
    var value: Int32
  }

  private struct Entry: Sendable {
    /// The position of the identifier in the property list.
    var identifier: Int
    var fields: Range<Int>
  }

  let list: PropertyList
  /// By number.
  private let entries: [Entry]
  private let fields: [Field]
  private let numbers: IdentifierTable

  /// nil where one is not as objects are. Of two with one identifier, the last one counts.
  init?(_ list: PropertyList, in dictionary: Int) {
    guard list.kind(dictionary) == .dictionary else { return nil }
    var (entries, fields, numbers) = ([Entry](), [Field](), IdentifierTable())
    var isWhole = true
    list.forEachEntry(of: dictionary) { identifier, object in
      let start = fields.count
      isWhole = isWhole && Self.read(object, of: list, into: &fields)
      let entry = Entry(identifier: identifier, fields: start..<fields.count)
      let number = numbers.insert(identifier, entries.count, in: list)
      if number < entries.count { entries[number] = entry } else { entries.append(entry) }
    }
    guard isWhole else { return nil }
    (self.list, self.entries, self.fields, self.numbers) = (list, entries, fields, numbers)
  }

  private static func read(_ object: Int, of list: PropertyList, into fields: inout [Field]) -> Bool {
    guard list.kind(object) == .dictionary else { return false }
    var (isWhole, hasClass) = (true, false)
    list.forEachEntry(of: object) { key, value in
      guard let name = ProjectField(list.bytes(key)) else { return }
      isWhole = isWhole && name.accepts(value, in: list)
      hasClass = hasClass || name == .isa
      fields.append(Field(name: name, value: Int32(truncatingIfNeeded: value)))
    }
    return isWhole && hasClass
  }

  var count: Int { entries.count }

  /// The object that a text of the property list names.
  func object(namedBy text: Int) -> ProjectObject? {
    numbers.number(of: text, in: list).map { ProjectObject(self, number: $0) }
  }

  /// The position of an object's identifier in the property list.
  func identifier(of number: Int) -> Int { entries[number].identifier }

  /// The position of the value of a field in the property list. Of two equal fields, the last one counts.
  func position(of field: ProjectField, in number: Int) -> Int? {
    var position = entries[number].fields.upperBound
    while position > entries[number].fields.lowerBound {
      position -= 1
      if fields[position].name == field { return Int(fields[position].value) }
    }
    return nil
  }
}
