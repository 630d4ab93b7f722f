import UIKit
import ZRouter

/// Declared by inheriting the root: no extension of `RoutableView` is needed.
@objc protocol SharePanelInput: ZIKViewRoutable {
  var text: String { get set }
}

/// Routable too, because what it inherits is.
@objc(NTLinkPanelInput)
protocol LinkPanelInput: SharePanelInput {
  var link: URL? { get set }
}
