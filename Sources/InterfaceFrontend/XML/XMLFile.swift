import SourceModel

/// A well-formed file and its elements.
struct XMLFile {
  let base: UnsafePointer<UInt8>
  /// In source order; the first is the root.
  let elements: [Element]

  /// Reads the bytes of a `SourceText`, whose padding is behind them. A document type that is allowed is skipped.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, allowsDocumentType: Bool = false
  ) -> Result<XMLFile, XMLFailure> {
    guard let base = bytes.baseAddress, !isEmpty(bytes) else {
      return .failure(XMLFailure(reason: .empty, offset: 0))
    }
    guard bytes.count <= XMLLimits.fileBytes else { return .failure(XMLFailure(reason: .fileBytes, offset: 0)) }
    if let failure = CharacterCheck.failure(in: bytes) { return .failure(failure) }
    var reader = TagReader(base, count: bytes.count, allowsDocumentType: allowsDocumentType)
    guard reader.read() else {
      return .failure(reader.failure ?? XMLFailure(reason: .syntax, offset: reader.position))
    }
    return .success(XMLFile(base: base, elements: reader.elements))
  }

  private static func isEmpty(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.dropFirst(ByteOrderMark.length(in: bytes)).allSatisfy {
      $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09
    }
  }
}
