import Routes
import SourceModel

/// The code that makes a module: `var module`, `var router` or `configure(moduleIO:)` of a configurator.
struct ArchAssembly: SystemFact {
  /// An object that the code makes and gives a name.
  struct Part: Hashable, Sendable, Codable {
    let name: String
    /// What it may be an instance of, with generic arguments as spelled.
    let classes: [Spelling]
    /// The members that the code sets.
    let assigned: Set<String>
    /// True if other code gets the object, which may set more.
    let isHandedOver: Bool
    /// True if the code calls one of its methods with an argument.
    let isCalled: Bool
  }

  /// The configurator, by simple name.
  var type: String
  /// The name of the property or method.
  let member: Spelling
  let parts: [Part]
  /// What the code gives back may be an instance of.
  let results: [Spelling]
  /// The parts that it gives back.
  let resultNames: Set<String>
  /// The classes of what the output of a part is set to.
  let outputs: [Spelling]
  let conditions: ConditionStack

  var place: SourceRange { member.range }
  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> ArchAssembly {
    var assembly = self
    assembly.type = rename(type)
    return assembly
  }
}
