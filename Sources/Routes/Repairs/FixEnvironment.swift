import SourceModel

/// The input of fixes: the index, and the texts that it was made from.
package struct FixEnvironment {
  package let index: RouteIndex
  private let read: (FileID) -> SourceText?
  private let pages = Pages()

  /// The pages that were made; each file has one, however many findings it has.
  private final class Pages {
    var made: [FileID: EditableSource] = [:]
  }

  /// `read` returns the text of a file; nil if the file no longer exists.
  package init(index: RouteIndex, read: @escaping (FileID) -> SourceText?) {
    (self.index, self.read) = (index, read)
  }

  /// The text of a file; nil if it no longer exists.
  package func page(_ file: FileID) -> EditableSource? {
    if let page = pages.made[file] { return page }
    let page = read(file).map { EditableSource(file: file, text: $0) }
    pages.made[file] = page
    return page
  }

  /// The route of a finding, by the place of its protocol.
  package func route(at site: Site) -> Route? {
    let range = site.range
    let occurrence = index.occurrences[site.file]?.first {
      $0.range == range && $0.role != .definition && $0.subject.route != nil
    }
    return occurrence?.subject.route.flatMap(index.route)
  }
}

extension Occurrence.Subject {
  fileprivate var route: RouteKey? {
    if case .route(let key) = self { key } else { nil }
  }
}
