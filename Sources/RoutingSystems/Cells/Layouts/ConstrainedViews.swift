import Routes
import SourceModel

/// The views that a layout makes, adds and constrains, and whose autoresizing masks nothing turns
/// off.
struct ConstrainedViews {
  /// What is known of one view.
  private struct Record {
    let declaration: Spelling
    var isAdded = false
    var isSuperview = false
    var isClear = true
    var constraints: [(place: Spelling, isToParent: Bool)] = []

    /// A view around others may get a frame elsewhere, and give it to them by constraints.
    var firstConstraint: Spelling? {
      guard isAdded, isClear, !isSuperview || constraints.contains(where: \.isToParent) else { return nil }
      return constraints.first?.place
    }
  }

  private let method: LayoutMethod
  private let model: LayoutModel
  private var records: [String: Record] = [:]
  private var isClear = true

  init(of method: LayoutMethod, in model: LayoutModel) {
    (self.method, self.model) = (method, model)
    guard method.imports.isSubset(of: ViewNames.modules), isAlone, model.hosts.values.allSatisfy(isClear) else {
      return
    }
    addViews()
    if records.isEmpty { return }
    for body in bodies { for use in body.uses { note(use) } }
    for (owner, code) in model.code { noteMasks(in: code, of: owner) }
  }

  /// In source order, with the name of each as code constrains it.
  var all: [(name: String, declaration: Spelling, constraint: Spelling)] {
    if !isClear { return [] }
    return records.compactMap { name, record in record.firstConstraint.map { (name, record.declaration, $0) } }
      .sorted { $0.2.range < $1.2.range }
  }

  /// True for a layout without superclasses.
  private var isAlone: Bool {
    model.types.reached(from: method.owner).allSatisfy { name in
      name == method.owner || model.types.isProtocol(name) || ["AnyObject", "NSObject"].contains(name)
    }
  }

  private var properties: [LayoutProperty] { model.properties(of: method.owner).map(\.fact) }

  // MARK: Views

  private mutating func addViews() {
    for property in properties where MadeView.maker(of: property, model.types) != nil {
      records[property.name.text] = Record(declaration: property.name)
    }
    let names = Set(properties.map(\.name.text))
    for local in MadeView.locals(of: method.code, model.types) {
      if names.contains(local.text) { isClear = false }
      records[local.text] = Record(declaration: local)
    }
  }

  private var bodies: [ViewBody] {
    let methods = model.methods(of: method.owner).map(\.fact)
    let properties = properties
    let (functions, known) = (Set(methods.map(\.name.text)), Set(properties.map(\.name.text)))
    let views = Dictionary(uniqueKeysWithValues: records.keys.map { ($0, $0) })
    return methods.map { other in
      let isOwn = other.name.range == method.name.range
      return ViewBody(
        code: other.code, views: isOwn ? views : views.filter { known.contains($0.key) },
        parent: isOwn ? method.view?.name : nil, known: known.union(other.parameters.map(\.name)), methods: functions,
        result: nil)
    }
      + properties.map { property in
        let maker = MadeView.maker(of: property, model.types)
        var views = views.filter { known.contains($0.key) }
        if let local = maker?.local { views[local] = property.name.text }
        return ViewBody(
          code: property.code, views: views, parent: nil, known: known, methods: functions, result: maker?.result)
      }
  }

  private mutating func note(_ use: ViewUse) {
    switch use {
    case .added(let view): records[view]?.isAdded = true
    case .holds(let view): records[view]?.isSuperview = true
    case .constrained(let view, let place, let isToParent): records[view]?.constraints.append((place, isToParent))
    case .unclear(let view): records[view]?.isClear = false
    case .unclearOfAll: isClear = false
    }
  }

  /// Views with the layout may turn the masks of its views off, by names of their own. Another layout
  /// does so with its own views, or by the name of this one:
  /// `sheet.title.translatesAutoresizingMaskIntoConstraints`.
  private mutating func noteMasks(in code: CodeBody, of owner: String) {
    if owner == method.owner { return }
    let isLayout = model.protocol(of: owner) != nil
    for step in code.steps where step.kind == .assignment {
      let names = step.target.text.dottedNames.drop { $0 == "self" }
      if names.last == ViewNames.mask, names.count > (isLayout ? 2 : 1) { isClear = false }
    }
  }

  // MARK: Hosts

  /// True for a view that certainly does no more with the layout than to build it.
  private func isClear(_ host: LayoutModel.Host) -> Bool {
    let superclasses = model.types.reached(from: host.name).filter { $0 != host.name && model.types.isClass($0) }
    let methods = model.methods(of: host.name).map(\.fact)
    guard superclasses.isEmpty, !methods.contains(where: { ViewNames.observers.contains($0.name.text) }) else {
      return false
    }
    return (methods.map(\.code) + model.properties(of: host.name).map(\.fact.code)).allSatisfy { isClear($0, of: host) }
  }

  private func isClear(_ code: CodeBody, of host: LayoutModel.Host) -> Bool {
    let targets = code.steps.filter { $0.kind == .assignment }.map(\.target.text)
    let masks = targets.filter {
      $0.hasSuffix(ViewNames.mask) && $0 != ViewNames.mask && $0 != "self.\(ViewNames.mask)"
    }
    guard masks.isEmpty, !targets.contains("") else { return false }
    return code.values.allSatisfy { value in
      switch value.kind {
      case .path: !value.name.text.split(separator: ".").contains { ViewNames.lists.contains(String($0)) }
      case .call(let receiver, let arguments):
        !arguments.contains { isLayout($0.value, in: code, of: host) }
          && (receiver.map { !isLayout($0, in: code, of: host) } ?? true || value.name.text == method.name.text)
      default: true
      }
    }
  }

  /// True for a path that begins with the layout of a view.
  private func isLayout(_ value: Int, in code: CodeBody, of host: LayoutModel.Host) -> Bool {
    let names = code.path(value)?.dottedNames.drop { $0 == "self" } ?? []
    return names.first.map { model.isLayout($0, of: host.name) } ?? false
  }
}
