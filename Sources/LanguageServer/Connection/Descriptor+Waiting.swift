import Essentials
import Workspace

extension Descriptor {
  enum Awakening {
    /// There is something to read, or the end of it.
    case readable
    /// Nobody reads what is written to the other one.
    case lost
  }

  /// Waits until there is something to read, or until nobody reads `output` any more. What can be read comes first; while it is
  /// `left`, which is looked at fifty times a second, only its end counts.
  func wait(watching output: Descriptor, left: () -> Bool) -> Awakening {
    while true {
      let isLeft = left()
      var wanted = [
        pollfd(fd: number, events: isLeft ? 0 : Int16(POLLIN), revents: 0),
        pollfd(fd: output.number, events: 0, revents: 0),
      ]
      guard poll(&wanted, 2, isLeft ? 20 : -1) >= 0 else {
        if errno == EINTR { continue }
        return .readable
      }
      if wanted[0].revents != 0 { return .readable }
      if wanted[1].revents != 0 { return .lost }
    }
  }
}
