import Routes
import SourceModel

/// The edit that lets a property hold its value weakly.
enum WeakProperty {
  /// nil for a constant, and for a type that is not optional.
  static func fix(_ property: Spelling, of type: Spelling?, in file: FileID, _ environment: FixEnvironment) -> Fix? {
    guard let page = environment.page(file), let type = type?.text, type.hasSuffix("?") || type.hasSuffix("!"),
      let keyword = page.word(before: page.offset(of: property.range.start)), page.spelling(keyword) == "var"
    else { return nil }
    let edit = page.insertion("weak ", at: keyword.lowerBound)
    return Fix(title: "Make it weak", isPreferred: true, edits: [edit])
  }
}
