/// A document around a cursor, read with a name in place of the value that is being typed.
package struct OpenDocument: Hashable, Sendable {
  package var outline: InterfaceOutline
  /// Where that value begins.
  package var place: Position

  /// The name in its place.
  package static let typed = "typed"

  package init(outline: InterfaceOutline, place: Position) { (self.outline, self.place) = (outline, place) }

  /// True for the value that is being typed.
  package func isOpen(_ value: Spelling?) -> Bool { value?.range.start == place }
}
