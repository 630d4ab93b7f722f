import Routes
import SourceModel

/// A routing system as a configuration describes it: the functions that register a name, and those that look one up.
package struct SystemDescription: Hashable, Sendable {
  /// The id of the system in the output.
  package var name: String
  package var kinds: [Kind]

  package init(name: String, kinds: [Kind]) {
    (self.name, self.kinds) = (name, kinds)
  }

  /// One table of names.
  package struct Kind: Hashable, Sendable {
    /// What a name is.
    package enum Key: String, Hashable, Sendable, CaseIterable {
      /// A class, a protocol, or any other type.
      case type
      case string
      /// A pattern that URLs match.
      case url
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
    /// The definitions that register a name.
    package var methods: [Method] = []
    package var lookUps: [Entry] = []

    package init(name: String, key: Key) {
      (self.name, self.key) = (name, key)
    }
  }

  /// A function that registers or looks up the name that it gets.
  package struct Entry: Hashable, Sendable {
    package var function: FunctionName
    /// True if calls may have further arguments: `open(_:...)`.
    package var takesMore = false
    package var key: Position
    /// The second half of a name; nil if there is none.
    package var qualifier: Position?
    /// The class that the name leads to; nil if the call does not tell.
    package var destination: Position?
    /// nil for that of the kind.
    package var takesAnyReceiver: Bool?

    package init(function: FunctionName, key: Position) {
      (self.function, self.key) = (function, key)
    }
  }

  /// The definitions of methods that register the parts of their names.
  package struct Method: Hashable, Sendable {
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

  /// An argument of a call.
  package enum Position: Hashable, Sendable {
    /// A parameter of the function, from zero.
    case parameter(Int)
    /// A further argument, which has this label.
    case label(String)
  }
}
