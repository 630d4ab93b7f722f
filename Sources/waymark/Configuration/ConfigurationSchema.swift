import JSON
import Routes

/// The JSON Schema (draft 7) of `.waymark.yml`, for editors: `Documentation/waymark.schema.json`.
enum ConfigurationSchema {
  static let value: JSONValue = [
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "Waymark's configuration",
    "type": ["object", "null"],
    "additionalProperties": false,
    "properties": [
      "applications": [
        "description":
          "Applications, for trees without an Xcode project: each name with patterns of the sources that it compiles.",
        "type": ["object", "null"],
        "additionalProperties": ["type": "array", "minItems": 1, "items": pattern],
      ],
      "exclude": patterns("Files that are read but not reported on, by patterns as in .gitignore."),
      "include": patterns("The only files that are reported on, by patterns as in .gitignore."),
      "world": [
        "description": "Whether the sources contain everything that could register a route.",
        "enum": words(World.Extent.allCases.map(\.rawValue)),
      ],
      "rules": rules,
      "fail-level": [
        "description": "Lowest severity that makes check fail. Default: error.", "enum": words(FailLevel.words),
      ],
      "baseline": [
        "description": "The file of accepted findings, relative to this one.", "type": "string",
        "pattern": "^(?!/)(?!(.*/)?\\.\\.(/|$)).+$",
      ],
      "paths": [
        "description":
          "Rules for parts of the tree, by patterns as in .gitignore. The last pattern that matches a file applies.",
        "type": ["object", "null"],
        "propertyNames": ["pattern": patternSyntax],
        "additionalProperties": ["anyOf": [["const": "off"], rules]],
      ],
      "functions": [
        "description": "Functions of the code base that pass their argument on to the router.",
        "type": ["array", "null"],
        "items": function,
      ],
    ],
  ]

  private static let patternSyntax: JSONValue = "^[^!#]*[^!#/ ]"
  private static let pattern: JSONValue = ["type": "string", "pattern": patternSyntax]

  private static func patterns(_ description: String) -> JSONValue {
    ["description": .string(description), "type": ["array", "null"], "items": pattern]
  }

  private static var rules: JSONValue {
    var properties = JSONObject()
    for rule in Rules.all.map({ $0.description }) {
      properties[rule.id] = [
        "description": .string(rule.summary), "enum": words(RuleSettings.Level.words),
        "default": .string(rule.isOnByDefault ? rule.severity.rawValue : RuleSettings.Level.off.word),
      ]
    }
    return [
      "description": "Whether a rule is on, and the severity of its findings.",
      "type": ["object", "null"],
      "additionalProperties": false,
      "properties": .object(properties),
    ]
  }

  private static let function: JSONValue = [
    "type": "object",
    "additionalProperties": false,
    "required": ["name", "role"],
    "properties": [
      "name": [
        "description": "Type.name(_:label:), name(_:), or -[Type name:label:].", "type": "string",
      ],
      "role": ["enum": words(RoutingFunction.Role.allCases.map(\.rawValue))],
      "argument": [
        "description": "The parameter that takes the route: its number, starting at 1, or its label.",
        "type": ["integer", "string"],
      ],
      "kind": [
        "description": "The kind of a protocol that is passed by itself.",
        "enum": words(RouteKind.allCases.map(\.rawValue)),
      ],
    ],
  ]

  private static func words(_ words: [String]) -> JSONValue { .array(words.map(JSONValue.string)) }
}
