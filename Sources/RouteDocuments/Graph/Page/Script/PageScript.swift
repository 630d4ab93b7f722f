/// The script of the page: parts that run one after another, as one module.
///
/// Whatever the document holds is text of the user's code. The script never reads it as HTML: elements are made by
/// `element` and `shape`, and text is set as text.
enum PageScript {
  static let text = [
    elements, data, drawing, view, spotlight, filters, search, places, details, path, keyboard, start,
  ].joined(separator: "\n")
}
