import Workspace

/// A line of `--timings`: when a stage began, how long it took, and how many processors were busy.
struct TimingLine: CustomStringConvertible {
  let description: String

  init(_ stage: Timeline.Stage) {
    let cores = stage.length == .zero ? 0 : stage.processorTime / stage.length
    description =
      Self.column(stage.start / .milliseconds(1), width: 8) + " ms"
      + Self.column(stage.length / .milliseconds(1), width: 8) + " ms"
      + Self.column(cores, width: 6) + " cores  \(stage.name)\n"
  }

  /// With one digit behind the point.
  private static func column(_ number: Double, width: Int) -> String {
    let tenths = Int((number * 10).rounded())
    let text = "\(tenths / 10).\(tenths % 10)"
    return String(repeating: " ", count: max(width - text.utf8.count, 1)) + text
  }
}
