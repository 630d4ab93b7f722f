import SourceModel

/// An outline as text, one line for each part, places one-based with columns in UTF-8; `{}` behind the scope of a call
/// says that it is in a closure or an accessor.
package struct OutlineDump {
  package let outline: SourceOutline

  package init(outline: SourceOutline) {
    self.outline = outline
  }

  package var heads: [String] { outline.heads.map(head) }
  package var scopes: [String] { outline.scopes.enumerated().map { "#\($0.offset) \(scope($0.element))" } }
  package var calls: [String] { outline.calls.enumerated().map { "\($0.offset): \(call($0.element))" } }
  package var typeUses: [String] { outline.typeUses.map(use) }
  package var metatypes: [String] { outline.metatypes.map(use) }
  package var constants: [String] { outline.declared.constants.map(constant) }
  package var members: [String] {
    outline.declared.classes.flatMap { body in
      body.properties.map { "\(body.type).\($0.text)" } + body.selectors.map { "-[\(body.type) \($0.text)]" }
        + (body.isWhole ? [] : ["\(body.type) …"])
    }
  }
  /// The members that are marked for Interface Builder.
  package var marks: [String] {
    outline.declared.classes.flatMap { body in
      body.marked.flatMap { mark, names in names.map { "\(mark) \(body.type).\($0)" } }.sorted()
    }
  }
  package var bindings: [String] { outline.bindings.map { "\($0.name) = \($0.call) in #\($0.scope)" } }

  package var assignments: [String] {
    outline.assignments.map {
      join(
        "\($0.target.text) = \(value($0.value))", "in #\($0.scope)", conditions($0.conditions), range($0.target.range))
    }
  }
  package var blocks: [String] { outline.blocks.map(block) }
  package var expansions: [String] {
    outline.expansions.map { "\($0.isMember ? "member " : "")\($0.name.text) in #\($0.scope) \(range($0.name.range))" }
  }

  private func constant(_ constant: TextConstant) -> String {
    let name = (constant.owner + [constant.name.text]).joined(separator: ".") + (constant.isRawValue ? ".rawValue" : "")
    return join(
      "\(name) = \(constant.text?.debugDescription ?? "?")", constant.literal.map(range), range(constant.name.range))
  }

  private func head(_ head: TypeHead) -> String {
    join(
      head.access == .internal ? nil : head.access.rawValue,
      head.attributes.contains(.entryPoint) ? "@main" : nil,
      head.attributes.contains(.objectiveC) ? "@objc" + (head.foreignName.map { "(\($0))" } ?? "") : nil,
      head.attributes.contains(.custom) ? "@custom" : nil,
      head.attributes.contains(.availability) ? "@available" : nil,
      head.isLocal ? "local" : nil, head.kind.rawValue, (head.scope + [head.name.text]).joined(separator: "/"),
      generics(head.generics),
      head.inherited.isEmpty ? nil : ": " + head.inherited.map(\.text).joined(separator: ", "),
      head.aliased.map { "= \($0.text)" },
      head.requirements.isEmpty
        ? nil
        : "where "
          + head.requirements.map { "\($0.left.text) \($0.relation.rawValue) \($0.right.text)" }.joined(separator: ", "),
      conditions(head.conditions), range(head.name.range))
  }

  private func scope(_ scope: Scope) -> String {
    let kind =
      switch scope.kind {
      case .file: "file"
      case .type(let head): "type \(outline.heads[head].name.text)"
      case .function(let name): "func \(name)"
      case .initializer: "init"
      }
    return join(
      scope.modifiers.isOverride ? "override" : nil, scope.modifiers.isStatic ? "static" : nil, kind,
      generics(scope.generics),
      scope.parameterLabels.isEmpty ? nil : "(" + scope.parameterLabels.map { $0 + ":" }.joined() + ")",
      scope.returnType.map { "-> \($0.text)" }, scope.returned.map { "returns \(value($0))" },
      scope.isEmpty.map { $0 ? "{}" : "{…}" }, scope.parent.map { "in #\($0)" }, conditions(scope.conditions),
      scope.kind == .file ? nil : range(scope.nameRange))
  }

  private func call(_ call: Call) -> String {
    let receiver =
      switch call.receiver {
      case .none: ""
      case .current: "self."
      case .parent: "super."
      case .name(let name): "`\(name.text)`."
      case .call(let index): "[\(index)]."
      case .other: "?."
      }
    let parent: String? =
      switch call.parent {
      case .none: nil
      case .argument(let call, let index): "argument \(index) of \(call)"
      case .receiver(let call): "receiver of \(call)"
      }
    let arguments = call.arguments.map { argument in
      (argument.label.map { $0 + ": " } ?? "") + value(argument.value) + (argument.isTrailingClosure ? "^" : "")
    }
    return join(
      receiver + call.callee.text + (generics(call.genericArguments.map(\.text)) ?? "")
        + "(" + arguments.joined(separator: ", ") + ")",
      parent, "in #\(call.scope)" + (call.isDeferred ? " {}" : ""), conditions(call.conditions), range(call.range))
  }

  private func value(_ value: Value) -> String {
    switch value {
    case .metatype(let type): "\(type.text).self"
    case .string(let text, let place): "\(text.debugDescription) \(range(place))"
    case .boolean(let flag): "\(flag)"
    case .call(let index): "[\(index)]"
    case .reference(let name): name.text
    case .constant(let text, let literal): "constant \(text.text.debugDescription) \(range(literal))"
    case .typeName(let type): "name of \(type.text) \(range(type.range))"
    case .composed(let text, let place): "\(pieces(text).debugDescription) \(range(place))"
    case .variable(let name): "variable \(name.text)"
    case .parameter(let name): "parameter \(name.text)"
    case .nameOfParameter(let name): "name of parameter \(name.text)"
    case .result(let name): "result of \(name.text) \(range(name.range))"
    case .names(let names): names.map(\.text).joined(separator: " | ")
    case .closure: "{}"
    case .isCurrent(let type): "self == \(type.text)"
    case .other: "?"
    }
  }

  /// The text with `…` for the holes.
  private func pieces(_ text: TextPieces) -> String {
    text.pieces.map { if case .text(let text) = $0 { text } else { "…" } }.joined()
  }

  private func block(_ block: Block) -> String {
    let holder =
      switch block.holder {
      case .argument(let call, let index): "argument \(index) of \(call)"
      case .assignment(let target): "\(target.text) ="
      case .other: "block"
      }
    let parameters = block.parameters.map { parameter in
      (parameter.types.map { "\($0.text) \(range($0.range))" } + [parameter.name ?? "_"]).joined(separator: " ")
    }
    return join(
      holder, "(" + parameters.joined(separator: ", ") + ")", "in #\(block.scope)", conditions(block.conditions),
      range(block.range))
  }

  private func use(_ use: TypeUse) -> String {
    join(
      use.isExpression ? "expression" : "type",
      use.name.text + (generics(use.genericArguments.map(\.text)) ?? ""), "in #\(use.scope)",
      conditions(use.conditions), range(use.name.range))
  }

  private func generics(_ names: [String]) -> String? {
    names.isEmpty ? nil : "<" + names.joined(separator: ", ") + ">"
  }

  private func conditions(_ conditions: ConditionStack) -> String? {
    conditions.isEmpty ? nil : "[" + conditions.joined(separator: "; ") + "]"
  }

  private func range(_ range: SourceRange) -> String {
    let (start, end) = (range.start, range.end)
    let tail = start.line == end.line ? "\(end.utf8 + 1)" : "\(end.line + 1):\(end.utf8 + 1)"
    return "@\(start.line + 1):\(start.utf8 + 1)-\(tail)"
  }

  private func join(_ parts: String?...) -> String {
    parts.compactMap(\.self).joined(separator: " ")
  }
}
