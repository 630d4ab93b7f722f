import Routes
import SourceModel

/// Adds the cases that an enum lacks for segues of the classes that it serves.
enum AddSegueCase {
  /// The fixes for the identifier of a segue in a document, and for the name of an enum.
  static func fixes(for selected: SelectedName, with environment: FixEnvironment) -> [Fix] {
    let segues = environment.index.routes(in: InterfaceSpaces.segue).filter { !$0.registrations.isEmpty }
    let chosen = segues.filter { route in route.registrations.contains { $0.site.includes(selected.site) } }
    let enums = SegueEnum.all(with: environment).filter { !chosen.isEmpty || $0.site == selected.site }
    return enums.compactMap { fix(of: $0, for: chosen.isEmpty ? segues : chosen, with: environment) }
  }

  private static func fix(of type: SegueEnum, for segues: [Route], with environment: FixEnvironment) -> Fix? {
    let served = segues.filter { $0.key.owner.map { type.serves($0, in: environment.index) } ?? false }
    guard !served.isEmpty, let page = environment.page(type.site.file),
      let body = SegueEnumBody(at: page.offset(of: type.site.range.end), in: page)
    else { return nil }
    var names: [String] = []
    for identifier in served.map(\.key.name) where !names.contains(identifier) && !body.mayHave(identifier) {
      names.append(identifier)
    }
    let lines = names.compactMap(SegueEnumBody.line)
    guard let first = lines.first else { return nil }
    let words = lines.count == 1 ? "Add '\(first)'" : "Add \(lines.count) cases for segues"
    return Fix(title: "\(words) to \(type.name)", edits: [page.addition(lines, behindLineOf: body.lastCase)])
  }
}

extension Site {
  fileprivate func includes(_ other: Site) -> Bool {
    file == other.file && range.start <= other.range.start && other.range.end <= range.end
  }
}
