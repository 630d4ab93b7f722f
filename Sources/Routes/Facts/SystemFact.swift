import SourceModel

/// A fact that one routing system alone reads. Link stores it, and does not interpret it.
///
/// The type, the reader that makes it and the rules that read it are in the folder of the system.
package protocol SystemFact: Hashable, Sendable, Codable {
  /// Its place in the file.
  var place: SourceRange { get }
  /// The same fact with the names of types as `rename` gives them. Places stay. Objective-C may name
  /// a class by another name than the class has.
  func renamed(_ rename: (String) -> String) -> Self
  /// The classes whose members the system needs, as the file names them.
  var askedClasses: Set<String> { get }
  /// The selectors of the methods that the system needs, whatever class has them.
  var askedMethods: Set<String> { get }
  /// The methods of Swift whose calls the system needs, in all files.
  var askedCalls: Set<AskedCall> { get }
  /// The type that the fact shows to be one that the system looks for, by simple name; nil for none.
  var shownType: String? { get }
  /// The names of constants whose texts the system needs.
  var askedNames: [NameOfText] { get }
  /// True if the system makes registrations or look-ups of it, together with facts of other files
  /// (`RoutingSystem.joinedFacts(of:)`).
  var joinsFiles: Bool { get }
  /// True if the system's `LookUpResolver` reads it, so that the facts of one file decide what look-ups of others find.
  var decidesLookUps: Bool { get }
}

extension SystemFact {
  /// The fact itself, for facts that name no type.
  package func renamed(_: (String) -> String) -> Self { self }

  /// None.
  package var askedClasses: Set<String> { [] }

  /// None.
  package var askedMethods: Set<String> { [] }

  /// None.
  package var askedCalls: Set<AskedCall> { [] }

  package var shownType: String? { nil }

  /// None.
  package var askedNames: [NameOfText] { [] }

  package var joinsFiles: Bool { false }

  package var decidesLookUps: Bool { false }

  fileprivate func renamedAny(_ rename: (String) -> String) -> AnySystemFact { AnySystemFact(renamed(rename)) }

  fileprivate func isEqual(to other: any SystemFact) -> Bool { self == other as? Self }
}

/// A method whose calls a system needs.
package struct AskedCall: Hashable, Sendable {
  /// The base name.
  package let name: String
  /// The type that the method gives, as spelled, if the calls matter only where a system gives such types
  /// (`RoutingSystem.mayGive(_:in:shown:)`); nil if they always do.
  package let result: String?

  package init(_ name: String, giving result: String? = nil) { (self.name, self.result) = (name, result) }
}

/// The name of a constant in code.
package struct NameOfText: Hashable, Sendable, Codable {
  /// As spelled: `Paths.note`.
  package let path: String
  /// The types around it, outermost first.
  package let scope: [String]

  package init(path: String, scope: [String]) { (self.path, self.scope) = (path, scope) }

  /// The path that stands for what a method returns: `ItemCell.name()` for the method `ItemCell.name`.
  static func path(ofResult method: String) -> String { method + "()" }

  /// The method of such a path; nil for other names.
  var method: String? { path.hasSuffix("()") ? String(path.dropLast(2)) : nil }
}

/// A fact of a routing system, of any type.
package struct AnySystemFact: Sendable {
  package let fact: any SystemFact

  package init(_ fact: some SystemFact) { self.fact = fact }

  /// The type of the fact.
  var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: fact)) }

  func renamed(_ rename: (String) -> String) -> AnySystemFact { fact.renamedAny(rename) }
}

extension AnySystemFact: Hashable {
  package static func == (left: AnySystemFact, right: AnySystemFact) -> Bool {
    left.fact.isEqual(to: right.fact)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    fact.hash(into: &hasher)
  }
}

extension Fact {
  /// A fact of a routing system of its own.
  package static func ofSystem(_ fact: some SystemFact) -> Fact { .ofSystem(AnySystemFact(fact)) }
}
