/// What the files of a tree are read for.
package enum ReadingPurpose: Sendable {
  /// The routes, and what registers and looks them up. Rules would be wrong about the members of classes.
  case routes
  /// Also what only rules and editors ask for: the members of classes.
  case rules
}
