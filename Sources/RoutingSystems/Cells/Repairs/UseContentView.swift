import Routes
import SourceModel

/// Puts subviews into the content view of a cell.
enum UseContentView: Repair {
  static let rules: [any Rule.Type] = [LayoutOnCellItself.self, SubviewOnCellItself.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    var edit = Fix.Edit(site: finding.site, text: "contentView")
    if finding.rule == SubviewOnCellItself.description.id {
      edit = Fix.Edit(
        site: Site(
          file: finding.site.file, range: SourceRange(start: finding.site.range.start, end: finding.site.range.start)),
        text: "contentView.")
    }
    return [Fix(title: "Add it to 'contentView'", isPreferred: true, edits: [edit])]
  }
}
