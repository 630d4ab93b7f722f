import SourceModel
import SwiftSyntax

/// The types that a property of an enum gives for its cases, if the enum is declared in the same
/// file: `var type: UITableViewCell.Type { switch self { case .item: return ItemCell.self } }`.
struct CaseTypes {
  private var bodies: [Node] = []

  /// `path` is the enum as spelled in the code of `node`.
  init(of path: [String], around node: Node) {
    let around = Self.typesAround(node)
    var (found, kinds): ([[String]: [Node]], [[String]: Int]) = ([:], [:])
    Self.forEachType(inFileOf: node) { type, names in
      guard names.suffix(path.count) == path[...], around.starts(with: names.dropLast(path.count)) else { return }
      found[names, default: []].append(type)
      if type.kind == .enumDecl { kinds[names, default: 0] += 1 }
    }
    guard kinds.count == 1, let (names, count) = kinds.first, count == 1, found.count == 1 else { return }
    bodies = found[names] ?? []
  }

  /// All types in order; empty if one result is anything else, and if the enum lists its cases
  /// itself.
  func types(of member: String) -> [Node] {
    let variables = bodies.flatMap { body in
      (body.memberBlock?.members.compactMap(\.decl) ?? []).filter { $0.kind == .variableDecl }
    }
    let named = variables.flatMap { variable in
      variable.bindings.compactMap { binding -> (name: String, variable: Node, binding: Node)? in
        binding.pattern?.identifier.map { (Speller.name(of: $0), variable, binding) }
      }
    }
    let found = named.filter { $0.name == member }
    guard found.count == 1, !found[0].variable.isStatic, !named.contains(where: { $0.name == "allCases" }),
      let getter = found[0].binding.getterStatements
    else { return [] }
    let types = getter.results.map(\.unwrapped.metatypeBase)
    return types.contains { $0 == nil } ? [] : types.compactMap(\.self)
  }

  // MARK: Types

  /// The names of the types around a node, outermost first.
  private static func typesAround(_ node: Node) -> [String] {
    node.ancestors.filter { $0.memberBlock != nil }.map(names).reversed().flatMap(\.self)
  }

  private static func names(of type: Node) -> [String] {
    guard type.kind == .extensionDecl else { return type.name.map { [Speller.name(of: $0)] } ?? [] }
    let tokens = type.extendedType?.tokens.prefix { !$0.spells("<") }
    return tokens?.filter(\.isIdentifier).map { Speller.name(of: $0) } ?? []
  }

  private static func forEachType(inFileOf node: Node, _ body: (_ type: Node, _ names: [String]) -> Void) {
    var pending = (Array(node.ancestors).last?.contents ?? []).map { (node: $0, around: [String]()) }
    while let (node, around) = pending.popLast() {
      if node.kind == .ifConfigDecl {
        for clause in node.clauses { pending += clause.contents.map { ($0, around) } }
        continue
      }
      guard let block = node.memberBlock else { continue }
      let names = around + names(of: node)
      body(node, names)
      pending += block.members.compactMap(\.decl).map { ($0, names) }
    }
  }
}
