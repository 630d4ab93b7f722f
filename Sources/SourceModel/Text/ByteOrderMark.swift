/// U+FEFF in UTF-8, which some editors put before the first character of a file.
package enum ByteOrderMark {
  /// How many bytes of a file it takes: 3, or 0 where there is none.
  package static func length(in bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
