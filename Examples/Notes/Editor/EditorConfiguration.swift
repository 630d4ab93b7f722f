import UIKit
import ZRouter

final class EditorConfiguration: ViewRouteConfig, EditorModuleInput {
  var title: String?

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? EditorConfiguration)?.title = title
    return copy
  }
}

extension EditorConfiguration: RequiredComposerInput {}
