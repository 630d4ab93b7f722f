import SourceModel
import SwiftSyntax

/// The properties of types that readers ask for.
extension OutlineWalk {
  /// Notes the properties of a type whose types spell a name of interest.
  mutating func noteProperties(_ variable: Node, at place: Int) {
    guard !wanted.interest.names.bodies.all.propertyTypes.isEmpty, !places[place].isAsked else { return }
    noteProperties(variable, at: place, all: false)
  }

  /// Notes all properties in the body of a type that is asked for.
  mutating func noteProperties(of type: Node, at place: Int) {
    guard places[place].isAsked else { return }
    var pending = (type.memberBlock?.members.compactMap(\.decl) ?? [])
    while let member = pending.popLast() {
      switch member.kind {
      case .variableDecl: noteProperties(member, at: place, all: true)
      case .ifConfigDecl:
        pending += member.clauses.flatMap { ($0.armElements?.children.map(\.decl) ?? []).compactMap(\.self) }
      default: continue
      }
    }
    outline.declared.properties.sort { $0.name.range < $1.name.range }
  }

  private mutating func noteProperties(_ variable: Node, at place: Int, all: Bool) {
    let scope = places[place].scope
    guard !places[place].isLocal, case .type = outline.scopes[scope].kind else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern?.identifier else { continue }
      let types = (binding.typeAnnotation ?? binding.initializer)?.names(
        in: wanted.interest.names.bodies.all.propertyTypes)
      guard all || types?.isEmpty == false else { continue }
      var property = TypedProperty(
        name: speller.spelling(ofName: name), type: binding.typeAnnotation?.type.map { speller.spelling(of: $0) },
        types: types ?? [], scope: scope)
      property.read(variable, binding, speller)
      outline.declared.properties.append(property)
    }
  }
}

extension TypedProperty {
  fileprivate mutating func read(_ variable: Node, _ binding: Node, _ speller: Speller) {
    isWrapped = variable.attributes.contains {
      $0.attributeName.map { !BuiltInAttribute.contains(Speller.words(of: $0)) } ?? false
    }
    isConstant = variable.bindingSpecifier?.spells("let") == true
    for modifier in variable.modifiers {
      switch modifier.name?.text {
      case "class", "static": modifiers.insert(.static)
      case "lazy": modifiers.insert(.lazy)
      case "override": modifiers.insert(.override)
      // `private(set)` hides the setter alone.
      case "private", "fileprivate": if modifier.child(.declModifierDetail) == nil { modifiers.insert(.private) }
      case "unowned": modifiers.insert(.unowned)
      case "weak": modifiers.insert(.weak)
      default: continue
      }
    }
    isComputed = binding.hasGetter
    hasSetter = binding.has("set")
    if let setter = binding.statements(of: "set") { self.setter = CodeBodyReader.code(of: setter, speller) }
    if let getter = binding.getterStatements {
      code = CodeBodyReader.code(of: getter, speller)
    } else if let value = binding.initializer?.value {
      code = CodeBodyReader.code(ofValue: value, speller)
    }
  }
}

extension Node {
  fileprivate func names(in wanted: Set<String>) -> Set<String> {
    wanted.isEmpty ? [] : Set(tokens.lazy.filter(\.isIdentifier).map { Speller.name(of: $0) }).intersection(wanted)
  }

  /// True for a binding with a getter, also one without a body. Observers are none.
  fileprivate var hasGetter: Bool {
    guard let block = accessorBlock else { return false }
    return block.elements(.accessorDeclList).isEmpty || has("get")
  }

  /// True for a binding with an accessor, also one without a body.
  fileprivate func has(_ accessor: StaticString) -> Bool {
    accessorBlock?.elements(.accessorDeclList).contains { $0.accessorSpecifier?.spells(accessor) == true } ?? false
  }

  /// The statements of the getter of a binding; nil without any.
  var getterStatements: Node? {
    accessorBlock?.statements ?? statements(of: "get")
  }

  /// The statements of an accessor of a binding that is written out; nil without one.
  fileprivate func statements(of accessor: StaticString) -> Node? {
    guard let block = accessorBlock else { return nil }
    return block.elements(.accessorDeclList).first { $0.accessorSpecifier?.spells(accessor) == true }?.body?.statements
  }
}
