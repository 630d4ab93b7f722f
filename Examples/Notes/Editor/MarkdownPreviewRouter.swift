import UIKit
import ZIKRouter.Internal
import ZRouter

protocol MarkdownPreviewInput: AnyObject {
  var markdown: String { get set }
}

extension RoutableView where Protocol == MarkdownPreviewInput {
  public init() { self.init(declaredProtocol: MarkdownPreviewInput.self) }
}

/// A router that inherits from another router of the app.
final class MarkdownPreviewRouter: EditorRouter {
  override static func registerRoutableDestination() {
    registerView(MarkdownPreviewController.self)
    register(RoutableView<MarkdownPreviewInput>())
  }

  override func destination(with configuration: ViewRouteConfig) -> UIViewController? {
    return MarkdownPreviewController()
  }
}

final class MarkdownPreviewController: UIViewController, ZIKRoutableView, MarkdownPreviewInput {
  var markdown = ""
}
