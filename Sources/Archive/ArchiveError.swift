/// The reason why bytes are not an archive of the values that are asked for.
package enum ArchiveError: Error, Hashable, Sendable {
  /// The bytes end inside a value.
  case truncated
  /// A number, a text or an index that no value of the type has.
  case invalid
  /// Values nest deeper than `ArchiveDecoder.mostNesting`.
  case tooDeep
  /// A value of a type that archives do not hold, such as `Double`.
  case unsupported
}
