import Routes
import SourceModel

enum RoutingProtocolsSetting: Setting {
  static let key = "routing-protocols"
  static let help =
    "Ends of the names of Clean Swift's routing protocols in this code base, beside RoutingLogic and RouterLogic."
  static func type(for _: SystemList) -> SettingType {
    .list(of: .text(noun: "end of a name"), plural: "ends of names")
  }
  static let merging = SettingMerging.union
  static let example = """
    # Ends of the names of Clean Swift's routing protocols, beside RoutingLogic and RouterLogic.
    routing-protocols: [Routing, RouterInput]
    """

  static func store(
    _ value: SettingValue, of _: SystemList, in configuration: inout Configuration,
    _ problems: inout SettingProblems
  ) {
    for item in value.items where !isEndOfName(item.text) {
      problems.add("'\(item.text)' is not the end of a name; write letters and digits, such as 'Routing'", at: item)
    }
    configuration.routingProtocols = Set(value.items.map(\.text)).sorted()
  }

  static func rows(of configuration: Configuration) -> [SettingRow] { .list(key, configuration.routingProtocols) }

  private static func isEndOfName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(Spelling.isWordByte)
  }
}
