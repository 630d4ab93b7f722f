import Routes

enum FunctionsSetting: Setting {
  private static let name = SettingField(
    key: "name", help: "Type.name(_:label:), name(_:), or -[Type name:label:].", type: .text(noun: "name"),
    isRequired: true)
  private static let role = SettingField(
    key: "role", type: .word(noun: "role", RoutingFunction.Role.allCases.map(\.rawValue)), isRequired: true)
  private static let argument = SettingField(
    key: "argument", help: "The parameter that takes the route: its number, starting at 1, or its label.",
    type: .ordinal(noun: "argument"))

  static let key = "functions"
  static let help = "Functions of the code base that pass their argument on to the router."
  static func type(for systems: SystemList) -> SettingType {
    .list(of: .record(SettingRecord(noun: "function", fields: [argument, kind(of: systems), name, role])), plural: nil)
  }
  static let merging = SettingMerging.union
  static let example = """
    # Functions of this code base that pass their argument on to the router.
    functions:
      - name: AppNavigator.open(_:animated:)
        argument: 1
        role: look-up
    """

  static func store(
    _ value: SettingValue, of systems: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    configuration.functions = value.items.compactMap { function($0, of: systems, &problems) }
  }

  static func rows(of configuration: Configuration) -> [SettingRow] {
    configuration.functions.map { SettingRow(name: "\(key).\($0.name)", value: $0.role.rawValue) }
  }

  /// The spaces whose names are passed by themselves.
  private static func spaces(of systems: SystemList) -> [RouteSpace] { systems.spaces.filter { $0.naming == .type } }

  private static func kind(of systems: SystemList) -> SettingField {
    SettingField(
      key: kindKey, help: "The kind of a protocol that is passed by itself.",
      type: .word(noun: "kind", spaces(of: systems).map(\.kind)))
  }

  private static let kindKey = "kind"

  private static func function(
    _ value: SettingValue, of systems: SystemList, _ problems: inout SettingProblems
  ) -> RoutingFunction? {
    guard let name = value[name.key].flatMap({ functionName($0, &problems) }),
      let parameter = parameter(of: name, value, &problems),
      let role = value[role.key].flatMap({ RoutingFunction.Role(rawValue: $0.text) })
    else { return nil }
    let kind = value[kindKey].flatMap { word in spaces(of: systems).first { $0.kind == word.text } }
    return RoutingFunction(name: name, parameter: parameter, role: role, kind: kind)
  }

  private static func functionName(_ value: SettingValue, _ problems: inout SettingProblems) -> FunctionName? {
    guard let name = problems.functionName(value.text, at: value) else { return nil }
    if !name.labels.isEmpty { return name }
    problems.add("'\(value.text)' takes no argument", at: value)
    return nil
  }

  /// Counted from zero.
  private static func parameter(
    of name: FunctionName, _ function: SettingValue, _ problems: inout SettingProblems
  ) -> Int? {
    let count = name.labels.count
    guard let argument = function[argument.key] else {
      if count == 1 { return 0 }
      problems.add(
        "'\(name.base)' takes \(count) arguments; set 'argument' to the one that is the route", at: function)
      return nil
    }
    guard let number = Int(argument.text) else {
      let labels = name.labels.filter { $0 != "_" }
      return problems.word(argument, "label", among: labels) ? name.labels.firstIndex(of: argument.text) : nil
    }
    if number > 0, number <= count { return number - 1 }
    problems.add("'argument' counts from 1 to \(count) here, or is a label", at: argument)
    return nil
  }
}
