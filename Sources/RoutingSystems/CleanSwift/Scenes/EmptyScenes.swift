import Routes
import SourceModel

/// The view controllers that code makes and uses before their scenes are assembled.
struct EmptyScenes: SharedAnswer {
  enum Use {
    /// It is shown.
    case shown
    /// Code asks for its router.
    case read
  }

  struct Made {
    let type: String
    let use: Use
    /// What assembles the scene.
    let setUp: SceneCode
    /// The place of the class in the code that makes the view controller.
    let site: Site
  }

  let all: [Made]

  init(in index: RouteIndex) {
    let parts = index.answer(SceneParts.self)
    let builders = index.answer(SceneSetUps.self).all.filter { $0.isBuilder(parts) }
    let built = Dictionary(grouping: builders, by: \.controller.type)
    let shown = built.keys.sorted().flatMap { type -> [Made] in
      let own = built[type] ?? []
      guard let first = own.first, parts.hasNoRouter(type),
        parts.setUps(of: type).allSatisfy({ setUp in own.contains { $0.code.site == setUp.site } })
      else { return [] }
      return parts.code.flatMap { code -> [Made] in
        if own.contains(where: { $0.code.site == code.site }) { return [] }
        return code.shown(type).map { Made(type: type, use: .shown, setUp: first.code, site: code.site(of: $0)) }
      }
    }
    all = shown + Self.read(parts)
  }

  /// Those of classes that assemble their scenes in `viewDidLoad`.
  private static func read(_ parts: SceneParts) -> [Made] {
    let owners = Set(parts.code.filter(\.method.assignsRouter).map(\.owner)).filter(parts.types.isController)
    return owners.sorted().flatMap { type -> [Made] in
      let setUps = parts.setUps(of: type)
      guard parts.hasNoRouter(type), let first = setUps.first, setUps.allSatisfy({ parts.runsLate($0, of: type) })
      else {
        return []
      }
      return parts.code.flatMap { code in
        code.askedForRouter(type).map { Made(type: type, use: .read, setUp: first, site: code.site(of: $0)) }
      }
    }
  }
}

extension SceneParts {
  /// True if the router of a class is nil until it is assigned.
  fileprivate func hasNoRouter(_ type: String) -> Bool { property("router", of: type)?.isEmptyAtFirst == true }

  /// The code that may assign the router of a class.
  fileprivate func setUps(of type: String) -> [SceneCode] {
    code.filter { code in
      code.assignments.contains { $0.property == "router" && mayBe(types(of: $0.object, in: code), type) }
    }
  }

  /// True if only `viewDidLoad` of a class runs the code.
  fileprivate func runsLate(_ setUp: SceneCode, of type: String) -> Bool {
    guard types.reached(from: type).contains(setUp.owner), !setUp.method.isInitializer else { return false }
    if setUp.method.isLoad { return true }
    let callers = code.filter { mayCall($0, setUp) }
    return setUp.method.modifiers.isFilePrivate && !callers.isEmpty && callers.allSatisfy(\.method.isLoad)
  }
}

extension RouteMethod {
  fileprivate var isLoad: Bool { name.text == "viewDidLoad" && parameters.isEmpty }
}

extension SceneSetUp {
  /// True for a method of another class that makes the view controller itself.
  fileprivate func isBuilder(_ parts: SceneParts) -> Bool {
    guard controller.path.count == 1, let value = code.binding(of: controller.path[0])?.value else { return false }
    return code.madeController(value)?.text == controller.type
      && !parts.types.reached(from: controller.type).contains(code.owner)
  }
}

extension SceneCode {
  /// UIKit's methods that show a view controller, which is their first argument.
  private static let showing: Set = ["present", "pushViewController", "show", "showDetailViewController"]

  fileprivate func site(of name: Spelling) -> Site { Site(file: file, range: name.range) }

  /// The objects of a class that the code makes and only shows, at the name of the class.
  fileprivate func shown(_ type: String) -> [Spelling] {
    code.values.indices.compactMap { value in
      guard let made = madeController(value), made.text == type else { return nil }
      return isShown(value) ? made : nil
    }
  }

  private func isShown(_ object: Int) -> Bool {
    guard let name = name(of: object) else { return shows(object) }
    let uses = uses(of: name)
    return !uses.isEmpty && uses.allSatisfy(shows) && !code.steps.contains { $0.target.text.hasPrefix("\(name).") }
  }

  /// True if the code shows an object, or makes it the root of a navigation controller or of a window.
  private func shows(_ object: Int) -> Bool {
    let isArgument = code.values.contains { value in
      guard case .call(_, let arguments) = value.kind, let first = arguments.first, first.value == object else {
        return false
      }
      return Self.showing.contains(value.name.text) || first.label == "rootViewController"
    }
    return isArgument
      || code.steps.contains { $0.value == object && $0.target.text.hasSuffix(".rootViewController") }
  }

  /// The objects of a class that the code makes and first asks for their router, at the name of the class.
  fileprivate func askedForRouter(_ type: String) -> [Spelling] {
    code.values.indices.compactMap { value in
      guard let made = madeController(value), made.text == type, let name = name(of: value),
        let first = uses(of: name).min(by: { code.values[$0].name.range < code.values[$1].name.range }),
        code.path(first)?.hasPrefix("\(name).router") == true,
        !code.steps.contains(where: { $0.kind == .assignment && $0.target.text.hasPrefix("\(name).") })
      else { return nil }
      return made
    }
  }

  /// The local name of a value; nil for one that is used at once, and for a name that several values have.
  private func name(of value: Int) -> String? {
    let name = code.steps.first { $0.kind == .binding && $0.value == value }?.target.text
    return name.flatMap { binding(of: $0) == nil ? nil : $0 }
  }

  /// The values that begin with a local name.
  private func uses(of name: String) -> [Int] {
    code.values.indices.filter { code.path($0)?.split(separator: ".").first.map(String.init) == name }
  }
}
