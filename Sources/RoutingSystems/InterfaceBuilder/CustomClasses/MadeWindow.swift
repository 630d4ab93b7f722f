import Routes
import SourceModel

/// A window that code makes when an application or scene starts: `window = UIWindow(windowScene: scene)`.
///
/// The storyboard that the property list names is loaded all the same, but the window need not show its scenes.
struct MadeWindow: SystemFact {
  static let type = "UIWindow"

  /// Only the files with a method that starts the program.
  static let groups = WordGroups(Set(starts.map { [type, $0] }), of: [type])

  /// The labels of `application(_:didFinishLaunchingWithOptions:)` and `scene(_:willConnectTo:options:)`.
  fileprivate static let starts = ["didFinishLaunchingWithOptions", "willConnectTo", "willConnectToSession"]

  let place: SourceRange

  static func facts(in outline: SourceOutline) -> [Fact] {
    outline.calls.filter { call in
      makesWindow(call) && outline.scopes[call.scope].startsProgram && call.conditions.allSatisfy(isUsual)
    }.map { .ofSystem(MadeWindow(place: $0.callee.range)) }
  }

  private static func makesWindow(_ call: Call) -> Bool {
    if call.callee.text == type { return true }
    guard ["alloc", "new"].contains(call.callee.text), case .name(let name) = call.receiver else { return false }
    return name.text == type
  }

  /// True for `if let scene = scene as? UIWindowScene` and the like, which hold.
  private static func isUsual(_ condition: String) -> Bool { condition.contains("UIWindowScene") }
}

extension Scope {
  fileprivate var startsProgram: Bool {
    guard case .function = kind else { return false }
    return !Set(parameterLabels).isDisjoint(with: MadeWindow.starts)
  }
}

/// The programs whose code makes a window when they start.
struct MadeWindows: SharedAnswer {
  let programs: ApplicationSet

  init(in index: RouteIndex) {
    programs = index.systemFacts(of: MadeWindow.self).reduce(into: []) {
      $0.formUnion(index.programs(linking: $1.site))
    }
  }
}
