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
    if let statements = node.body?.statements { method.code = CodeBodyReader.code(of: statements, speller) }
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
    let bodies = wanted.interest.names.bodies.all
    guard !bodies.isEmpty, !places[place].isLocal,
      bodies.functions.contains(name) || isAsked(places[place]) || mentions(bodies.mentions, in: function.body)
        || mentions(bodies.mentions, in: function.signature?.returnClause)
    else { return }
    methods.append((function, place))
  }

  /// True in the body of a type whose members are read.
  func isAsked(_ place: Place) -> Bool {
    guard let type = place.types.last, let name = type.prefix(while: { $0 != "<" }).split(separator: ".").last else {
      return false
    }
    return wanted.interest.names.bodies.all.types.contains(String(name))
  }

  private func mentions(_ names: Set<String>, in body: Node?) -> Bool {
    guard let body, !names.isEmpty, landmarks.mayMatter(in: body) else { return false }
    return body.tokens.contains { $0.isIdentifier && names.contains(Speller.name(of: $0)) }
  }
}
