import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The look-ups by texts that are the names of types.
@Suite struct TypeNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// The expression that names the nib.
    var name: String
    /// What else the file contains.
    var around = ""
    /// The nibs that are looked up.
    var nibs: [String]

    var testDescription: String { title }

    init(_ title: String, _ name: String, around: String = "", _ nibs: [String]) {
      (self.title, self.name, self.around, self.nibs) = (title, name, around, nibs)
    }
  }

  static let swift = [
    Case("a class", "String(describing: ItemCell.self)", ["ItemCell"]),
    Case("an interpolation", "\"\\(ItemCell.self)\"", ["ItemCell"]),
    Case("a nested class", "String(describing: Outer.InnerCell.self)", ["InnerCell"]),
    Case("an alias", "String(describing: Cell.self)", around: "typealias Cell = ItemCell", ["ItemCell"]),
    Case("a constant of a file", "name", around: "let name = String(describing: ItemCell.self)", ["ItemCell"]),
    Case(
      "a constant of a type", "Names.item", around: "enum Names { static let item = \"\\(ItemCell.self)\" }",
      ["ItemCell"]),
    Case(
      "a property", "ItemCell.nibName",
      around: "extension ItemCell { static var nibName: String { String(describing: ItemCell.self) } }", ["ItemCell"]),
    Case("the class itself", "String(describing: Self.self)", ["Home"]),
    // Texts that are not known.
    Case("an object", "String(describing: self)", []),
    Case("a generic class", "String(describing: ListCell<Int>.self)", []),
    Case("a generic class without arguments", "String(describing: ListCell.self)", []),
    Case("a class of UIKit", "String(describing: UITableViewCell.self)", ["UITableViewCell"]),
    Case("a class of a library", "String(describing: PodCell.self)", []),
    Case("a longer text", "\"\\(ItemCell.self)Nib\"", []),
    Case("another function", "String(reflecting: ItemCell.self)", []),
  ]

  @Test(arguments: swift) func ofSwift(_ example: Case) {
    check(
      example,
      "//- Home.swift\n\(example.around)\nclass Home { func f() { UINib(nibName: \(example.name), bundle: nil) } }")
  }

  @Test(arguments: [
    "func f<ItemCell>(_: ItemCell.Type) { UINib(nibName: String(describing: ItemCell.self), bundle: nil) }",
    "class A<ItemCell> { func f() { UINib(nibName: String(describing: ItemCell.self), bundle: nil) } }",
    "class A<ItemCell> {}\nextension A { func f() { UINib(nibName: \"\\(ItemCell.self)\", bundle: nil) } }",
  ])
  func isNoTypeParameter(_ source: String) {
    check(Case("", "", []), "//- Home.swift\n\(source)")
  }

  static let objectiveC = [
    Case("a class", "NSStringFromClass([SHCell class])", ["SHCell"]),
    Case("a property", "NSStringFromClass(SHCell.class)", ["SHCell"]),
    Case("a class of Swift", "NSStringFromClass([ItemCell class])", []),
    Case("the class of an object", "NSStringFromClass([self class])", ["SHHome"]),
    Case("the class of a property", "NSStringFromClass(self.class)", ["SHHome"]),
    Case("an object", "NSStringFromClass(self)", []),
    Case("another function", "NSStringFromProtocol(@protocol(SHCell))", []),
  ]

  @Test(arguments: objectiveC) func ofObjectiveC(_ example: Case) {
    for message in ["[UINib nibWithNibName:", "[[SHHome alloc] initWithNibName:", "[super initWithNibName:"] {
      check(example, "//- Home.m\n@implementation SHHome\n- (void)f { \(message)\(example.name) bundle:nil]; }\n@end")
    }
  }

  /// Rename would have to rename the class, and the file.
  @Test func isNotRenamed() throws {
    let fixture = Fixture(
      Self.classes + "//- Home.swift\nlet nib = UINib(nibName: String(describing: ItemCell.self), bundle: nil)")
    let linked = FixtureIndex(fixture)
    let key = RouteKey(space: InterfaceSpaces.nib, name: "ItemCell")
    #expect(TextRenaming(.route(key), in: linked.index) == nil)
  }

  private static let classes = """
    //- Cells.swift
    class ItemCell: UITableViewCell {}
    class Outer { class InnerCell: UITableViewCell {} }
    class ListCell<Item>: UITableViewCell {}
    //- SHCell.h
    @interface SHCell : UITableViewCell
    @end
    @interface SHHome : UIViewController
    @end

    """

  private func check(_ example: Case, _ source: String) {
    let index = FixtureIndex(Fixture(Self.classes + source)).index
    let nibs = index.routes.filter { $0.key.space == InterfaceSpaces.nib && !$0.lookUps.isEmpty }
    #expect(nibs.map(\.key.name) == example.nibs)
  }
}
