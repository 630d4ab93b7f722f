/// The names that stand for texts, as far as readers look for them.
package struct NameInterest: Hashable, Sendable {
  /// The calls whose arguments and receivers are looked up in the file, by base name.
  package var callees: Set<String>
  /// The labels of the arguments of any initializer of Swift that are looked up, too: `nibName`. Calls with one go into the
  /// outline of a file that may have a text there.
  package var initializerLabels: Set<String> = []
  /// The types of Swift whose values stand for a text.
  package var texts: TextTypes
  /// The functions of the tree that look up what their callers name.
  package var functions = FunctionInterest()
  /// The values of Swift whose comparisons with texts go into the outline.
  package var compared: Set<ComparedValue> = []
  /// The names of Swift whose uses go into the outline, each with the members that may follow, or none for any:
  /// `["R": ["storyboard"]]` for `R.storyboard.main`. Only a file with both words is parsed for them.
  package var memberPaths: [String: Set<String>] = [:]
  /// The names of the constants that go into the outline, by the last name of the type that may declare them, or by
  /// `anyEnum`.
  package var constants: [String: Set<String>] = [:]
  /// The static members that types may inherit.
  package var inherited = InheritedNames()
  /// The classes whose members go into the outline.
  package var members = ClassInterest()
  /// The global constants of Objective-C that go into the outline.
  package var globals: Set<String> = []
  /// The methods that go into the outline, whatever class declares them.
  package var methods = MethodInterest()
  /// The methods of Swift whose bodies go into the outline, and properties.
  package var bodies = BodyInterest()

  package init(callees: Set<String> = [], texts: TextTypes = TextTypes()) {
    self.callees = callees
    self.texts = texts
  }

  func union(_ other: NameInterest) -> NameInterest {
    var union = NameInterest(callees: callees.union(other.callees), texts: texts.union(other.texts))
    union.compared = compared.union(other.compared)
    union.functions = functions.union(other.functions)
    union.constants = constants.merging(other.constants) { $0.union($1) }
    union.globals = globals.union(other.globals)
    union.inherited = inherited.union(other.inherited)
    union.members = members.union(other.members)
    union.methods = methods.union(other.methods)
    union.bodies = bodies.union(other.bodies)
    union.memberPaths = memberPaths.merging(other.memberPaths) { $0.union($1) }
    union.initializerLabels = initializerLabels.union(other.initializerLabels)
    return union
  }

  /// The names of the constants of a type that are read.
  package func constants(of head: TypeHead) -> ConstantNames {
    if constants.isEmpty, inherited.ancestors.isEmpty { return ConstantNames() }
    let type = head.lastName
    let ofAny = head.kind == .enum || head.kind == .extension ? constants[Self.anyEnum] : nil
    return ConstantNames(
      [constants[type], ofAny, inherited.ancestors.contains(type) ? inherited.names : nil].compactMap(\.self))
  }

  /// Stands for the name of any enum. No type has such a name.
  package static let anyEnum = "."

  /// True if the members of a class are read.
  package func asksMembers(_ head: TypeHead) -> Bool {
    guard !members.isEmpty, head.isClassOrExtension else { return false }
    let name = head.lastName
    return members.classes.contains(name) || members.bases.contains(name) && head.kind == .extension
  }

  /// True if the methods of interest of a type are read.
  package func asksMethods(_ head: TypeHead) -> Bool {
    !methods.isEmpty && head.isClassOrExtension
  }

  /// True if all code is read: of which type a method is, its name does not say. Only for Swift.
  package var readsAllCode: Bool { !bodies.all.types.isEmpty || !bodies.all.mentions.isEmpty }

  /// Decides by the base name of a function whether its whole body is read; nil if that of none is. Only for Swift.
  package var readsBody: ((String) -> Bool)? {
    if compared.isEmpty, methods.patterns.isEmpty, bodies.all.isEmpty { return nil }
    let functions = Set(compared.map(\.function)).union(bodies.all.functions)
    return { functions.contains($0) || methods.returns(ofMethod: $0) }
  }

  /// The words without which a file says nothing of names, beside the triggers and `initializerLabels`.
  package var askedWords: Set<String> { globals.union(methods.words).union(functions.names) }

  /// The words of `memberPaths`.
  package var pathWords: Set<String> { memberPaths.values.reduce(Set(memberPaths.keys)) { $0.union($1) } }

  /// True if a file may use a name of interest with one of its members, because it has both words.
  package func mayHaveMemberPath(_ hasWord: (String) -> Bool) -> Bool {
    memberPaths.contains { hasWord($0.key) && ($0.value.isEmpty || $0.value.contains(where: hasWord)) }
  }

  /// True if a file with the word may declare a name that other files ask for.
  package func mayDeclare(withWord word: String) -> Bool { globals.contains(word) || methods.words.contains(word) }
}
