import Routes
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// A first scan finds the names that documents ask for in files without any other word of interest.
@Suite struct AskedNameTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
    <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"><connections>
    <segue destination="e1" kind="unwind" unwindAction="back:" id="g1"/></connections></viewController>
    <exit id="e1" sceneMemberID="exit"/></objects></scene></scenes></document>
    """

  @Test(arguments: [
    ("Home.swift", "class Home: Base { @objc func back(_ segue: UIStoryboardSegue) {} }"),
    ("Home.m", "@implementation Home\n- (void)back:(id)segue {}\n@end"),
    ("Home.h", "@interface Home : Base\n- (void)back:(id)segue;\n@end"),
  ])
  func findsMethods(_ name: String, _ source: String) throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard, name: source])
    var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .closed), threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.members.methods("back:").count == 1)
    #expect(Rules.diagnostics(in: state.index, settings: RuleSettings()).isEmpty)
  }

  /// Another selector may begin with the same words.
  @Test(arguments: [
    ("Home.swift", "class Home: Base { @objc func back(_ s: Any, now e: Any) {} }", "back:now:"),
    ("Home.swift", "class Home: Base { @objc func back(home: Any) {} }", "backHome:"),
    ("Home.swift", "class Home: Base { @objc(back:now:) func leave(_ s: Any, now e: Any) {} }", "back:now:"),
    ("Home.m", "@implementation Home\n- (void)back:(id)a now:(id)b {}\n@end", "back:now:"),
  ])
  func findsMethodsOfAnEditedSelector(_ name: String, _ source: String, _ selector: String) throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard, name: source])
    var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .closed), threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.members.methods(selector).isEmpty)
    try folder.write("Main.storyboard", Self.storyboard.replacing("back:", with: selector))
    state.changedOnDisk(folder("Main.storyboard"))
    state.updateBlocking()
    #expect(state.index.members.methods(selector).count == 1)
  }

  /// The calls of what a routing protocol requires are read, those of what the output of a module requires are not.
  @Test func readsCallsOfOneSystem() throws {
    let folder = try TemporaryFolder([
      "Scene.swift": "protocol HomeRoutingLogic { func show() }; class HomeRouter: HomeRoutingLogic { func show() {} }",
      "Module.swift": """
      protocol CartModuleInput {}
      struct CartModule { let view: UIViewController; let input: CartModuleInput }
      protocol CartOutput { func append() }
      """,
      "Append.swift": "func f() { list.append() }", "Show.swift": "func f() { list.show() }",
    ])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.parsedFileCount == 3)
  }

  /// A file that only hands a function of another file to `forEach` is parsed, too.
  @Test(arguments: ["[\"Row\"].forEach(list.add)", "[\"Row\"] .forEach ( self . list?.add(_:) )"])
  func findsFunctionsThatAreHandedOn(_ code: String) throws {
    let folder = try TemporaryFolder([
      "Kit.swift": """
      extension UITableView { func add(_ id: String) { register(Row.self, forCellReuseIdentifier: id) } }
      """,
      "Rows.swift": "class Rows { func f() { \(code) } }", "Other.swift": "class Other { func f() { map(list.add) } }",
    ])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.routes.map(\.key.name) == ["Row"])
    #expect(state.index.parsedFileCount == 2)
  }

  /// Of the files that extend what a class inherits, those with a name are parsed that it is asked for.
  @Test func findsInheritedNames() throws {
    let folder = try TemporaryFolder([
      "Home.swift": "class Home: UIViewController { init() { super.init(nibName: Self.name, bundle: nil) } }",
      "A.swift": "extension UIViewController { static var name: String { className } }",
      "B.swift": "extension NSObject { static var className: String { String(describing: self) } }",
      "C.swift": "extension NSObject { static var className2: String { \"Other\" } }",
      "D.swift": "extension UIView { static var name: String { \"Other\" } }",
    ])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.routes.map(\.key.name) == ["Home"])
    #expect(state.index.parsedFileCount == 1)
  }

  /// Files with a class of Objective-C are parsed for the texts that its methods give, and read again when those change.
  @Test func findsTextsOfMethods() throws {
    let method = "+ (NSString *)nibName { return @\"Item\"; }"
    let folder = try TemporaryFolder([
      "Home.m": "@implementation Home\n- (void)f { [UINib nibWithNibName:[ItemCell nibName] bundle:nil]; }\n@end",
      "ItemCell.h": "@interface ItemCell : BaseCell\n@end", "ItemCell.m": "@implementation ItemCell\n@end",
      "BaseCell.m": "@interface BaseCell : UIView\n@end\n@implementation BaseCell\n\(method)\n@end",
      "Other.m": "@implementation Other\n+ (NSString *)nibName { return @\"Other\"; }\n@end",
    ])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    var names: [String] {
      state.updateBlocking()
      return state.index.routes.map(\.key.name)
    }
    state.scan()
    #expect(names == ["Item"])
    try folder.write("BaseCell.m", "@interface BaseCell : UIView\n@end\n@implementation BaseCell\n@end")
    state.changedOnDisk(folder("BaseCell.m"))
    #expect(names == [])
    try folder.write(
      "ItemCell.m", "@implementation ItemCell\n+ (NSString *)name { return NSStringFromClass(self); }\n@end")
    state.changedOnDisk(folder("ItemCell.m"))
    #expect(names == [])
    try folder.write(
      "Home.m", "@implementation Home\n- (void)f { [UINib nibWithNibName:[ItemCell name] bundle:nil]; }\n@end")
    state.changedOnDisk(folder("Home.m"))
    #expect(names == ["ItemCell"])
  }

  /// The members of the classes of a document are known before its first connection, and while one is typed.
  @Test(arguments: ["", "<outlet property=\"", "<outlet property=\"\"/>"])
  func findsMembers(_ typed: String) throws {
    let storyboard = Self.storyboard.replacing("id=\"d1\"", with: "customClass=\"Home\" id=\"d1\"")
      .replacing("<segue destination=\"e1\" kind=\"unwind\" unwindAction=\"back:\" id=\"g1\"/>", with: typed)
    let folder = try TemporaryFolder([
      "Main.storyboard": storyboard, "Home.swift": "class Home: UIViewController { @IBOutlet var label: UILabel! }",
    ])
    var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .closed), threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.members.names(.outlet, of: "Home") == ["label"])
  }

  /// As are the methods that may answer to actions of the first responder.
  @Test(arguments: [
    ("Home.swift", "class Home: Base { @IBAction func back(_ sender: Any) {} }", 1),
    ("Home.swift", "class Home: Base { func back(_ sender: Any) {} }", 0),
    ("Home.m", "@implementation Home\n- (IBAction)back:(id)sender {}\n@end", 1),
  ])
  func findsActions(_ name: String, _ source: String, _ count: Int) throws {
    let storyboard = Self.storyboard
      .replacing("<exit id=\"e1\"", with: "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"e1\"")
      .replacing(
        "<segue destination=\"e1\" kind=\"unwind\" unwindAction=", with: "<action destination=\"e1\" selector=")
    let folder = try TemporaryFolder(["Main.storyboard": storyboard, name: source])
    var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .closed), threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.members.actions("back:").count == count)
  }

  /// A file is parsed for the label of an initializer only if a text may stand behind it.
  @Test(arguments: [
    ("init() { super.init(nibName: \"Cell\", bundle: nil) }", 1),
    ("init() { super.init(nibName :\n\"Cell\", bundle: nil) }", 1),
    ("override var nibName: String? { \"Cell\" }", 1),
    ("init() { super.init(nibName: nil, bundle: nil); super.init(nibName: \"Cell\", bundle: nil) }", 1),
    ("init() { super.init(nibName: nil, bundle: nil) }", 0),
    ("init() { super.init(nibName: type(of: self).name, bundle: nil) }; static let name = \"Cell\"", 1),
    ("init(nibName name: String?) { nibName }", 0),
  ])
  func findsNibs(_ member: String, _ parsed: Int) throws {
    let folder = try TemporaryFolder(["Home.swift": "class Home: UIViewController { \(member) }"])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.parsedFileCount == parsed)
    #expect(state.index.routes.map(\.key.name) == (parsed == 1 ? ["Cell"] : []))
  }

  /// A file is parsed for a name in generated code only if it has both of its first words.
  @Test(arguments: [
    ("let a = R.storyboard.main.detail()", 1), ("let a = R\n.storyboard\n.main\n.detail()", 1),
    ("func map<R>(_ make: () -> R) -> R { make() }", 0), ("storyboard.open()", 0), ("// R.storyboard.main.detail()", 0),
  ])
  func findsGeneratedNames(_ source: String, _ parsed: Int) throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard, "Home.swift": source])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    // The document counts, too.
    #expect(state.index.parsedFileCount == parsed + 1)
    #expect(state.index.routes.first { $0.key.name == "Detail" }?.lookUps.count == parsed)
  }

  /// A file is parsed for a call of a function that looks up what it is given, only if its argument may have the label.
  @Test(arguments: [
    ("let a = make(type: Home.self)", 1), ("let a = make( type : Home.self)", 1), ("let a = make(Home.self)", 0),
    ("let a = make(other: Home.self)", 0), ("let a = remake(type: Home.self)", 0), ("let a = make()", 0),
    ("func make() {}", 1), ("// make(type: Home.self)", 0), ("let a = make", 0),
  ])
  func findsCalls(_ source: String, _ parsed: Int) throws {
    let make = """
      func make<T>(type: T.Type) -> T {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: type)) as! T
      }
      """
    let folder = try TemporaryFolder(["A.swift": make, "B.swift": source, "C.swift": "class Home: UIViewController {}"])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.parsedFileCount == parsed + 1)
    #expect(state.index.routes.contains { $0.key.name == "Home" } == (parsed == 1 && source.contains("Home")))
  }

  /// The calls of a function are read while it looks something up, and not before or after.
  @Test func followsFunctions() throws {
    let look =
      "func make(_ id: String) { UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: id) }"
    let folder = try TemporaryFolder([
      "A.swift": "", "B.swift": "func open(_ id: String) { make(id) }", "C.swift": "let a = open(\"Home\")",
    ])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    for (text, names) in [(look, ["Home"]), ("func make(_ id: String) { open(id) }", []), (look, ["Home"])] {
      state.open(folder("A.swift"), text: SourceText(text))
      state.updateBlocking()
      #expect(state.index.routes.filter { $0.key.space.kind == "scene" }.map(\.key.name) == names)
      #expect(state.index.parsedFileCount == (names.isEmpty ? 0 : 3))
    }
  }

  /// A document that changes gives another meaning to names in files that stay as they are.
  @Test func followsDocuments() throws {
    let folder = try TemporaryFolder([
      "Main.storyboard": Self.storyboard, "Home.swift": "let a = R.storyboard.main.detail()",
    ])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    for (identifier, count) in [("Detail", 1), ("Other", 0), ("detail", 1), ("Detail", 1)] {
      state.open(folder("Main.storyboard"), text: SourceText(Self.storyboard.replacing("Detail", with: identifier)))
      state.updateBlocking()
      #expect(state.index.routes.first { $0.key.name == identifier }?.lookUps.count == count)
    }
  }
}
