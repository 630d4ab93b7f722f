/// Eight bytes of text at once.
///
/// Public, because only what is public is inlined into other targets.
public enum ByteLanes {
  /// The top bit of every byte that is zero; exact from the lowest byte up to and including the first zero.
  @inlinable @inline(__always)
  public static func zeroBytes(_ bytes: UInt64) -> UInt64 {
    (bytes &- 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080
  }

  /// How many of eight bytes, from the lowest on, are ASCII letters, digits or low lines.
  @inlinable @inline(__always)
  public static func wordLength(_ bytes: UInt64) -> Int {
    let high: UInt64 = 0x8080_8080_8080_8080
    let raised = bytes | high
    let lowercased = raised | 0x2020_2020_2020_2020
    let letters = (lowercased &- 0x6161_6161_6161_6161) & ~(lowercased &- 0x7B7B_7B7B_7B7B_7B7B)
    let digits = (raised &- 0x3030_3030_3030_3030) & ~(raised &- 0x3A3A_3A3A_3A3A_3A3A)
    let lowLines = ~(((bytes ^ 0x5F5F_5F5F_5F5F_5F5F) | high) &- 0x0101_0101_0101_0101)
    let others = ~(letters | digits | lowLines) & high | bytes & high
    return others.trailingZeroBitCount / 8
  }
}
