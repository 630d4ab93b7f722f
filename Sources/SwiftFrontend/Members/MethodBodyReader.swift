import SourceModel
import SwiftSyntax

/// Reads what the body of a method uses. It enters all of the body, which landmarks do not show.
struct MethodBodyReader {
  private let speller: Speller

  init(_ speller: Speller) { self.speller = speller }

  /// `scope` is the index of the method in the outline.
  func method(_ node: Node, at scope: Int) -> ReadMethod {
    let foreign = node.attributes.first { $0.attributeName?.spells("objc") == true }
    let name = Speller.words(of: foreign?.attributeArguments)
    var method = ReadMethod(
      scope: scope, selector: name.isEmpty ? SelectorName(of: node).text : name, isMarked: foreign != nil,
      hasBody: node.body != nil)
    if let body = node.body { read(body, into: &method, named: Speller.name(of: node.name)) }
    return method
  }

  private func read(_ body: Node, into method: inout ReadMethod, named name: String) {
    var pending = [body]
    var dispatch = SelectorDispatch(speller)
    while let node = pending.popLast() {
      dispatch.read(node)
      switch node.kind {
      case .sequenceExpr: method.casts += casts(in: node)
      case .functionCallExpr: read(call: node, into: &method, named: name)
      default: break
      }
      pending += node.children.reversed().filter { !$0.isToken }
    }
    method.selectors = dispatch.selectors
  }

  private func casts(in sequence: Node) -> [NamedCast] {
    let parts = Array(sequence.elements)
    return parts.indices.compactMap { position in
      Cast(behind: position, in: parts, speller).map {
        NamedCast($0, of: NamePath(parts[position])?.names.joined(separator: "."))
      }
    }
  }

  private func read(call: Node, into method: inout ReadMethod, named own: String) {
    let callee = Callee(of: call)
    guard let name = callee.name else { return }
    let spelling = speller.spelling(ofName: name)
    switch callee.base {
    case .none where spelling.text.first?.isUppercase == true: method.made.append(spelling)
    case .none: method.called.insert(spelling.text)
    case .expression(let base) where base.isCurrent: method.called.insert(spelling.text)
    case .expression(let base) where base.kind == .superExpr:
      if spelling.text == own { method.callsSuper = true }
    case .expression(let base):
      guard let path = NamePath(base), path.names.count == 1, path.names[0].first?.isUppercase == true else { return }
      method.made.append(
        Spelling(text: "\(path.names[0]).\(spelling.text)", range: speller.range(from: base.start, to: name.end)))
    case .implicit: break
    }
  }
}

extension SelectorName {
  fileprivate init(of function: Node) {
    let effects = function.signature?.child(.functionEffectSpecifiers)
    self.init(
      base: Speller.name(of: function.name), labels: function.parameters.map { Speller.name(of: $0.firstName) },
      isThrowing: effects?.tokens.contains { $0.spells("throws") || $0.spells("rethrows") } ?? false,
      isAsync: effects?.tokens.contains { $0.spells("async") || $0.spells("reasync") } ?? false)
  }
}

extension OutlineWalk {
  mutating func noteMethod(_ function: Node, named name: String, at place: Int) {
    let bodies = wanted.interest.names.bodies
    if bodies.isEmpty { return }
    let type = places[place].types.last.map {
      $0.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? $0
    }
    guard bodies.functions.contains(name) || type.map(bodies.types.contains) == true, !places[place].isLocal else {
      return
    }
    methods.append((function, place))
  }

  /// Notes the properties of a type whose types spell a name of interest.
  mutating func noteProperties(_ variable: Node, at place: Int) {
    let wanted = wanted.interest.names.bodies.propertyTypes
    let scope = places[place].scope
    guard !wanted.isEmpty, !places[place].isLocal, case .type = outline.scopes[scope].kind else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern?.identifier else { continue }
      let types = (binding.typeAnnotation ?? binding.initializer).map { $0.names.intersection(wanted) } ?? []
      if types.isEmpty { continue }
      outline.declared.properties.append(
        TypedProperty(name: speller.spelling(ofName: name), types: types, scope: scope))
    }
  }
}

extension Node {
  fileprivate var names: Set<String> { Set(tokens.lazy.filter(\.isIdentifier).map { Speller.name(of: $0) }) }
}
