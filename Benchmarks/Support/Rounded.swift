import Foundation

extension Double {
  /// `12.3 ms`
  var milliseconds: String { String(format: "%.1f ms", self * 1_000) }

  var twoDigits: String { String(format: "%.2f", self) }
}

extension Int {
  /// `65.1 MB`
  var megabytes: String { String(format: "%.1f MB", Double(self) / 1e6) }
}

/// What else the machine does, as it says itself; numbers that were taken under load mislead.
enum MachineLoad {
  static var text: String {
    var loads = [Double](repeating: 0, count: 3)
    guard getloadavg(&loads, 3) == 3 else { return "unknown" }
    return loads.map { String(format: "%.2f", $0) }.joined(separator: " ")
  }
}
