/// The languages that routes are written in.
package enum Language: String, Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC = "objective-c"
}
