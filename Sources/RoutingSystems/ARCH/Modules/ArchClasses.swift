import Routes
import SourceModel

/// What the parts of modules inherit, as heads show it.
struct ArchClasses {
  private let types: TypeTable
  private let relations: TypeRelations

  init(_ types: TypeTable) { (self.types, relations) = (types, TypeRelations(types)) }

  /// Only a hostile tree has more.
  private static let mostSteps = 32

  // MARK: Names

  /// The type, what it inherits, adopts or stands for, and so on, by simple name, the nearest first.
  func reached(from name: String) -> [String] { relations.reached(from: name) }

  func reaches(_ name: String, _ other: String) -> Bool { reached(from: name).contains(other) }

  /// The only head that declares a type or an alias outside functions; nil if there is none, or several.
  func head(of name: String) -> (head: TypeHead, file: FileID)? {
    var found: [(TypeHead, FileID)] = []
    types.heads.forEach(declaring: name) { head, file in
      if head.kind != .extension, !head.isLocal { found.append((head, file.id)) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The declarations and extensions of a type.
  func heads(of name: String) -> [TypeHead] {
    var heads: [TypeHead] = []
    types.heads.forEach(declaring: name) { head, _ in heads.append(head) }
    return heads
  }

  /// The type that a name stands for; nil if that is not certain: several types have the name, or none of the tree.
  func known(_ name: String) -> TypeHead? {
    var name = name
    for _ in 0..<Self.mostSteps {
      guard let head = head(of: name)?.head else { return nil }
      guard head.kind == .typealias else { return head }
      guard let aliased = head.aliased, head.generics.isEmpty else { return nil }
      name = SpelledType(aliased.text).name
    }
    return nil
  }

  /// What a spelled type stands for in a type, if it is an alias there, in a superclass or outside all types. Optional
  /// marks are dropped.
  func expanded(_ spelling: String, in type: String) -> String {
    let name = SpelledType(spelling).name
    let scopes = Set(reached(from: type))
    var found: Set<String> = []
    types.heads.forEach(declaring: name) { head, _ in
      guard head.kind == .typealias, !head.isLocal, head.generics.isEmpty, let aliased = head.aliased else { return }
      let scope = TypeName.flattened(head.scope).last
      if scope.map(scopes.contains) ?? true { found.insert(aliased.text) }
    }
    return found.count == 1 ? found.first ?? spelling : spelling
  }

  // MARK: Superclasses

  /// The superclass as the head of a class spells it, with the arguments of the class.
  func superclass(of type: SpelledType) -> SpelledType? {
    guard let head = head(of: type.name)?.head else { return nil }
    if head.kind == .typealias {
      return head.aliased.map { SpelledType($0.text).substituting(type.arguments, for: head.generics) }
    }
    guard head.kind == .class, let first = head.inherited.first else { return nil }
    return SpelledType(first.text).substituting(type.arguments, for: head.generics)
  }

  /// The class and its superclasses, the nearest first, as far as the tree declares them, and the first one beyond.
  /// Without aliases.
  func lineage(of type: SpelledType) -> [SpelledType] {
    var lineage = [type]
    while lineage.count < Self.mostSteps, let last = lineage.last, let next = superclass(of: last) {
      lineage.append(next)
    }
    return lineage.filter { head(of: $0.name)?.head.kind != .typealias }
  }

  /// The class as which a class inherits one of the library's, with its arguments; nil if it does not.
  func base(_ name: String, of type: SpelledType) -> SpelledType? { lineage(of: type).first { $0.name == name } }

  /// The state of a controller or an event handler. nil for a type parameter, and if a link is out of sight.
  func state(of type: SpelledType) -> TypeHead? {
    let base = base(ArchName.controller, of: type) ?? base(ArchName.handler, of: type)
    guard let argument = base?.arguments.first, !isParameter(argument, of: type) else { return nil }
    return known(SpelledType(argument).name)
  }

  /// The class of the event handler that a controller is declared with; nil for a protocol.
  func handler(of controller: SpelledType) -> SpelledType? {
    guard let base = base(ArchName.controller, of: controller), base.arguments.count == 2,
      !isParameter(base.arguments[1], of: controller)
    else { return nil }
    let handler = SpelledType(base.arguments[1])
    return self.base(ArchName.handler, of: handler) == nil ? nil : handler
  }

  /// True for a parameter that a class is not given an argument for.
  private func isParameter(_ name: String, of type: SpelledType) -> Bool {
    type.arguments.isEmpty && head(of: type.name)?.head.generics.contains(name) ?? false
  }
}
