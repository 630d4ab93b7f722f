import SourceModel

/// What repairs work with: the index, and the texts that it was made from.
package struct RepairBench {
  package let index: RouteIndex
  private let read: (FileID) -> SourceText?
  private let pages = Pages()

  /// Each is made once, as many findings as a file may have.
  private final class Pages {
    var made: [FileID: SourcePage] = [:]
  }

  /// `read` gives a file's text; nil where there is none any more.
  package init(index: RouteIndex, read: @escaping (FileID) -> SourceText?) {
    (self.index, self.read) = (index, read)
  }

  package func page(_ file: FileID) -> SourcePage? {
    if let page = pages.made[file] { return page }
    let page = read(file).map { SourcePage(file: file, text: $0) }
    pages.made[file] = page
    return page
  }

  /// The route that a finding is about, by the place of its protocol.
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
