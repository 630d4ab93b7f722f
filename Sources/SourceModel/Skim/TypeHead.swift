/// What stands before the brace of a type-like declaration, found without parsing, for every file.
///
/// Heads are in the order of their names in the file. Declarations in the arguments of other attributes count, the one in
/// `@abi(…)` does not: it spells the declaration behind it a second time.
package struct TypeHead: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable, Codable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
  }

  package enum Access: String, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
  }

  /// The attributes that say something about routes or applications; all others are dropped.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// None. Outside of this module, `[]` is made by generic code that takes a hundred times as long.
    package init() {
      rawValue = 0
    }

    /// `@main`, `@UIApplicationMain`, `@NSApplicationMain`.
    package static let entryPoint = Attributes(rawValue: 1)
    /// `@objc`, `@objc(Name)` or `@objcMembers`.
    package static let objectiveC = Attributes(rawValue: 2)
    /// One that is not the language's own: a macro, which may add members and conformances, or a global actor.
    package static let custom = Attributes(rawValue: 4)
    /// `@available(…)`: code that names the type may need one, too.
    package static let availability = Attributes(rawValue: 8)
    /// `@objcMembers`: Objective-C sees the members of the class and of its subclasses. Never without `objectiveC`.
    package static let objectiveCMembers = Attributes(rawValue: 16)
    /// `@implementation`: the code of a class of Objective-C, not of a category.
    package static let implementation = Attributes(rawValue: 32)
  }

  /// One requirement of a `where` clause, or what a generic parameter conforms to.
  package struct Requirement: Hashable, Sendable {
    package enum Relation: String, Sendable {
      case sameType = "=="
      case conformance = ":"
    }

    package var left: Spelling
    package var relation: Relation
    package var right: Spelling

    package init(left: Spelling, relation: Relation, right: Spelling) {
      self.left = left
      self.relation = relation
      self.right = right
    }
  }

  package var kind: Kind
  /// The name as written, without back-ticks: `Foo`, or for an extension also `Foo.Bar`, `Foo<Int>`, `[Int]`, `Foo?`.
  package var name: Spelling
  /// The names of the enclosing types and extensions as written, outermost first.
  package var scope: [String]
  /// Whether a brace that opens no type encloses the declaration: a function's, a closure's, an accessor's.
  package var isLocal: Bool
  /// The name in the other language: `@objc(Name)`; nil for `@objc` and `@objc()`.
  // `String?` would begin as nil, and to set it once more in `init` copies the whole head.
  // swift-format-ignore: UseShorthandTypeNames
  package var foreignName: Optional<String>
  /// The inheritance clause, in order, each type without the attributes and specifiers before it:
  /// `@unchecked Sendable` and `nonisolated P` are `Sendable` and `P`. `~Copyable` keeps its sign, `class` is `class`.
  package var inherited: [Spelling]
  /// The names of the generic parameters, or of a protocol's associated types: first the primary ones, then those that
  /// only its body declares.
  package var generics: [String]
  /// What the generic parameters conform to, then the `where` clause behind the head, in order, without layout
  /// requirements like `T: _Trivial`.
  package var requirements: [Requirement]
  /// The right-hand side of a `typealias`, with its attributes.
  // As `foreignName`.
  // swift-format-ignore: UseShorthandTypeNames
  package var aliased: Optional<Spelling>
  /// The first access modifier, `internal` where there is none; a member's default by its type is not known here.
  package var access: Access
  /// Those of all arms where `#if` stands among the attributes.
  package var attributes: Attributes
  /// The enclosing `#if` arms, outermost first, as the output contract spells them.
  package var conditions: ConditionStack

  package init(
    kind: Kind, name: Spelling, scope: [String] = [], isLocal: Bool = false, foreignName: String? = nil,
    inherited: [Spelling] = [], generics: [String] = [], requirements: [Requirement] = [],
    aliased: Spelling? = nil, access: Access = .internal, attributes: Attributes = [],
    conditions: ConditionStack = []
  ) {
    self.kind = kind
    self.name = name
    self.scope = scope
    self.isLocal = isLocal
    self.foreignName = foreignName
    self.inherited = inherited
    self.generics = generics
    self.requirements = requirements
    self.aliased = aliased
    self.access = access
    self.attributes = attributes
    self.conditions = conditions
  }
}

extension TypeHead {
  /// The parts of its name without generic arguments: of `extension Foo.Bar<Int>`, `Foo` and `Bar`.
  package var names: [String] { name.text.prefix(before: "<").dottedNames }

  /// The last part of its name: of `extension Foo.Bar<Int>`, `Bar`.
  package var lastName: String {
    // Only an extension has more than one part.
    kind != .extension || name.text.utf8.allSatisfy(Spelling.isWordByte) ? name.text : names.last ?? name.text
  }

  /// True for a head whose members may be those of a class.
  package var isClassOrExtension: Bool { kind == .class || kind == .extension }

  /// More associated types are no protocol that anybody writes.
  private static let mostAssociatedTypes = 32

  /// Adds an associated type that the body of a protocol declares.
  package mutating func addAssociatedType(_ name: String) {
    guard generics.count < Self.mostAssociatedTypes, !generics.contains(name) else { return }
    generics.append(name)
  }

  /// The same head with the types that it spells changed; its own name stays.
  package func spelled(_ change: (Spelling) -> Spelling) -> TypeHead {
    var head = self
    head.inherited = inherited.map(change)
    head.aliased = aliased.map(change)
    for index in requirements.indices {
      head.requirements[index].left = change(requirements[index].left)
      head.requirements[index].right = change(requirements[index].right)
    }
    return head
  }
}

/// The conditions that a place depends on, outermost first: `#if X`, `#if !(X)` for the arms after the first, `if X` for a
/// run-time `if`, for what follows a `guard` or an `if` that leaves, and for what stands behind `? :`, `&&`, `||` or `??`;
/// also `switch subject case pattern`, `for`, `while` and `catch` with their headers, each `!(…)` where the place is
/// reached otherwise, such as the body of a `do` with a `catch`.
///
/// The third arm of `#if A / #elseif B / #else` reads `#if !(A)`, `#if !(B)`. White space inside is normalised as
/// in a `Spelling`, except that binary operators keep one space on each side.
package typealias ConditionStack = [String]

extension ConditionStack {
  /// The condition of what stands in the block of `@try`.
  package static let tried = "@try"

  /// True for code that the compiler sees and that never runs: behind a `return`, in the `else` of `if (YES)`.
  package var neverHolds: Bool { contains(where: Self.unreachable.contains) }

  /// The condition of what stands behind a `return`.
  package static let behindReturn = "if !(return)"

  private static let unreachable: Set = [
    behindReturn, "if !(throw)", "if !(break)", "if !(continue)",
    "if false", "if !(true)", "if NO", "if !(YES)", "if 0", "if !(1)", "if FALSE", "if !(TRUE)",
  ]

  /// True where an exception ends no program.
  package var catchesExceptions: Bool { contains(Self.tried) }
}
