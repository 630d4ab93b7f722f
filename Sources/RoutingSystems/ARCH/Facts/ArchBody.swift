import Routes
import SourceModel

/// The members of one body of a part of a module: of a configurator, a controller, a state, or an extension of one.
struct ArchBody: SystemFact {
  /// The type, by simple name, at its place in the head.
  var type: Spelling
  let kind: TypeHead.Kind
  var properties: [ArchProperty]
  let methods: [ArchMethod]

  var place: SourceRange { type.range }
  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> ArchBody {
    var body = self
    body.type = type.renamed(rename)
    return body
  }
}

/// A property of a part of a module.
struct ArchProperty: Hashable, Sendable, Codable {
  let name: Spelling
  /// The declared type as spelled.
  let type: Spelling?
  /// The class that the initial value makes, with its generic arguments as spelled.
  let made: Spelling?
  /// True if the initial value is a literal or an operation.
  let isLiteral: Bool
  let modifiers: Set<TypedProperty.Modifier>
  let isComputed: Bool
  /// True if it has a setter that is written out, also in a protocol.
  let hasSetter: Bool
  /// What the setter assigns a cast to: `internalModuleOutput`.
  let castTarget: String?
  /// The type of that cast.
  let cast: Spelling?
  /// True if the setter sets the property of the superclass, too.
  let setsSuper: Bool
  /// The first names of what the accessors use.
  let mentions: [Spelling]

  /// True for a property whose value an object has from the start.
  var isStored: Bool { !isComputed && !modifiers.contains(.static) && !modifiers.contains(.lazy) }

  var isWeak: Bool { modifiers.contains(.weak) || modifiers.contains(.unowned) }
}

/// A method of a part of a module.
struct ArchMethod: Hashable, Sendable, Codable {
  /// The base name, `init` for an initializer.
  let name: Spelling
  let labels: [String]
  /// The types of the parameters as spelled.
  let parameters: [String]
  let isOverride: Bool
  /// The methods of the superclass that it calls, by base name.
  let superCalls: Set<String>
  /// The first names of what the body uses.
  let mentions: [Spelling]
  /// The members of the state that the body sets: `state.title`, at its place.
  let stateWrites: [Spelling]

  func mentions(_ name: String) -> Bool { mentions.contains { $0.text == name } }
}
