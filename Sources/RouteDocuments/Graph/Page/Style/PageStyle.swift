/// The style of the page, in light and dark, and on paper.
enum PageStyle {
  static let text = [colors, layout, panel, drawing, details, paper].joined(separator: "\n")
}
