import Routes
import RoutingSystems

/// The keys of a described system, of its kinds, and of its entries.
enum SystemFields {
  typealias Key = SystemDescription.Kind.Key

  static let kinds = "kinds"
  static let registrations = "registrations"
  static let lookUps = "look-ups"

  static let like = SettingField(
    key: "like", help: "The pack of which the system is a copy, with other names of types.",
    type: .word(noun: "pack", Packs.names))
  static let types = SettingField(
    key: "types", help: "The names of the code base for types that the pack names.",
    type: .mapping(keys: .text(noun: "type"), values: .text(noun: "type")))
  static let key = SettingField(
    key: "key",
    help: "What the table is asked with: a type (a class, a protocol, any other), a string, a URL, or an enum case.",
    type: .word(noun: "key type", Key.allCases.map(\.rawValue)))
  static let matching = SettingField(
    key: "matching", help: "How a URL is compared with the patterns, if they are the names.",
    type: .word(noun: "matching", ["exact", segments, "urlnavigator", "jlroutes", "mgjrouter", "zikrouter"]),
    standard: segments)
  static let segments = "segments"
  static let placeholder = SettingField(
    key: "placeholder", help: "The spelling of placeholders in URL patterns, for 'matching: segments'.",
    type: .word(noun: "placeholder", URLPlaceholder.allCases.map(\.rawValue)), standard: URLPlaceholder.colon.rawValue)
  static let rest = SettingField(
    key: "rest", help: "What takes all further components in URL patterns, for 'matching: segments'.",
    type: .word(noun: "rest", ["*", "*name", "**", "~"]))
  static let missing = SettingField(
    key: "missing",
    help: "What a look-up does if nothing registers its name. 'crash' is reported as an error, 'fine' not at all.",
    type: .word(noun: "effect", RouteTable.Missing.allCases.map(\.rawValue)), standard: "nothing")
  static let duplicates = SettingField(
    key: "duplicates", help: "Whether a second registration of a name is a mistake.",
    type: .word(noun: "word", ["allowed", mistake]), standard: "allowed")
  static let mistake = "mistake"
  static let receiver = SettingField(
    key: "receiver",
    help: "Whether a look-up counts only on a value that is seen to be of the named type, or on any value.",
    type: .word(noun: "receiver", ["seen", any]), standard: "seen")
  static let any = "any"
  static let positions: [String: SystemDescription.Position] = [
    "each": .each, "generic": .generic, "declared": .declared, "result": .result, "enclosing": .enclosing,
  ]

  static let modules = SettingField(
    key: "modules", help: "Look-ups count in files that import one of these modules, frameworks or headers.",
    type: .list(of: .text(noun: "module"), plural: "modules"))
  static let opens = SettingField(
    key: "opens",
    help:
      "Functions that fill the table in other ways, and names of files that do, so that any name may be registered.",
    type: .list(of: .text(noun: "function or file"), plural: "functions and files"))
  static let world = SettingField(
    key: "world",
    help: "Whether code outside the scan may register names here: 'closed' for no, 'open' for yes.",
    type: .word(noun: "world", ["closed", "open"]))

  /// The keys of an entry of which it has one.
  static let heads = [call, attribute, method, property]
  static var headNames: String { heads.map { "'\($0.key)'" }.joined(separator: ", ") }
  static let call = SettingField(
    key: "call",
    help: "Type.name(_:label:), name(_:), -[Type name:label:], or Type.name(_:...) with further arguments.",
    type: .text(noun: "call"))
  static let attribute = SettingField(
    key: "attribute", help: "A property wrapper or attached macro of variables: Injected.",
    type: .text(noun: "attribute"))
  static let method = SettingField(
    key: "method",
    help: "Definitions of methods in place of calls, with a place for the name: -[Target_{key} Action_{qualifier}:].",
    type: .text(noun: "method"))
  static let property = SettingField(
    key: "property",
    help: "A property whose texts are names, in the types that adopt or inherit one: Routable.path.",
    type: .text(noun: "property"))
  static let keyPosition = SettingField(
    key: "key",
    help:
      "The parameter that takes the name: its number, starting at 1, or its label. 'each' is every argument without a label, 'generic' the first type in angle brackets, 'result' the type that the value of the call is given, 'declared' the declared type of an attribute's variable. The first of a list that is there counts.",
    type: .oneOrMore(.ordinal(noun: "argument"), noun: "argument"))
  static let qualifier = SettingField(
    key: "qualifier",
    help: "The parameter that takes the second half of a name. In a registration 'any' takes every one.",
    type: .ordinal(noun: "argument"))
  static let destination = SettingField(
    key: "destination",
    help:
      "The parameter that takes the class that the name leads to, or a closure that makes it. 'enclosing' is the type around the call.",
    type: .ordinal(noun: "argument"))

  private static func entries(_ key: String, _ fields: [SettingField], _ help: String) -> SettingField {
    let record = SettingRecord(noun: "entry", fields: (heads + fields).sorted { $0.key < $1.key })
    return SettingField(
      key: key, help: help, type: .list(of: .textOr(noun: "call", .record(record)), plural: "calls"))
  }

  private static let ofKind = [
    duplicates, key,
    entries(lookUps, [keyPosition, missing, qualifier, receiver], "The functions and attributes that look a name up."),
    matching, missing, modules, opens, placeholder, receiver,
    entries(
      registrations, [destination, keyPosition, qualifier], "The functions that register a name."),
    rest, world,
  ]

  static let kind = SettingRecord(noun: "kind", fields: ofKind.sorted { $0.key < $1.key })
  static let system = SettingRecord(
    noun: "system",
    fields: (ofKind + [
      like, types,
      SettingField(
        key: kinds, help: "Several tables of one system, by the noun for their names.",
        type: .mapping(keys: .text(noun: "kind"), values: .record(kind))),
    ]).sorted { $0.key < $1.key })

  static func isSystemName(_ name: String) -> Bool {
    name.utf8.first.map(isSmall) == true
      && name.utf8.allSatisfy { isSmall($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// Camel case: `sideMenu`.
  static func isKindName(_ name: String) -> Bool {
    name.utf8.first.map(isSmall) == true
      && name.utf8.allSatisfy { isSmall($0) || isDigit($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
