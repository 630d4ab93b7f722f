import Essentials

/// Compares and hashes bytes many at a time.
enum ByteOrder {
  /// Negative, zero or positive, of the first `count` bytes; both have as many.
  static func compare(_ left: [UInt8], _ right: [UInt8], count: Int) -> Int32 {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return 0 }
        return memcmp(left, right, count)
      }
    }
  }

  /// A hash without a seed. The standard one of all bytes of the paths would be a twentieth of a scan.
  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mixed(hash, rest)
  }

  private static func mixed(_ number: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (number ^ bytes) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
