import Archive
import CXXHash
import SourceModel

/// 128 bits that tell one content from another: XXH3. It does not resist forgers, but the author of a file
/// decides what is read of it anyway.
package struct ContentDigest: Hashable, Sendable, Comparable {
  private let high: UInt64
  private let low: UInt64

  package init(_ bytes: ArraySlice<UInt8>) {
    self.init(bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) })
  }

  init(_ text: SourceText) {
    self.init(text.withBytes { XXH3_128bits($0.baseAddress, $0.count) })
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    self.init(XXH3_128bits(bytes.baseAddress, bytes.count))
  }

  private init(_ hash: XXH128_hash_t) { (high, low) = (hash.high64, hash.low64) }

  init(from reader: inout ByteReader) throws(ArchiveError) {
    (high, low) = (try reader.readFixed(), try reader.readFixed())
  }

  func write(to writer: inout ByteWriter) {
    writer.write(fixed: high)
    writer.write(fixed: low)
  }

  package static func < (left: ContentDigest, right: ContentDigest) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension ContentDigest: CustomStringConvertible {
  /// 32 hexadecimal digits.
  package var description: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
