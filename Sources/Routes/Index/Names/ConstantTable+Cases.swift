import SourceModel

extension ConstantTable {
  /// The raw value of an enum case, where a property of the enum stands for it: `AppStoryboard.main.instance`. nil for
  /// other members.
  func text(
    of member: String, ofCase path: [String], in scope: [String], file: FileID, _ types: TypeTable
  ) -> ConstantText? {
    guard let name = path.last else { return nil }
    for depth in stride(from: scope.count, through: 0, by: -1) {
      let owner = Array(scope.prefix(depth) + path.dropLast())
      guard let property = Self.only(constants(named: member, of: owner, in: file)) else { continue }
      guard property.text == .rawValue, let value = Self.only(constants(named: name, of: owner, in: file)),
        value.isRawValue
      else { return nil }
      return text(of: value, AskedType(path: owner, file: file), types)
    }
    return nil
  }
}
