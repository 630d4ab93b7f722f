/// The identifiers of a file, each by half of its hash: "certainly not there", or "there" with next to no error.
///
/// In Swift also the names that functions declare (`WordHash.ofFunction`), those for Objective-C among them.
/// As small as a Bloom filter that is wrong for one word in twenty; a scan asks every file for hundreds of words.
package struct WordFilter: Hashable, Sendable {
  /// Each once, in no order; nil where they were too many: then any word may be there.
  package let fingerprints: [UInt32]?

  package static let empty = WordFilter(WordFingerprints(capacity: 0))

  package init(_ words: WordFingerprints) {
    fingerprints = words.all
  }

  package init(fingerprints: [UInt32]?) { self.fingerprints = fingerprints }

  package func mayContain(_ hash: WordHash) -> Bool {
    guard let fingerprints else { return true }
    let wanted = WordFingerprints.fingerprint(of: hash)
    // Without a branch in the loop, so that it compares several at once.
    var found: UInt32 = 0
    for fingerprint in fingerprints { found |= fingerprint == wanted ? 1 : 0 }
    return found != 0
  }

  package func mayContain(anyOf words: WordFingerprints) -> Bool {
    guard let fingerprints else { return true }
    return words.contains(anyOf: fingerprints)
  }
}
