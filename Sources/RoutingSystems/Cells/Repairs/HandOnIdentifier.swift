import Routes
import SourceModel

/// Hands the identifier on that an initializer of a cell gets.
enum HandOnIdentifier: Repair {
  static let rules: [any Rule.Type] = [CellIdentifierOverridden.self]

  private static let parameter = CellCalls.identifierLabel

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let page = environment.page(finding.site.file) else { return [] }
    var place = page.offsets(of: finding.site.range)
    let quote = UInt8(ascii: "\"")
    if page.byte(at: place.lowerBound - 1) == quote, page.byte(at: place.upperBound) == quote {
      place = place.lowerBound - 1..<place.upperBound + 1
    }
    guard hasParameter(page, before: place.lowerBound) else { return [] }
    return [
      Fix(
        title: "Hand '\(parameter)' on", isPreferred: true,
        edits: [page.replacement(of: place, with: parameter)])
    ]
  }

  /// True if the nearest initializer before an offset has the parameter under its own name.
  private static func hasParameter(_ page: EditableSource, before offset: Int) -> Bool {
    let text = page.spelling(0..<offset)
    guard let head = text.ranges(of: "init(").dropLast().last else { return false }
    return text[head.upperBound...].contains("\(parameter): String?")
  }
}
