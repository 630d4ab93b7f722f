/// The FNV-1a hash of some bytes: tells whether two results are the same, on every machine.
struct Checksum: Hashable, CustomStringConvertible {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var description: String { String(state, radix: 16) }
}
