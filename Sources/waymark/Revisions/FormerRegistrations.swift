import Routes
import SourceModel
import Workspace

/// The registrations of a finding's route that an older revision had and that are gone.
struct Former {
  /// One note for each, at the nearest line that still exists, or at the finding if the file is
  /// gone.
  var notes: [Finding.Related]
  /// The place for a forge that shows findings in changed files only; nil if the finding is in one.
  var shown: Site?
}

/// Compares the registrations of two trees.
struct FormerRegistrations {
  private let tree: ScannedTree
  private let old: ScannedTree
  /// As it was asked for.
  private let revision: String
  private var moved: [FileID: MovedLines] = [:]

  private static let mostNotes = 3

  init(in tree: ScannedTree, since old: ScannedTree, revision: String) {
    (self.tree, self.old, self.revision) = (tree, old, revision)
  }

  /// What the diagnostics are about, with the notes of what registered it before.
  mutating func result(_ diagnostics: [Diagnostic]) -> CheckResult {
    let symbols = FindingSymbols(of: diagnostics.map(\.finding), in: tree.index)
    var result = CheckResult(tree: tree, diagnostics: diagnostics)
    for position in diagnostics.indices {
      let finding = diagnostics[position].finding
      guard let former = symbols.subject(of: finding).flatMap({ former(of: $0, finding) }) else { continue }
      result.diagnostics[position].finding.related += former.notes
      result.former[position] = former
    }
    return result
  }

  /// nil where everything that registered it is still there.
  private mutating func former(of subject: Occurrence.Subject, _ finding: Finding) -> Former? {
    let now = Set(tree.index.registrationPlaces(of: subject).map { name($0, in: tree) })
    let gone = old.index.registrationPlaces(of: subject).filter { !now.contains(name($0, in: old)) }
    guard !gone.isEmpty else { return nil }
    let sites = gone.prefix(Self.mostNotes).map { (place: $0, site: site(of: $0)) }
    let notes = sites.map { place, site in
      Finding.Related(
        site: site ?? finding.site, message: "'\(revision)' \(place.words): \(old.place(of: place.site))")
    }
    let isShown = tree.text(of: finding.site.file)?.bytes != oldText(of: finding.site.file)?.bytes
    return Former(notes: notes, shown: isShown ? nil : sites.lazy.compactMap(\.site).first)
  }

  /// What a place is known by in both trees.
  private func name(_ place: RegistrationPlace, in tree: ScannedTree) -> String {
    "\(place.words): \(tree.path(of: place.site.file))"
  }

  /// Where the place was, in the file as it is now; nil where that is gone.
  private mutating func site(of place: RegistrationPlace) -> Site? {
    guard let file = tree.state.id(of: old.state.path(of: place.site.file)) else { return nil }
    if moved[file] == nil {
      guard let new = tree.text(of: file), let old = oldText(of: file) else { return nil }
      moved[file] = MovedLines(from: old, to: new)
    }
    let line = moved[file]?.nearest(to: Int(place.site.range.start.line)) ?? 0
    let start = Position(line: Int32(clamping: line), utf8: 0, utf16: 0, utf32: 0)
    return Site(file: file, range: SourceRange(start: start, end: start))
  }

  private func oldText(of file: FileID) -> SourceText? {
    old.state.id(of: tree.state.path(of: file)).flatMap(old.text)
  }
}
