import SourceModel

/// What names mean at their places, as long as the heads of the tree mean the same.
///
/// Most edits change no head, and most names are asked for again at each link.
final class NameMemory: Sendable {
  struct Place: Hashable, Sendable {
    let name: String
    let scope: [String]
    let file: FileID?
  }

  let resolutions = Memo<Place, NameResolution>()
  let genericParameters = Memo<Place, Bool>()
}
