/// The languages that routes are written in.
package enum Language: String, Hashable, Sendable {
  case swift
  case objectiveC = "objective-c"
}
