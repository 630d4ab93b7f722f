import UIKit
import ZRouter

protocol SearchInput: AnyObject {
  var query: String { get set }
}

/// A search screen is also a view controller: who asks for it may present it.
typealias SearchScreen = UIViewController & SearchInput

extension RoutableView where Protocol == SearchScreen {
  init() { self.init(declaredTypeName: "UIViewController & SearchInput") }
}

@objc protocol SearchFilterInput: NSObjectProtocol {
  var onlyPinned: Bool { get set }
}

extension RoutableView where Protocol == UIViewController & SearchFilterInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}
