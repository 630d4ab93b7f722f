import Routes
import SourceModel

/// Reads the parts of modules, and the code that names one, in Swift.
struct ArchReader: FactReader {
  let language = Language.swift
  /// Empty: what is read depends on the modules that the tree declares (`ArchTypes`).
  let interest = Interest()

  func facts(in outline: SourceOutline, interest: Interest, functions _: RoutingFunctions) -> [Fact] {
    let bodies = interest.names.bodies[ArchRoutes.system]
    if bodies.isEmpty { return [] }
    let file = ArchFile(outline)
    let read = file.indices(of: bodies.types)
    let uses = file.uses(of: bodies.mentions)
    return read.map { Fact.ofSystem(file.body($0)) } + read.flatMap(file.assemblies).map(Fact.ofSystem)
      + read.flatMap(file.branches).map(Fact.ofSystem) + uses.all.map(Fact.ofSystem)
      + MentionReader(outline, bodies.mentions, uses).mentions.map(Fact.ofSystem)
  }
}

/// The facts of one file about modules.
private struct ArchFile {
  private let outline: SourceOutline
  /// By the index of the head of the type around them.
  private var methods: [Int: [ReadMethod]] = [:]
  private var properties: [Int: [TypedProperty]] = [:]

  init(_ outline: SourceOutline) {
    self.outline = outline
    for method in outline.declared.methods {
      if let head = outline.head(ofScope: outline.scopes[method.scope].parent) {
        methods[head, default: []].append(method)
      }
    }
    for property in outline.declared.properties {
      if let head = outline.head(ofScope: property.scope) { properties[head, default: []].append(property) }
    }
  }

  /// The heads of some types.
  func indices(of types: Set<String>) -> [Int] {
    outline.heads.indices.filter { types.contains(outline.heads[$0].lastName) && outline.heads[$0].kind != .typealias }
  }

  func body(_ index: Int) -> ArchBody {
    let head = outline.heads[index]
    return ArchBody(
      type: Spelling(text: head.lastName, range: head.name.range), kind: head.kind,
      properties: (properties[index] ?? []).map(ArchProperty.init),
      methods: (methods[index] ?? []).map { ArchMethod($0, outline.scopes[$0.scope]) })
  }

  // MARK: Configurators and stories

  func assemblies(_ index: Int) -> [ArchAssembly] {
    let (type, conditions) = (outline.heads[index].lastName, outline.heads[index].conditions)
    let getters = (properties[index] ?? []).filter { $0.isComputed && ["module", "router"].contains($0.name.text) }
    let methods = (methods[index] ?? []).filter { $0.hasBody && outline.scopes[$0.scope].isConfiguring }
    return getters.map { AssemblyReader($0.code).assembly(of: type, $0.name, conditions) }
      + methods.map { method in
        let scope = outline.scopes[method.scope]
        let name = Spelling(text: "configure", range: scope.nameRange)
        return AssemblyReader(method.code).assembly(of: type, name, scope.conditions)
      }
  }

  func branches(_ index: Int) -> [ArchBranch] {
    let type = outline.heads[index].lastName
    return (properties[index] ?? []).flatMap { property -> [ArchBranch] in
      if property.modifiers.contains(.static) { return BranchReader(property).member(of: type) }
      return property.name.text == "configurator" ? BranchReader(property).branches(of: type) : []
    }
  }

  // MARK: Uses

  func uses(of types: Set<String>) -> UsesInFile {
    var uses = UsesInFile(types)
    for method in outline.declared.methods {
      let scope = outline.scopes[method.scope]
      uses.add(method.code, in: outline.typeNames(around: method.scope), conditions: scope.conditions)
    }
    for property in outline.declared.properties {
      for code in [property.code, property.setter] {
        uses.add(code, ofProperty: !property.isComputed, in: outline.typeNames(around: property.scope))
      }
    }
    return uses
  }
}

extension Scope {
  /// True for `configure(moduleIO:)`.
  fileprivate var isConfiguring: Bool { kind == .function(name: "configure") && parameterLabels == ["moduleIO"] }
}
