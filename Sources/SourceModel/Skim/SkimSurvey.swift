/// What a skim of Swift finds for the parser, and in its place.
package struct SkimSurvey: Sendable {
  /// What stands between the braces of a function, a statement or a closure.
  package struct Block: Sendable {
    /// In bytes, without the braces.
    package let range: Range<Int>
    /// The byte offset behind the `func` or `init` whose body it is, or the `var` whose getter it is.
    package let function: Int?
    /// True for the arms of a `switch`.
    package let isSwitch: Bool

    package init(range: Range<Int>, function: Int?, isSwitch: Bool) {
      (self.range, self.function, self.isSwitch) = (range, function, isSwitch)
    }
  }

  /// Inner ones before those around them; none if the brackets do not match.
  package var blocks: [Block]
  /// The members of the classes of interest, and methods of interest of others, in source order.
  package var classes: [ClassMembers]

  package init(blocks: [Block] = [], classes: [ClassMembers] = []) {
    (self.blocks, self.classes) = (blocks, classes)
  }

  /// Leaves out the methods of other classes that no file asks for.
  package mutating func select(_ methods: MethodInterest) {
    classes = classes.compactMap { $0.selected(methods) }
  }
}
