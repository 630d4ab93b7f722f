import Essentials

/// Compares bytes many at a time.
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
}
