import Foundation
import ZRouter

protocol ClockInput {
  var today: Date { get }
}

extension RoutableService where Protocol == ClockInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

final class SystemClock: NSObject, ClockInput, ZIKRoutableService {
  private let calendar: Calendar

  init(calendar: Calendar) {
    self.calendar = calendar
  }

  var today: Date { return calendar.startOfDay(for: Date()) }
}
