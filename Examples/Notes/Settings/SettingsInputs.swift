import UIKit
import ZRouter

protocol SettingsInput: AnyObject {}
protocol PreferencesInput: AnyObject {}
protocol ThemeInput: AnyObject {}

protocol AboutInput: AnyObject {
  var version: String? { get set }
}

protocol AlertInput: RequiredLoginAlertInput {}

extension RoutableView where Protocol == SettingsInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == PreferencesInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == ThemeInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == AboutInput {
  init() { self.init(declaredTypeName: "AboutInput") }
}

extension RoutableView where Protocol == AlertInput {
  init() {}
}
