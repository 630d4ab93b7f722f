import Foundation
import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// After any sequence of edits the state answers as a fresh one over the same files and overlays.
@Suite struct IncrementalTests {
  /// `WAYMARK_EDITS=100000` asks for a longer run than the usual one.
  private static let edits = ProcessInfo.processInfo.environment["WAYMARK_EDITS"].flatMap(Int.init) ?? 2_000
  private static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test(arguments: seeds)
  func incrementalEqualsBatch(seed: UInt64) async throws {
    var editor = try RandomEditor(seed: seed)
    var state = editor.fresh()
    let edits = Self.edits / Self.seeds.count
    for step in 1...edits {
      // Lets other tests have the thread.
      await Task.yield()
      try editor.edit(&state)
      guard editor.rests() || step == edits else { continue }
      state.updateBlocking()
      let fresh = editor.fresh()
      let difference = WorkspaceAnswers(state).differences(from: WorkspaceAnswers(fresh))
      guard difference.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(editor.log.suffix(5)): \(difference)")
        return
      }
    }
    for kind in EditedKind.allCases {
      #expect(editor.edited.contains { $0.key.hasSuffix(kind.rawValue) && $0.value > 10 })
    }
  }
}

@Suite struct EditMixTests {
  /// Among edits of any file, those of each kind change what a user sees.
  @Test(arguments: EditedKind.allCases)
  private func editsOfEachKindMatter(_ kind: EditedKind) async throws {
    var editor = try RandomEditor(seed: 5)
    var state = editor.fresh()
    var effects = 0
    for _ in 0..<400 where effects < 3 {
      await Task.yield()
      try editor.edit(&state)
      state.updateBlocking()
      let before = WorkspaceAnswers(state)
      try editor.edit(&state) { $0.hasSuffix(kind.rawValue) }
      state.updateBlocking()
      if !WorkspaceAnswers(state).differences(from: before).isEmpty { effects += 1 }
    }
    #expect(effects == 3)
  }
}

/// The kinds of files whose edits must be in the mix, and must matter there.
private enum EditedKind: String, CaseIterable, CustomTestStringConvertible {
  case project = "project.pbxproj"
  case manifest = "Package.swift"
  case configuration = ".waymark.yml"
  case dependencies = "Podfile.lock"
  case ignoreFile = ".gitignore"
  case objectiveC = ".m"
  case header = ".h"
  case document = ".storyboard"
  case properties = "Info.plist"

  var testDescription: String { rawValue }
}

/// Changes a small tree on disk and in overlays, and tells a state of it.
struct RandomEditor {
  private static let names = [
    "a.swift", "b.swift", "c.swift", "Sub/d.swift", "Sub/e.swift", "Pods/f.swift", "MyTests/g.swift", "main.m",
    "Sub/h.h", "Sub/.gitignore", ".waymark.yml", "Sub/Package.swift", "Sub/Sources/Kit/i.swift", project,
    "Sub/Deep.xcodeproj/project.pbxproj", "Podfile.lock", "Main.storyboard", "Sub/Cell.xib",
    "Sub/Info.plist", "Sub/Menus.json",
  ]
  private static let project = "App.xcodeproj/project.pbxproj"
  private static let fragments = [
    "protocol EditorInput {}\n", "protocol PlayerInput: ZIKViewRoutable {}\n",
    "extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }\n",
    "extension RoutableService where Protocol == TimeService { init() {} }\n",
    "class EditorRouter: BaseRouter { override class func registerRoutableDestination() {\n",
    "register(RoutableView<EditorInput>())\n", "registerView(EditorController.self)\n", "}}\n", "}\n",
    "class BaseRouter: ZIKViewRouter<AnyObject, ViewRouteConfig> {}\n", "class BaseRouter: NSObject {}\n",
    "enum Scenes: String { static let start = \"Start\"; case next = \"Next\", show\n", "let start = \"Start\"\n",
    "extension EditorController { func k() { performSegue(withIdentifier: Scenes.show.rawValue, sender: nil); let k = start\n",
    "_ = storyboard?.instantiateViewController(withIdentifier: Scenes.start)\n",
    "_ = storyboard?.instantiateViewController(withIdentifier: start)\n", "let start = Scenes.start\n",
    "#define SHStart @\"Start\"\n", "static NSString *const SHStart = @\"Next\";\n",
    "void i(NSString *SHNext) { [storyboard instantiateViewControllerWithIdentifier:SHStart];\n",
    "class EditorController: UIViewController { @IBOutlet var start: UIView!; @IBAction func show(_ s: Any) {} }\n",
    "class EditorController: BaseController {}\n", "class BaseController: UIView { var start: Int { 0 } }\n",
    "extension UIViewController { @IBAction func next(_ s: Any) {} }\n",
    "@IBAction func showAll(_ s: Any) {}\n", "- (IBAction)openAll:(id)s {}\n", "- (void)openAll:(id)s {}\n",
    "class Far { @objc func show(next: Any) {}\nfunc showNext(_ s: Any) {}\n", "@objc(openNext:)\nfunc f(s: Any) {}\n",
    "@implementation EditorController\n- (IBAction)Next:(id)s {}\n", "@implementation Far\n- (void)openNext:(id)s {}\n",
    "typealias Base = EditorController\n",
    "extension Base { var start: UIView? { nil } }\n",
    "ZIKAnyViewRouter.registerIdentifier(Scenes.start)\n", "Router.to(viewIdentifier: start)\n",
    "typealias Screen = RoutableView\n", "typealias Input = EditorInput\n", "typealias Input = PlayerInput\n",
    "func f() { Router.perform(to: RoutableView<EditorInput>(), path: p) }\n",
    "func g() { Router.makeDestination(to: Screen<Input>()) }\n", "func h() { EditorRouter.perform(path: p) }\n",
    "let m = RoutableService<TimeService>()\n", "@main struct Small: App {}\n",
    "extension EditorController: ZIKRoutableView {}\n",
    "#if DEBUG\n", "#endif\n", "\"\"\"\n", "/*\n", "*/\n", "{", "\"", "d.swift\n", "é🙂",
    "public struct RoutableView<P> {}\n", "@protocol PlayerInput <ZIKViewRoutable>\n@end\n",
    "@interface BaseRouter : ZIKViewRouter\n@end\n",
    "@implementation EditorRouter\n+ (void)registerRoutableDestination {\n",
    "[self registerViewProtocol:ZIKRoutable(PlayerInput)];\n", "ZIKRouterToView(EditorInput);\n", "@end\n",
    "#define REGISTER(P) [BaseRouter registerViewProtocol:ZIKRoutable(P)]\n", "#undef REGISTER\n",
    "#define REGISTER_PLAYER REGISTER(PlayerInput);\n", "void f(void) { REGISTER(EditorInput); REGISTER_PLAYER }\n",
    "#define ROUTER(N) @interface N : ZIKViewRouter @end DeclareRoutableView(EditorController, N)\n",
    "ROUTER(HiddenRouter)\n", "ROUTER(EditorRouter)\n", "#define INPUT(N) ZIKRoutable(N##Input)\n",
    "#include \"routes.list\"\n",
    "DeclareRoutableView(EditorController, X)\n", "#define Screen EditorInput\n", "// UIApplicationMain\n",
    "AppNavigator.open(RoutableView<EditorInput>())\n", "[AppNavigator open:ZIKRoutable(PlayerInput)];\n",
    "Routes.add(RoutableService<TimeService>())\n", "Routes.add(PlayerInput.self)\n",
    "Decks.lockDeck(\"Main\")\n", "func k() { Decks.lockDeck(\"Main\") }\n", "Decks.showCard(\"intro\", of: \"A\")\n",
    "Decks.addCard(\"intro\", to: \"A\")\n", "Decks.addCard(\"intro\", to: \"B\")\n",
    "performSegue(withIdentifier: \"Open\", sender: nil)\n", "class EditorController: UIViewController {\n",
    "class BaseController: EditorController { func f() { performSegue(withIdentifier: \"Show\", sender: nil) } }\n",
    "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Start\")\n",
    "[UINib nibWithNibName:@\"Cell\" bundle:nil];\n",
    "extension UIStoryboard { static let main = UIStoryboard(name: \"Main\", bundle: nil) }\n",
    "UIStoryboard.main.instantiateViewController(withIdentifier: \"Start\") as! BaseController\n",
    "UIStoryboard.main.instantiateInitialViewController()\n",
    "SceneType<Far>(storyboard: Main.self, identifier: \"Start\")\n", "R.storyboard.main.start()\n",
    "func m() { R.segue.editorController.open(segue: s); R.segue.baseRouter.open }\n", "R.nib.cell()\n", "enum R {}\n",
    "UINib(nibName: String(describing: EditorController.self), bundle: nil)\n",
    "UINib(nibName: EditorController.cellName, bundle: nil)\n",
    "protocol Named { static var cellName: String { get } }\n",
    "extension Named { static var cellName: String { String(describing: self) }\n",
    "extension BaseController: Named {}\n",
    "extension UIViewController { class var cellName: String { nameOfType } }\n", "static let cellName = \"Cell\"\n",
    "extension NSObject { static var nameOfType: String { \"\\(self)\" } }\n",
    "EditorController(nibName: \"Cell\", bundle: nil)\n", "init() { super.init(nibName: nil, bundle: nil) }\n",
    "override var nibName: String? { \"Cell\" }\n",
    "func prepare(for s: S) { if s.identifier == \"Open\" { s.destination as! BaseController } }\n",
    "Menus.add(\"menu\")\n", "Menus.open(\"menu\")\n", "Menus.open(BaseRouter.self)\n", "Menus.add(BaseRouter.self)\n",
    "Menus.add(.menu)\n", "Menus.open(.menu)\n", "Menus.open(Deck.menu)\n", "enum Deck { case menu, wide }\n",
    "extension Deck { static var menu: Deck { .wide } }\n",
    "protocol Listed { static var menu: String { get } }\n", "extension BaseRouter: Listed {}\n",
    "extension Listed { static var menu: String { \"menu\" } }\n", "class EditorController: Far, Listed {\n",
    "class Far { class var menu: String { if isOn { return Scenes.start }; return \"wide\" } }\n",
    "static let menu = [\"menu\", start]\n", "@interface Far : NSObject <Listed>\n@end\n",
    "@implementation Far\n+ (NSString *)menu { return SHStart; }\n@end\n",
    "@objc protocol FarRoutingLogic { func routeToOpen(segue: UIStoryboardSegue?) }\n",
    "protocol FarRoutingLogic { func routeToShow(segue: UIStoryboardSegue?); func routeToNext() }\n",
    "class FarRouter: NSObject, FarRoutingLogic {\n", "extension FarRouter: Routing {\n",
    "func routeToOpen(segue: UIStoryboardSegue?) { _ = segue?.destination as! BaseController }\n",
    "@objc func routeToShow(segue: UIStoryboardSegue?) { routeToNext() }\n",
    "func routeToNext() { _ = BaseController() }\n",
    "typealias Routing = FarRoutingLogic\n", "var router: (NSObjectProtocol & FarRoutingLogic)?\n",
    "var router: Routing?\n",
    "extension EditorController { func r() { router?.routeToOpen(segue: nil); router?.routeToNext() } }\n",
    "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n",
    "router?.perform(NSSelectorFromString(\"routeTo\\(segue.identifier!)WithSegue:\"))\n",
    "class FarConfigurator: ARCHModuleConfigurator {\n", "class FarHandler: ARCHEventHandler<FarState> {\n",
    "class FarController: ARCHViewController<FarState, FarHandler> {\n", "struct FarState: ARCHState {}\n",
    "var module: ARCHModule { let c = FarController(); let h = FarHandler(); c.output = h; return c }\n",
    "enum FarStory: ARCHModuleID { case far\n", "static var far = FarConfigurator.self\n",
    "var configurator: ARCHModuleConfigurator { switch self { case .far: return FarConfigurator() } }\n",
    "override func viewIsReady() { FarStory.far.push(from: nil) }\n", "var moduleOutput: FarOutput?\n",
    "typealias FarModule = (view: UIViewController, input: PlayerInput)\n",
    "protocol FarAssembly { func far() -> FarModule }\n",
    "class FarAssemblyImpl: FarAssembly { func far() -> FarModule { let v = EditorController(); return (v, v) } }\n",
    "struct NearModule<Input> { let view: UIViewController; let input: Input }\n", "var cards: FarAssembly?\n",
    "extension EditorController { func n() { cards?.far(); open(cards.far); FarAssemblyImpl().far() } }\n",
    "Panels.registerPanel(\"menu\")\n", "Panels.registerPanel(name)\n", "Panels.openPanel(\"menu\")\n",
  ]

  /// A mistake in this file keeps what held before, which a fresh state cannot know.
  private static let configurations = [
    "", "world: closed\n", "world: open\n", "rules: {unregistered-protocol: off, lookup-unregistered: hint}\n",
    "functions:\n- {name: AppNavigator.open(_:), role: look-up, kind: view}\n",
    "world: closed\nfunctions: [{name: 'AppNavigator.open(_:)', role: registration, kind: view}]\n",
    "functions:\n- {name: Routes.add(_:), role: registration, kind: view}\n- {name: 'f(_:)', role: look-up}\n",
    "systems: {menus: {key: string, registrations: [Menus.add(_:)], look-ups: [Menus.open(_:)]}}\n",
    "systems: {menus: {key: case, registrations: [Menus.add(_:)], look-ups: [Menus.open(_:)], opens: [Menus.json]}}\n",
    "systems: {menus: {key: string, registrations: [{property: Listed.menu}], look-ups: [Menus.open(_:)]}}\n",
    "systems: {menus: {key: type, registrations: [Menus.open(_:)], look-ups: [Menus.add(_:)]}, zikrouter: off}\n",
  ]

  /// What documents hold: some are well-formed, one is cut off.
  private static let documents = [
    "", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>",
    "<document><scenes><scene><objects><viewController customClass=\"BaseController\"><connections><outlet property=\"",
    scenes(of: "BaseRouter", "Open"),
    scenes(of: "EditorController", "Show"), scenes(of: "EditorController", "Open"),
  ]

  private static func scenes(of controller: String, _ segue: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Start" id="c" customClass="\(controller)" sceneMemberID="viewController">
    <connections><segue destination="c" kind="show" identifier="\(segue)" id="g"/>
    <action selector="\(segue.lowercased())All:" destination="f" id="r"/>
    <outlet property="start" destination="c" id="o"/><action selector="\(segue.lowercased()):" destination="c" id="a"/>
    <segue destination="x" kind="unwind" unwindAction="\(segue.lowercased())Next:" id="u"/></connections>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="next"/></userDefinedRuntimeAttributes>
    </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
    <exit id="x" sceneMemberID="exit"/>
    </objects></scene></scenes></document>
    """
  }

  private static let properties = ["", "<plist><dict>"] + ["Main", "Cell", "Gone"].map(properties(of:))

  private static func properties(of main: String) -> String {
    "<plist><dict><key>UIMainStoryboardFile</key><string>\(main)</string></dict></plist>"
  }

  private static let locks = ["", "PODS:\n  - ZIKRouter (1.1.1)\n", "PODS:\n  - AFNetworking (4.0.1)\n"]

  private(set) var log: [String] = []
  /// How often each file was chosen.
  private(set) var edited: [String: Int] = [:]
  private var random: SeededRandom
  private let folder: TemporaryFolder
  private var disk: [String: String] = [:]
  private var overlays: [String: String] = [:]

  init(seed: UInt64) throws {
    random = SeededRandom(seed)
    folder = try TemporaryFolder()
    let project = projectText()
    disk[Self.project] = project
    try folder.write(Self.project, project)
    for name in Self.names.prefix(5) {
      let text = (0..<8).map { _ in fragment() }.joined()
      disk[name] = text
      try folder.write(name, text)
    }
  }

  /// Whether somebody looks at the state now: after one edit, or after several.
  mutating func rests() -> Bool {
    Int.random(in: 0..<5, using: &random) == 0
  }

  func fresh(for purpose: ReadingPurpose = .rules) -> WorkspaceState {
    var state = WorkspaceState(
      roots: [folder.path], threads: 1, systems: SystemList(SystemList.builtIn.all + [DeckSystem(), PanelSystem()]))
    state.purpose = purpose
    state.scan()
    for (name, text) in overlays { state.open(folder(name), text: SourceText(text)) }
    state.updateBlocking()
    return state
  }

  /// Of a file whose name is wanted.
  mutating func edit(_ state: inout WorkspaceState, _ isWanted: (String) -> Bool = { _ in true }) throws {
    let name = Self.names.filter(isWanted).randomElement(using: &random) ?? "a.swift"
    edited[name, default: 0] += 1
    switch Int.random(in: 0..<11, using: &random) {
    case 0..<4: open(name, &state)
    case 4: close(name, &state)
    case 5..<8: try write(name, &state)
    case 8: try remove(name, &state)
    case 9: try removeFolder(Bool.random(using: &random) ? "Sub" : "App.xcodeproj", &state)
    default: try move(name, &state)
    }
  }

  private mutating func open(_ name: String, _ state: inout WorkspaceState) {
    let text = changed(overlays[name] ?? disk[name] ?? "", of: name)
    log.append("open \(name): \(text.debugDescription)")
    overlays[name] = text
    state.open(folder(name), text: SourceText(text))
  }

  private mutating func close(_ name: String, _ state: inout WorkspaceState) {
    log.append("close \(name)")
    overlays[name] = nil
    state.close(folder(name))
  }

  private mutating func write(_ name: String, _ state: inout WorkspaceState) throws {
    let isWhole = name.hasSuffix(".pbxproj") && Int.random(in: 0..<4, using: &random) > 0
    let text = isWhole ? projectText() : changed(disk[name] ?? "", of: name)
    log.append("write \(name): \(text.debugDescription)")
    disk[name] = text
    try folder.write(name, text)
    tell(&state, name)
  }

  private mutating func remove(_ name: String, _ state: inout WorkspaceState) throws {
    guard disk.removeValue(forKey: name) != nil else { return }
    log.append("remove \(name)")
    try folder.remove(name)
    tell(&state, name)
  }

  /// Clients may tell of the folder alone.
  private mutating func removeFolder(_ name: String, _ state: inout WorkspaceState) throws {
    let inside = disk.keys.filter { $0.hasPrefix(name + "/") }
    guard !inside.isEmpty else { return }
    log.append("remove \(name)")
    for file in inside { disk[file] = nil }
    try folder.remove(name)
    tell(&state, name)
  }

  private mutating func move(_ name: String, _ state: inout WorkspaceState) throws {
    let target = Self.names.randomElement(using: &random) ?? "a.swift"
    guard let text = disk[name], disk[target] == nil, ![name, target].contains(".waymark.yml") else { return }
    log.append("move \(name) to \(target)")
    disk[name] = nil
    disk[target] = text
    try folder.write(target, text)
    try folder.remove(name)
    tell(&state, name)
    tell(&state, target)
  }

  /// By the event, or by a scan as after a missed one.
  private mutating func tell(_ state: inout WorkspaceState, _ name: String) {
    if Bool.random(using: &random) { state.changedOnDisk(folder(name)) } else { state.scan() }
  }

  /// A fragment inserted, deleted, or replaced at any place.
  private mutating func changed(_ text: String, of name: String) -> String {
    if name == ".waymark.yml" { return Self.configurations.randomElement(using: &random) ?? "" }
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      return Self.documents.randomElement(using: &random) ?? ""
    }
    if name.hasSuffix("Info.plist") { return Self.properties.randomElement(using: &random) ?? "" }
    if name == "Podfile.lock" { return Self.locks.randomElement(using: &random) ?? "" }
    var text = Array(text.utf8)
    let start = Int.random(in: 0...text.count, using: &random)
    let end = Bool.random(using: &random) ? start : min(text.count, start + Int.random(in: 0...60, using: &random))
    let isDeletion = text.count > 2_000 || Int.random(in: 0..<4, using: &random) == 0
    text.replaceSubrange(start..<end, with: isDeletion ? [] : Array(fragment().utf8))
    return String(decoding: text, as: UTF8.self)
  }

  /// Some of the files in some targets.
  private mutating func projectText() -> String {
    let types = ["application", "framework", "bundle.unit-test", "app-extension"]
    let targets = ["A", "B", "C"].map { name in
      ProjectText.Target(
        name, types.randomElement(using: &random) ?? "tool", folders: some(["Sub", "MyTests", "."]),
        files: some(Self.names + ["Gone.swift"]), dependencies: some(["A", "B", "C"]), packages: some(["Kit"]),
        properties: Bool.random(using: &random) ? "Sub/Info.plist" : nil,
        mainStoryboard: some(["Main", "Gone"]).first)
    }
    return ProjectText(targets).text
  }

  private mutating func some(_ names: [String]) -> [String] {
    names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
  }

  private mutating func fragment() -> String {
    Self.fragments.randomElement(using: &random) ?? ""
  }
}
