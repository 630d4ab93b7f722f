import Foundation

/// How long a process has run on a processor; known on Linux alone.
enum ProcessTime {
  static func seconds(of process: Int32) -> Double? {
    #if os(Linux)
      guard let tasks = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task") else {
        return nil
      }
      let nanoseconds = tasks.compactMap { task -> Double? in
        let path = "/proc/\(process)/task/\(task)/schedstat"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return text.split(separator: " ").first.flatMap { Double($0) }
      }
      return nanoseconds.reduce(0, +) / 1e9
    #else
      return nil
    #endif
  }
}
