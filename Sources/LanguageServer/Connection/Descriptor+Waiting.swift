import Foundation
import Workspace

extension Descriptor {
  enum Awakening {
    /// There is something to read, or the end of it.
    case readable
    /// Nobody reads what is written to the other one.
    case lost
  }

  /// Waits until there is something to read, or until nobody reads `output` any more. What can be read comes first.
  func wait(watching output: Descriptor) -> Awakening {
    while true {
      var wanted = [
        pollfd(fd: number, events: Int16(POLLIN), revents: 0), pollfd(fd: output.number, events: 0, revents: 0),
      ]
      guard poll(&wanted, 2, -1) > 0 else {
        if errno == EINTR { continue }
        return .readable
      }
      if wanted[0].revents != 0 { return .readable }
      if wanted[1].revents != 0 { return .lost }
    }
  }
}
