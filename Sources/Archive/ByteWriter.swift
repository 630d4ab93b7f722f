/// Appends numbers and texts to bytes.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(byte: UInt8) { bytes.append(byte) }

  package mutating func write(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

  /// Seven bits a byte, the lowest first; the highest bit tells whether more follow.
  package mutating func write(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Small numbers of either sign take few bytes.
  package mutating func write(signed number: Int64) {
    write(number: UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  /// Eight bytes, the lowest first.
  package mutating func write(fixed number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// The length, and the bytes.
  package mutating func write(block: [UInt8]) {
    write(number: UInt64(block.count))
    write(block)
  }

  package mutating func write(text: String) {
    var text = text
    text.withUTF8 { bytes in
      write(number: UInt64(bytes.count))
      write(bytes)
    }
  }
}
