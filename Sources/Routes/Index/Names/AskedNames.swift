import SourceModel

/// The names that a file uses, or all files of a tree, and where other files may declare them.
package struct AskedNames: Hashable, Sendable {
  /// The names of constants, by the last name of the type that may declare them.
  package private(set) var constants: [String: Set<String>] = [:]
  /// The constants of Objective-C.
  package private(set) var globals: Set<String> = []
  /// The classes whose members a system needs.
  package private(set) var classes: Set<String> = []
  /// The selectors of the methods that a system needs.
  package private(set) var methods: Set<String> = []
  /// The methods of Swift whose calls a system needs.
  package private(set) var methodCalls: Set<AskedCall> = []
  /// The types that facts show to be ones that a system looks for.
  package private(set) var shownTypes: Set<String> = []

  /// The members that types may inherit, and the types that are asked for one.
  package private(set) var inherited: Set<String> = []
  package private(set) var heirs: Set<String> = []
  /// The functions that look up what their callers name, by base name.
  package private(set) var functions = FunctionInterest()
  /// The constants that have the texts of other members of their types.
  private var aliases: Set<Alias> = []
  private var calls = AskedCalls()

  private struct Alias: Hashable {
    /// The last name of the type.
    let owner: String
    let name: String
    let member: String
  }

  package init() {}

  /// The names that one file uses.
  package init(_ file: FileFacts) {
    for fact in file.facts { insert(fact, file.language) }
  }

  /// The names that a tree uses, of those of its files.
  package init(ofFiles files: [AskedNames]) {
    for names in files { formUnion(names) }
    calls.keepEffectiveFunctions()
    functions = FunctionInterest(calls.functions.starts)
    for name in calls.names { insert(name.path, in: name.scope) }
    followAliases()
  }

  /// The functions of one file that look up what their callers name.
  package static func functions(of facts: [Fact]) -> FunctionInterest {
    var calls = AskedCalls()
    for case .function(let function) in facts { calls.insert(function) }
    calls.keepEffectiveFunctions()
    return FunctionInterest(calls.functions.starts)
  }

  /// The same without the members that only rules and editors need.
  package var withoutMembers: AskedNames {
    var names = self
    (names.classes, names.methods) = ([], [])
    return names
  }

  /// True if the files ask for nothing.
  package var isEmpty: Bool { self == AskedNames() }

  private mutating func formUnion(_ other: AskedNames) {
    for (owner, names) in other.constants { constants[owner, default: []].formUnion(names) }
    globals.formUnion(other.globals)
    classes.formUnion(other.classes)
    methods.formUnion(other.methods)
    methodCalls.formUnion(other.methodCalls)
    shownTypes.formUnion(other.shownTypes)
    inherited.formUnion(other.inherited)
    heirs.formUnion(other.heirs)
    aliases.formUnion(other.aliases)
    calls.formUnion(other.calls)
  }

  private mutating func insert(_ fact: Fact, _ language: Language) {
    switch fact {
    case .ofSystem(let fact):
      classes.formUnion(fact.fact.askedClasses)
      methods.formUnion(fact.fact.askedMethods)
      methodCalls.formUnion(fact.fact.askedCalls)
      if let type = fact.fact.shownType { shownTypes.insert(type) }
      for name in fact.fact.askedNames { insert(name, language) }
    case .constant(let fact):
      if let member = fact.member, member != TextConstant.rawValue, let owner = TypeName.flattened(fact.owner).last {
        aliases.insert(Alias(owner: owner, name: fact.name.text, member: member))
      }
    case .function(let function): calls.insert(function)
    default:
      if case .textLookUp(let fact) = fact, case .function(let call) = fact.origin {
        calls.insert(call, in: fact.scope)
      }
      for name in fact.names { insert(NameOfText(path: name, scope: fact.scopeOfNames), language) }
      if let name = fact.qualifierName { insert(name, language) }
      for name in fact.enumCases { insert(enumCase: name.path, in: name.scope) }
    }
  }

  /// In Objective-C, only a path is a member of a class.
  private mutating func insert(_ name: NameOfText, _ language: Language) {
    if let method = name.method { return insert(method, in: name.scope) }
    if language == .swift { return insert(name.path, in: name.scope) }
    guard ConstantTable.isNameOfConstant(name.path) else { return }
    if name.path.contains(".") { insert(name.path, in: name.scope) } else { globals.insert(name.path) }
  }

  private mutating func insert(_ path: String, in scope: [String]) {
    let parts = path.dottedNames.map(TypeName.withoutGenerics).filter { $0 != "rawValue" }
    if parts.count == 1 { globals.formUnion(parts) }
    let isMember = parts.count == 2 && (parts[0] == "self" || parts[0] == TextConstant.currentType)
    let around = TypeName.flattened(scope)
    guard let name = parts.last else { return }
    let owners = isMember || parts.count < 2 ? around : [parts[parts.count - 2]]
    for owner in owners { constants[owner, default: []].insert(name) }
    // `AppStoryboard.main.instance`
    if parts.count > 2 { constants[parts[parts.count - 3], default: []].formUnion(parts.suffix(2)) }
    // A class around the name may inherit it; a type before it, or one that code runs for, is asked for it.
    let asked = parts.count == 1 ? around : isMember ? around.suffix(1) : [parts[parts.count - 2]]
    guard !asked.isEmpty else { return }
    inherited.insert(name)
    heirs.formUnion(asked)
  }

  /// Without its type, the case may be of any enum.
  private mutating func insert(enumCase path: String, in scope: [String]) {
    if path.hasPrefix(".") {
      constants[NameInterest.anyEnum, default: []].insert(String(path.dropFirst()))
    } else {
      insert(path, in: scope)
    }
  }

  /// A constant that nothing asks for asks for nothing, so that the names do not depend on what was read before.
  private mutating func followAliases() {
    var isNew = true
    while isNew {
      isNew = false
      for alias in aliases {
        if inherited.contains(alias.name) {
          heirs.insert(alias.owner)
          isNew = inherited.insert(alias.member).inserted || isNew
        }
        if constants[alias.owner]?.contains(alias.name) == true {
          isNew = constants[alias.owner, default: []].insert(alias.member).inserted || isNew
        }
      }
    }
  }
}
