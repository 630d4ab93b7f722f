import Routes
import SourceModel

/// A window that the delegate of an application or scene makes: `window = UIWindow(windowScene: scene)`. The storyboard that
/// the property list names is loaded all the same, but the window need not show its scenes.
struct MadeWindow: SystemFact {
  static let type = "UIWindow"

  let place: SourceRange

  static func facts(in outline: SourceOutline) -> [Fact] {
    outline.calls.filter { call in
      makesWindow(call) && outline.typeNames(around: call.scope).last?.hasSuffix("Delegate") == true
    }.map { .ofSystem(MadeWindow(place: $0.callee.range)) }
  }

  private static func makesWindow(_ call: Call) -> Bool {
    if call.callee.text == type { return true }
    guard ["alloc", "new"].contains(call.callee.text), case .name(let name) = call.receiver else { return false }
    return name.text == type
  }
}

/// The applications whose delegates make a window.
struct MadeWindows: SharedAnswer {
  private let files: Set<FileID>

  init(in index: RouteIndex) { files = Set(index.systemFacts(of: MadeWindow.self).map(\.file)) }

  /// True if the program of a place has such a delegate.
  func mayReplace(_ site: Site, in index: RouteIndex) -> Bool {
    files.contains { index.areLinkedTogether(Site(file: $0, range: .zero), site) }
  }
}
