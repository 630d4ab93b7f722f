import Routes
import SourceModel

/// A routing system as a configuration describes it: the functions that register a name, and those that look one up.
package struct SystemDescription: Hashable, Sendable, Codable {
  /// The id of the system in the output.
  package var name: String
  package var kinds: [Kind]

  package init(name: String, kinds: [Kind]) {
    (self.name, self.kinds) = (name, kinds)
  }

  /// The description with look-ups that count in files without an import of its modules, too.
  package var countingEverywhere: SystemDescription {
    var description = self
    for kind in kinds.indices {
      for index in kinds[kind].lookUps.indices { description.kinds[kind].lookUps[index].countsEverywhere = true }
    }
    return description
  }

  /// The description in a tree with files of some names.
  package func opened(by files: Set<String>) -> SystemDescription {
    var description = self
    for index in kinds.indices {
      description.kinds[index].opens.found = kinds[index].opens.files.intersection(files).min()
    }
    return description
  }

  /// One table of names.
  package struct Kind: Hashable, Sendable, Codable {
    /// What a name is.
    package enum Key: String, Hashable, Sendable, CaseIterable, Codable {
      /// A class, a protocol, or any other type.
      case type
      case string
      /// A pattern that URLs match.
      case url
      /// A case of an enum.
      case enumCase = "case"
    }

    /// Unique in its system.
    package var name: String
    package var key: Key
    /// The reading of patterns, if the key is `url`.
    package var matching = URLDialect.segments(placeholder: .colon, rest: nil)
    package var missing = RouteTable.Missing.nothing
    /// True if two registrations of one name are a mistake.
    package var isUnique = false
    /// True if a look-up counts although its receiver is not seen to be of the named type.
    package var takesAnyReceiver = false
    package var registrations: [Entry] = []
    package var definitions = Definitions()
    package var lookUps: [Entry] = []
    /// The modules of which a file imports one where its look-ups count; empty if they count in every file.
    package var modules: Set<String> = []
    package var opens = Opening()
    /// True if nothing out of sight registers names, false if anything may; nil if the tree decides.
    package var isClosed: Bool?

    package init(name: String, key: Key) {
      (self.name, self.key) = (name, key)
    }
  }

  /// The code that registers a name where it is defined.
  package struct Definitions: Hashable, Sendable, Codable {
    /// The methods whose names are those that they register.
    package var methods: [Method] = []
    /// The properties whose texts are names.
    package var properties: [Property] = []

    package init() {}
  }

  /// What fills a table in ways that are not described.
  package struct Opening: Hashable, Sendable, Codable {
    package var functions: [FunctionName] = []
    /// The names of files, which do so where the tree has one.
    package var files: Set<String> = []
    /// The one of those files that the tree has; nil for none.
    package fileprivate(set) var found: String?

    package init() {}
  }

  /// Code that registers or looks up a name.
  package struct Entry: Hashable, Sendable, Codable {
    package enum Form: String, Hashable, Sendable, CaseIterable, Codable {
      /// A call of a function, or a macro.
      case call
      /// A property wrapper or an attached macro of a variable: `@Injected var clock: Clock`.
      case attribute
    }

    package var form = Form.call
    /// The function, or the attribute as a function without parameters.
    package var function: FunctionName
    /// True if calls may have further arguments: `open(_:...)`.
    package var takesMore = false
    /// The places of the name, of which the first counts where something stands.
    package var keys: [Position]
    /// The second half of a name; nil if there is none.
    package var qualifier: Position?
    /// True if a registration answers look-ups with any second half.
    package var takesAnyQualifier = false
    /// The class that the name leads to; nil if the call does not tell.
    package var destination: Position?
    /// nil for that of the kind.
    package var takesAnyReceiver: Bool?
    /// nil for that of the kind.
    package var missing: RouteTable.Missing?
    /// True if a look-up counts in files that import none of the modules, because a code base adds it to a pack or switches
    /// the pack on.
    package var countsEverywhere = false

    package init(function: FunctionName, key: Position) {
      (self.function, keys) = (function, [key])
    }

    /// The function or attribute as messages name it.
    package var name: String { form == .attribute ? "@\(function.base)" : function.description }

    /// True if the code around a call may show the name, with no argument for it.
    package var showsKeyWithoutArgument: Bool { keys.contains { !$0.isArgument } }

    /// True for a function of one parameter that takes any number of names: `func declare(_ names: String...)`.
    package var isVariadic: Bool { keys.contains(.each) && function.labels == ["_"] && !takesMore }

    /// The place of the name that comes first.
    package var key: Position { keys.first ?? .parameter(0) }
  }

  /// The definitions of methods that register the parts of their names.
  package struct Method: Hashable, Sendable, Codable {
    /// As the configuration spells it: `-[Target_{key} Action_{qualifier}:]`.
    package var text: String
    package var pattern: MethodPattern
    /// True if a method registers the name with every qualifier.
    package var takesAnyQualifier: Bool

    package init(_ text: String, _ pattern: MethodPattern, takesAnyQualifier: Bool) {
      (self.text, self.pattern, self.takesAnyQualifier) = (text, pattern, takesAnyQualifier)
    }

    package static let key = "key"
    package static let qualifier = "qualifier"
  }

  /// A property that registers the texts that it gives back, in the types that adopt or inherit one: `Routable.path`.
  package struct Property: Hashable, Sendable, Codable {
    /// The protocol or class.
    package var type: String
    package var name: String

    package init(type: String, name: String) { (self.type, self.name) = (type, name) }

    /// As the configuration spells it.
    package var text: String { "\(type).\(name)" }
  }

  /// A place in a call, or a type that the code around the call shows.
  package enum Position: Hashable, Sendable, Codable {
    /// A parameter of the function, from zero.
    case parameter(Int)
    /// A further argument, which has this label.
    case label(String)
    /// Every argument without a label.
    case each
    /// The first type in angle brackets.
    case generic
    /// The declared type of the variable that has the attribute.
    case declared
    /// The type that the value of the call is given.
    case result
    /// The type around the call.
    case enclosing
  }
}

extension [String: [SystemDescription.Entry]] {
  /// The functions of the entries that a declaration may be of, by its base name and labels; nil for labels that are not
  /// known. An overload with other labels is another function.
  func names(_ base: String, _ labels: [String]?) -> [FunctionName] {
    (self[base] ?? []).filter { entry in
      guard let labels else { return true }
      return entry.takesMore ? labels.starts(with: entry.function.labels) : labels == entry.function.labels
    }.map(\.function)
  }
}
