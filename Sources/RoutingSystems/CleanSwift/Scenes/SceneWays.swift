import Routes
import SourceModel

/// Which view controllers lead to which, and which hold others, as code and storyboards show it.
struct SceneWays: SharedAnswer {
  private let types: TypeRelations
  /// By the class of the destination.
  private var sources: [String: Set<String>] = [:]
  /// By the class of the container.
  private var parts: [String: Set<String>] = [:]
  /// The classes that code makes of which nothing tells what it shows them above.
  private var open: Set<String> = []
  /// The classes with a segue that leads out of its document.
  private var vague: Set<String> = []

  init(in index: RouteIndex) {
    let scenes = index.answer(SceneParts.self)
    types = scenes.types
    let (model, controllers) = (index.answer(SceneModel.self), index.answer(SceneControllers.self))
    for code in scenes.code { note(code, model, controllers) }
    for document in index.systemFacts(of: InterfaceDocumentFact.self) {
      if let outline = document.fact.reading.outline { note(outline) }
    }
  }

  /// The classes that lead to a controller, its superclasses and its heirs; nil if others may.
  func sources(of type: String) -> Set<String>? {
    let kin = Set(sources.keys).union(open).filter { areRelated($0, type) }
    return open.isDisjoint(with: kin) ? kin.reduce(into: []) { $0.formUnion(sources[$1] ?? []) } : nil
  }

  /// True if an object of a class may be one of some classes, hold one, or lead to any.
  func mayBeBefore(_ type: String, amongAll sources: Set<String>) -> Bool {
    vague.contains(type) || inside(type).contains { part in sources.contains { areRelated(part, $0) } }
  }

  /// The class and what it holds, at any depth.
  private func inside(_ type: String) -> Set<String> {
    var (found, pending): (Set<String>, [String]) = ([type], [type])
    while let next = pending.popLast() {
      for part in parts[next] ?? [] where found.insert(part).inserted { pending.append(part) }
    }
    return found
  }

  private func areRelated(_ first: String, _ second: String) -> Bool {
    types.reached(from: first).contains(second) || types.reached(from: second).contains(first)
  }

  // MARK: Code

  private mutating func note(_ code: SceneCode, _ model: SceneModel, _ controllers: SceneControllers) {
    let isController = types.isController(code.owner)
    let source = isController ? code.owner : controllers[code.owner]
    let holds = isController || code.code.called.contains { $0.hasPrefix("add") || $0.hasPrefix("embed") }
    let isMaker = model.made(by: code.fullName) != nil && code.method.modifiers.isStatic
    for type in code.shown(model) where types.isController(type) {
      if let source {
        sources[type, default: []].insert(source)
        if holds { parts[source, default: []].insert(type) }
      } else if !isMaker {
        open.insert(type)
      }
    }
  }

  // MARK: Storyboards

  private mutating func note(_ outline: InterfaceOutline) {
    for segue in outline.segues where segue.kind != "unwind" {
      guard let scene = segue.scene, let controller = outline.scenes[scene].controller,
        let source = outline.objects[controller].className?.text
      else { continue }
      guard let target = outline.shown(by: segue) else {
        vague.insert(source)
        continue
      }
      guard let type = outline.objects[target].className?.text else { continue }
      sources[type, default: []].insert(source)
      if ["embed", "relationship"].contains(segue.kind) { parts[source, default: []].insert(type) }
    }
  }
}

extension SceneCode {
  /// `BookBuilder.build`
  fileprivate var fullName: Spelling { Spelling(text: "\(owner).\(method.name.text)", range: method.name.range) }

  /// The classes that the code makes or casts to, but for those of what stands before its own scene.
  fileprivate func shown(_ model: SceneModel) -> Set<String> {
    let back = Set(castsBack.map(\.range))
    let casts = code.casts.map(\.cast.type).filter { !back.contains($0.range) }
    return Set((casts + code.made.compactMap(model.made)).map(\.text))
  }

  /// The types that the code casts to what stands before its own scene: the last but one view controller of a stack, the
  /// parent, or what presents the scene.
  var castsBack: [Spelling] {
    code.values.compactMap { value in
      guard case .cast(let operand, _) = value.kind, isBefore(operand) else { return nil }
      return value.name
    }
  }

  private func isBefore(_ value: Int) -> Bool {
    if case .element(let list, let position) = code.values[value].kind {
      return path(ofValue: list)?.last == "viewControllers" && isLastButOne(position)
    }
    guard let path = path(ofValue: value), path.count > 1 else { return false }
    return path.last == "parent" || path.last == "presentingViewController"
  }

  /// True for `viewControllers.count - 2`, also by way of a constant.
  private func isLastButOne(_ value: Int) -> Bool {
    let local = code.path(value).flatMap(binding)?.value ?? value
    guard case .difference(let count, 2) = code.values[local].kind else { return false }
    return path(ofValue: count)?.suffix(2) == ["viewControllers", "count"]
  }
}

extension InterfaceOutline {
  /// The index of the object that a segue leads to, or of the root of a navigation controller that it leads to; nil if it leads
  /// out of the document.
  fileprivate func shown(by segue: InterfaceSegue) -> Int? {
    guard let target = segue.destination?.object, objects[target].reference == nil else { return nil }
    let root = segues.first { other in
      other.relationship == "rootViewController" && other.scene.flatMap { scenes[$0].controller } == target
    }
    guard let root else { return target }
    return root.destination?.object.flatMap { objects[$0].reference == nil ? $0 : nil }
  }
}
