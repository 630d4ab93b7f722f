/// What is refused before json-c sees it. Together the counts bound json-c's tree at about 300 MB: it takes 264 bytes
/// of memory for each byte of `[{},{},…]`.
package enum JSONLimits {
  /// In bytes, of a text read or written.
  package static let size = 64 << 20
  /// Objects and arrays inside each other.
  package static let depth = 64
  package static let objectCount = 200_000
  /// Of any kind, containers and members included.
  package static let valueCount = 2_000_000
}
