import Configuration
import JSON
import RoutingSystems

/// The JSON Schema (draft 7) of `.waymark.yml`, for editors: `Documentation/waymark.schema.json`.
enum ConfigurationSchema {
  static var value: JSONValue {
    var properties = JSONObject()
    for setting in Settings.all.sorted(by: { $0.key < $1.key }) {
      properties[setting.key] = described(setting.type(for: .builtIn), setting.help)
    }
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Waymark's configuration",
      "type": ["object", "null"],
      "additionalProperties": false,
      "properties": .object(properties),
    ]
  }

  private static func described(_ type: SettingType, _ help: String?, standard: String? = nil) -> JSONValue {
    var schema = JSONObject()
    if let help { schema["description"] = .string(help) }
    for member in members(of: type) { schema[member.key] = member.value }
    if let standard { schema["default"] = .string(standard) }
    return .object(schema)
  }

  private static func schema(of type: SettingType) -> JSONValue { described(type, nil) }

  private static func members(of type: SettingType) -> [(key: String, value: JSONValue)] {
    switch type {
    case .word(_, let words): [("enum", .array(words.map(JSONValue.string)))]
    case .text: [("type", "string")]
    case .ordinal: [("type", ["integer", "string"])]
    case .file: [("type", "string"), ("pattern", "^(?!/)(?!(.*/)?\\.\\.(/|$)).+$")]
    case .pattern: [("type", "string"), ("pattern", patternSyntax)]
    case .list(let item, _): [("type", ["array", "null"]), ("items", schema(of: item))]
    case .filledList(let item, _): [("type", "array"), ("minItems", 1), ("items", schema(of: item))]
    case .mapping(let keys, let values): mapping(keys, values)
    case .record(let record): members(of: record)
    case .wordOr(let words, let type): [("anyOf", [schema(ofWords: words), schema(of: type)])]
    case .oneOrMore(let type, let noun):
      [("anyOf", [schema(of: type), schema(of: .filledList(of: type, singular: noun))])]
    case .textOr(_, let type): [("anyOf", [["type": "string"], schema(of: type)])]
    }
  }

  private static func schema(ofWords words: [String]) -> JSONValue {
    if words.count == 1 { return ["const": .string(words[0])] }
    return ["enum": .array(words.map(JSONValue.string))]
  }

  private static let patternSyntax: JSONValue = "^[^!#]*[^!#/ ]"

  private static func mapping(_ keys: SettingType, _ values: SettingType) -> [(key: String, value: JSONValue)] {
    let names: [(key: String, value: JSONValue)] =
      if case .pattern = keys { [("propertyNames", ["pattern": patternSyntax])] } else { [] }
    return [("type", ["object", "null"])] + names + [("additionalProperties", schema(of: values))]
  }

  private static func members(of record: SettingRecord) -> [(key: String, value: JSONValue)] {
    var properties = JSONObject()
    for field in record.fields {
      properties[field.key] = described(field.type, field.help, standard: field.standard)
    }
    let required = record.fields.filter(\.isRequired).map { JSONValue.string($0.key) }
    return [("type", required.isEmpty ? ["object", "null"] : "object"), ("additionalProperties", false)]
      + (required.isEmpty ? [] : [("required", .array(required))]) + [("properties", .object(properties))]
  }
}
