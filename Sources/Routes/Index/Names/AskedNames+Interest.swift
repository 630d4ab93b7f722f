import SourceModel

extension DerivedInterest {
  /// Interests that also read the constants and members that the tree asks for.
  package func interests(_ base: [Language: Interest], asking names: AskedNames) -> [Language: Interest] {
    let patterns = base.values.reduce(into: Set()) { $0.formUnion($1.names.methods.patterns) }
    let members = lineages(of: names.classes.union(heads.classes(with: patterns)))
    var interests = base
    for language in base.keys {
      interests[language]?.names.members = members
      interests[language]?.names.methods = MethodInterest(names.methods, patterns: patterns, in: language)
    }
    let ancestors = ancestors(of: names.heirs)
    for language in base.keys {
      interests[language]?.names.constants = names.constants
      if ancestors.isEmpty { continue }
      interests[language]?.names.inherited.names = names.inherited
      interests[language]?.names.inherited.ancestors = ancestors
    }
    // Enums of Objective-C have no texts.
    interests[.objectiveC]?.names.constants[NameInterest.anyEnum] = nil
    interests[.swift]?.read(names.functions)
    interests[.swift]?.read(calls(asked: names))
    interests[.objectiveC]?.names.globals.formUnion(names.globals)
    return interests
  }

  /// The base names of the methods whose calls are read.
  private func calls(asked names: AskedNames) -> Set<String> {
    var results: [String: Bool] = [:]
    return names.methodCalls.reduce(into: []) { calls, call in
      guard let result = call.result else { return _ = calls.insert(call.name) }
      let mayMatter = results[result] ?? systems.contains { $0.mayGive(result, in: heads, shown: names.shownTypes) }
      results[result] = mayMatter
      if mayMatter { calls.insert(call.name) }
    }
  }

  /// The classes and their superclasses that the tree declares, and those of others.
  private func lineages(of names: Set<String>) -> ClassInterest {
    var classes: Set<String> = []
    var bases: Set<String> = []
    var seen: Set<String> = []
    let asked = names.union(names.map { heads.names.renamed($0, in: .objectiveC) })
    var pending = Array(asked.union(heirs(of: asked)))
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard let declared = declaredClass(name) else {
        bases.insert(name)
        continue
      }
      classes.formUnion(declared.names)
      pending += declared.parents
    }
    return ClassInterest(classes: classes, bases: names.isEmpty ? [] : bases.union(Self.roots))
  }

  /// The subclasses of classes of the tree, with these and their aliases: code may make an object of one where a document
  /// names its superclass.
  private func heirs(of classes: Set<String>) -> Set<String> {
    NameGraph.reached(from: classes.filter { declaredClass($0) != nil }) { name in
      var heirs = aliases(of: name)
      heads.forEach(adopting: name) { head, _ in
        if head.kind == .class { heirs.insert(TypeName.simple(head.name.text)) }
      }
      return heirs
    }
  }

  /// nil if the tree declares no class or alias of the name.
  private func declaredClass(_ name: String) -> ClassMemory.Declared? {
    heads.memory.classes.declared(name) {
      var isDeclared = false
      var parents: Set<String> = []
      heads.forEach(declaring: name) { head, _ in
        guard head.kind == .class || head.kind == .typealias else { return }
        isDeclared = true
        parents.formUnion(head.namesOfParents)
      }
      guard isDeclared else { return nil }
      return ClassMemory.Declared(names: heads.names.all(of: [name]).union(aliases(of: name)), parents: parents)
    }
  }

  /// The classes and protocols that may declare a member of classes, with these.
  private func ancestors(of names: Set<String>) -> Set<String> {
    let classes = names.filter { AppleClass.lineage(of: $0) != nil || heads.declaresClass($0) }
    return NameGraph.reached(from: classes) { name in
      var next = Set(AppleClass.lineage(of: name) ?? [])
      heads.forEach(declaring: name) { head, _ in
        next.formUnion(head.namesOfParents)
      }
      return next
    }
  }

  /// An extension may extend a class by an alias.
  private func aliases(of name: String) -> Set<String> {
    var aliases: Set<String> = []
    heads.forEach(meaning: name) { head, _ in
      if head.kind == .typealias { aliases.insert(head.name.text) }
    }
    return aliases
  }

  /// Classes of Apple's that others inherit, and that apps extend.
  private static let roots: Set = [
    "NSButton", "NSControl", "NSObject", "NSResponder", "NSTableView", "NSText", "NSTextField", "NSView",
    "NSViewController", "NSWindowController", "UICollectionReusableView", "UIControl", "UIResponder", "UIScrollView",
    "UIView", "UIViewController",
  ]
}

extension Interest {
  /// Widens an interest by the calls and declarations of functions.
  package mutating func read(_ functions: FunctionInterest) {
    names.functions = names.functions.union(functions)
    if functions.names.isEmpty { return }
    callees.formUnion(functions.names)
    receivers.formUnion(functions.names)
    groups = groups.subtracting(functions.names)
    names.callees.formUnion(functions.names)
  }

  /// Widens an interest by the calls of methods.
  fileprivate mutating func read(_ methods: Set<String>) {
    names.bodies.add(calls: methods)
    callees.formUnion(methods)
    triggers.formUnion(methods)
  }
}

extension NamedHeads {
  fileprivate func declaresClass(_ name: String) -> Bool {
    contains(declaring: name) { head, _ in head.kind == .class || head.kind == .typealias }
  }
}

extension TypeHead {
  /// What stands behind its colon, and what an alias stands for, by simple names.
  fileprivate var namesOfParents: [String] {
    (inherited + [aliased].compactMap(\.self)).map { TypeName.simple($0.text) }
  }
}
