import SourceModel

/// A body of a layout, with the views that the layout makes.
///
/// Only statements are read: what code does with a name that a loop or closure gives is unclear for
/// all views.
struct ViewBody {
  let code: CodeBody
  /// The views by the names that the body has for them.
  let views: [String: String]
  /// The view that the body builds on; nil in all methods but one.
  let parent: String?
  /// The parameters of the body and the properties of the layout.
  let known: Set<String>
  let methods: Set<String>
  /// The value that is a view itself, in the body of its property.
  let result: Int?

  var uses: [ViewUse] { code.values.indices.flatMap(uses(ofValue:)) + code.steps.flatMap(uses(of:)) }

  /// The names of a value without `self`; nil for another value, and for a name of an inferred
  /// type.
  private func names(_ value: Int) -> [String]? { code.path(value).flatMap(Self.names) }

  private static func names(_ path: String) -> [String]? {
    if path.isEmpty || path.hasPrefix(".") { return nil }
    return Array(path.dottedNames.drop { $0 == "self" })
  }

  /// True for a name that no loop and no closure gives.
  private func isKnown(_ name: String) -> Bool {
    name == parent || name.beginsUppercase || known.contains(name) || views[name] != nil
      || code.steps.contains { $0.kind == .binding && $0.target.text == name && makesObject($0.value) }
  }

  private func makesObject(_ value: Int?) -> Bool { value.flatMap { code.values[$0].made } != nil }

  /// The use of a value that passes a view, or all views, on.
  private func passing(_ value: Int) -> [ViewUse] {
    guard let names = names(value) else { return [] }
    guard let first = names.first else { return [.unclearOfAll] }
    if !ViewNames.lists.isDisjoint(with: names) || names == [parent] { return [.unclearOfAll] }
    return names.count == 1 ? views[first].map { [.unclear($0)] } ?? [] : []
  }

  // MARK: Steps

  private func uses(of step: CodeStep) -> [ViewUse] {
    let passed = step.value.map(passing) ?? []
    switch step.kind {
    case .binding:
      guard let view = views[step.target.text], !makesObject(step.value) else { return passed }
      return passed + [.unclear(view)]
    case .assignment: return passed + (isOfConstraint(step.target) ? [] : uses(ofTarget: step.target.text))
    case .call, .result: return passed
    }
  }

  /// True for a member of a constraint that is made there: `title.topAnchor.constraint(equalTo:
  /// view.topAnchor).isActive`.
  private func isOfConstraint(_ target: Spelling) -> Bool {
    target.text.isEmpty
      && code.values.contains { value in
        guard case .call = value.kind, ["constraint", ViewNames.constraint].contains(value.name.text) else {
          return false
        }
        return target.range.start <= value.name.range.start && value.name.range.end <= target.range.end
      }
  }

  private func uses(ofTarget target: String) -> [ViewUse] {
    if target == "_" { return [] }
    guard let names = Self.names(target), let member = names.last else { return [.unclearOfAll] }
    guard names.count > 1 else { return views[member].map { [.unclear($0)] } ?? [] }
    let view = names.count == 2 ? views[names[0]] : nil
    if member == ViewNames.mask, view == nil, names.count > 2 || !isKnown(names[0]) { return [.unclearOfAll] }
    guard let view, member == ViewNames.mask || ViewNames.placing.contains(member) else { return [] }
    return [.unclear(view)]
  }

  // MARK: Values

  private func uses(ofValue index: Int) -> [ViewUse] {
    let value = code.values[index]
    switch value.kind {
    case .call(let receiver, let arguments):
      let own = uses(of: receiver, value.name.text, arguments)
      return own + arguments.flatMap { uses(of: $0, in: arguments, of: receiver, value.name.text) }
    case .choice(let values), .list(let values): return index == result ? [] : values.flatMap(passing)
    case .tuple(let elements): return elements.map(\.value).flatMap(passing)
    case .cast(let value, _), .member(let value): return passing(value)
    case .element(let list, let position), .difference(let list, let position):
      return [list, position].flatMap(passing)
    case .path, .closure, .other: return []
    }
  }

  /// The uses of what a method is called on.
  private func uses(of receiver: Int?, _ method: String, _ arguments: [CodeArgument]) -> [ViewUse] {
    guard let receiver else { return uses(ofOwn: method) }
    guard let names = names(receiver) else { return [] }
    guard let first = names.first else { return uses(ofOwn: method) }
    if !ViewNames.lists.isDisjoint(with: names) || first == "super" { return [.unclearOfAll] }
    let isHarmless = ViewNames.keepConstraints(method)
    guard let view = views[first] else {
      let isClear = isHarmless || first != parent && isKnown(first)
      return isClear ? [] : [.unclearOfAll]
    }
    if names.count == 2, ViewNames.anchors.contains(names[1]), method == "constraint" {
      let other = arguments.first.flatMap { self.names($0.value) }
      return [
        .constrained(view, at: code.values[receiver].name, isToParent: other?.first == parent && parent != nil)
      ]
    }
    if names.count == 1, ViewNames.adding.contains(method) { return [.holds(view)] }
    return isHarmless || names.count == 2 && names[1] == "layer" ? [] : [.unclear(view)]
  }

  private func uses(ofOwn method: String) -> [ViewUse] {
    let isClear =
      method.beginsUppercase || methods.contains(method) || ViewNames.functions.contains(method)
    return isClear ? [] : [.unclearOfAll]
  }

  // MARK: Arguments

  private func uses(
    of argument: CodeArgument, in arguments: [CodeArgument], of receiver: Int?, _ method: String
  ) -> [ViewUse] {
    if let closure = code.closures.first(where: { $0.value == argument.value }) {
      if closure.uses.contains("self") { return [.unclearOfAll] }
      return closure.uses.compactMap { views[$0] }.map(ViewUse.unclear)
    }
    guard let names = names(argument.value) else { return [] }
    if method == ViewNames.constraint { return uses(ofItem: argument, names, in: arguments) }
    guard let first = names.first else {
      return method == "addTarget" || argument.label == "target" ? [] : [.unclearOfAll]
    }
    guard let view = views[first] else {
      let isClear = ViewNames.keepConstraints(method) || first != parent && isKnown(first)
      return isClear ? passedList(names) : [.unclearOfAll]
    }
    if names.count > 1 {
      return method == "constraint" || !ViewNames.anchors.contains(names[1]) ? [] : [.unclear(view)]
    }
    let position = arguments.firstIndex { $0.value == argument.value }
    if ViewNames.adding.contains(method), position == 0, argument.label == nil {
      return isPlain(arguments, of: receiver, method) ? [.added(view)] : [.unclear(view)]
    }
    let isBeside = method == "insertSubview" && position == 1
    return isBeside || ViewNames.ordering.contains(method) ? [] : [.unclear(view)]
  }

  private func passedList(_ names: [String]) -> [ViewUse] {
    ViewNames.lists.isDisjoint(with: names) ? [] : [.unclearOfAll]
  }

  /// True for UIKit's own methods, on the view around or on one that the layout makes.
  private func isPlain(_ arguments: [CodeArgument], of receiver: Int?, _ method: String) -> Bool {
    guard let first = receiver.flatMap(names)?.first, first == parent || views[first] != nil else { return false }
    let labels = arguments.compactMap(\.label)
    if method == "addSubview" { return arguments.count == 1 }
    return arguments.count == 2 && ["at", "aboveSubview", "belowSubview"].contains(labels.first)
  }

  /// `NSLayoutConstraint(item: title, attribute: .top, relatedBy: .equal, toItem: view, …)`
  private func uses(ofItem argument: CodeArgument, _ names: [String], in arguments: [CodeArgument]) -> [ViewUse] {
    guard argument.label == "item", names.count == 1, let view = views[names[0]] else { return [] }
    let other = arguments.first { $0.label == "toItem" }.flatMap { self.names($0.value) }
    return [
      .constrained(view, at: code.values[argument.value].name, isToParent: other?.first == parent && parent != nil)
    ]
  }
}
