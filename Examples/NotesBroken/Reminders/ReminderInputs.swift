import UIKit
import ZRouter

protocol AlarmInput: AnyObject {}
protocol CalendarInput: AnyObject {}

// Never declared routable, and looked up all the same.
protocol ReminderInput: AnyObject {}

@objc protocol BellInput: ZIKViewRoutable {}

@objc protocol SnoozeInput: ZIKViewRoutable, ZIKViewModuleRoutable {}
//             ^^^^^^^^^^^ both-roots

// The library leaves the types around a protocol out of its name.
enum Day {
  protocol Input: AnyObject {}
}

enum Week {
  protocol Input: AnyObject {}
}

extension RoutableView where Protocol == CalendarInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == AlarmInput {
  init() { self.init(declaredTypeName: "AlarmViewInput") }
  //                                    ^^^^^^^^^^^^^^ declared-type-name-mismatch
}

// It inherits the root.
extension RoutableView where Protocol == BellInput {
  //                                     ^^^^^^^^^ redundant-swift-declaration
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == Day.Input {
  //                                     ^^^^^^^^^ name-collision
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == Week.Input {
  //                                     ^^^^^^^^^^ name-collision
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService {
  //      ^^^^^^^^^^^^^^^ unconstrained-routable-extension
  init(named name: String) { self.init(declaredTypeName: name) }
}
