import Routes
import SourceModel

/// The view controllers in the modules that factories build.
struct ModuleDestinations {
  private let model: ModuleModel

  init(_ model: ModuleModel) { self.model = model }

  /// Only a hostile tree has longer ways.
  private static let mostSteps = 64

  /// The class of the view; nil if the code shows none, or several.
  func view(of factory: ModuleFactory) -> String? {
    let views = views(of: factory.method)
    return views.count == 1 ? views.first : nil
  }

  /// A value that is or has the view, in the body of a method.
  private struct Place {
    let method: ModuleMethod
    let value: Int
    /// The module type that the value is; nil for the view itself.
    let module: String?
  }

  private func views(of method: ModuleMethod) -> Set<String> {
    var (found, steps): (Set<String>, Int) = ([], 0)
    var pending = results(of: method)
    while let place = pending.popLast(), steps < Self.mostSteps {
      steps += 1
      let next = follow(place)
      found.formUnion(next.classes)
      pending += next.places
    }
    return found
  }

  private func results(of method: ModuleMethod) -> [Place] {
    let module = method.result.flatMap { isModule($0.text) ? $0.text : nil }
    return method.code.results.map { Place(method: method, value: $0, module: module) }
  }

  private func isModule(_ type: String) -> Bool {
    model.shape(of: type) != nil || TupleType(type)?.view(where: model.isController) != nil
  }

  private typealias Next = (classes: Set<String>, places: [Place])

  private func follow(_ place: Place) -> Next {
    let code = place.method.code
    let value = code.values[place.value]
    switch value.kind {
    case .path: return follow(path: value.name.text, place)
    case .cast(let inner, _): return cast(value, of: inner, place)
    case .choice(let choices):
      return ([], choices.map { Place(method: place.method, value: $0, module: place.module) })
    case .tuple(let elements): return ([], view(in: elements, place))
    case .call(let receiver, let arguments): return follow(call: value, receiver, arguments, place)
    case .member, .element, .difference, .list, .closure, .other: return ([], [])
    }
  }

  private func cast(_ value: CodeValue, of inner: Int, _ place: Place) -> Next {
    if place.module == nil, isClass(value.name.text) { return ([TypeText.plain(value.name.text)], []) }
    return ([], [Place(method: place.method, value: inner, module: place.module)])
  }

  /// True for a class that the tree declares, or a view controller of Apple's.
  private func isClass(_ name: String) -> Bool {
    let plain = TypeText.plain(name)
    return model.types.isClass(plain) || AppleClass.family(of: plain) == .viewController && plain != "UIViewController"
  }

  // MARK: Names

  private func follow(path: String, _ place: Place) -> Next {
    let names = path.dottedNames.filter { $0 != "self" }
    guard names.count == 1, let name = names.first else { return ([], []) }
    let steps = place.method.code.steps.filter {
      ($0.kind == .binding || $0.kind == .assignment)
        && $0.target.text.split(separator: ".").last.map(String.init) == name
        && $0.target.text.split(separator: ".").allSatisfy { $0 == "self" || $0 == name }
    }
    let values = steps.compactMap(\.value).filter { place.method.code.values[$0].name.text != path }
    if !values.isEmpty {
      return ([], values.map { Place(method: place.method, value: $0, module: place.module) })
    }
    let declared = BodyTypes(model: model, method: place.method).type(ofPath: [name])
    if place.module == nil, let declared, !declared.isMeta, isClass(declared.name) { return ([declared.name], []) }
    return ([], [])
  }

  // MARK: Modules

  private func view(in elements: [CodeArgument], _ place: Place) -> [Place] {
    guard let module = place.module, let tuple = TupleType(model.expanded(module)),
      let position = tuple.view(where: model.isController), position < elements.count
    else { return [] }
    let label = tuple.elements[position].label
    let element = elements.first { label != nil && $0.label == label } ?? elements[position]
    return [Place(method: place.method, value: element.value, module: nil)]
  }

  private func follow(call: CodeValue, _ receiver: Int?, _ arguments: [CodeArgument], _ place: Place) -> Next {
    if place.module != nil, let built = BuiltModule(place.value, in: place.method, model) {
      return ([], [built.view].compactMap(\.self).map { Place(method: place.method, value: $0, module: nil) })
    }
    if place.module == nil, let made = made(by: call, receiver, place) { return ([made], []) }
    if let root = arguments.first(where: { $0.label == "rootViewController" }) {
      return ([], [Place(method: place.method, value: root.value, module: nil)])
    }
    return helpers(of: call, receiver, arguments, place)
  }

  /// The class that a call makes: `CartViewController()`, `CartViewController.controllerFromStoryboard("Cart")`.
  private func made(by call: CodeValue, _ receiver: Int?, _ place: Place) -> String? {
    guard let receiver else {
      let isContainer = AppleClass.family(of: call.name.text) != nil
      return !isContainer && isClass(call.name.text) ? call.name.text : nil
    }
    let base = place.method.code.values[receiver]
    guard base.kind == .path, model.isController(base.name.text), isClass(base.name.text) else { return nil }
    return TypeText.plain(base.name.text)
  }

  /// The results of a method of the same type.
  private func helpers(
    of call: CodeValue, _ receiver: Int?, _ arguments: [CodeArgument], _ place: Place
  ) -> Next {
    let types = BodyTypes(model: model, method: place.method)
    let owner = receiver.map { types.type(of: $0)?.name } ?? place.method.owner
    guard owner == place.method.owner else { return ([], []) }
    let called = model.methods(named: call.name.text, of: place.method.owner).filter {
      $0.fact.hasBody && $0.fact.fits(arguments.map(\.spelledLabel))
    }
    guard called.count == 1, let helper = called.first?.fact else { return ([], []) }
    if place.module == nil, let result = helper.result?.text, isClass(result), model.isController(result) {
      return ([TypeText.plain(result)], [])
    }
    return ([], results(of: helper))
  }
}
