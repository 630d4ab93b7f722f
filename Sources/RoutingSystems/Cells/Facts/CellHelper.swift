import Routes
import SourceModel

/// A function with a name under which libraries register cells for their callers: `tableView.registerCell("movie")`.
struct CellHelper: SystemFact {
  /// Those that libraries of helpers have. The bodies of those in the tree are read, whatever their names.
  static let names: Set = [
    "registerCell", "registerCellClass", "registerCellNib", "registerCells", "registerClass", "registerClassForCell",
    "registerClasses", "registerFooter", "registerHeader", "registerHeaderFooter", "registerHeaderFooterView",
    "registerNib", "registerNibCell", "registerNibForCell", "registerNibs", "registerReusable", "registerReusableCell",
    "registerReusableView", "registerSupplementaryView", "registerTableViewCell", "registerView", "registerXib",
    "registerCollectionViewCell",
  ]

  private static let views: Set = ["tableView", "collectionView", "UITableView", "UICollectionView"]
  /// A method of this name may be about anything, so that only calls on tables and collections count.
  private static let register = "register"
  static let groups = WordGroups(Set(views.map { [register, $0] }))

  let name: Spelling
  /// False for a call.
  let isDeclared: Bool

  var place: SourceRange { name.range }

  /// Those of one file.
  static func all(_ calls: CellCalls) -> [CellHelper] {
    let outline = calls.outline
    let declared = outline.scopes.compactMap { scope -> CellHelper? in
      guard case .function(let name) = scope.kind, names.contains(name) else { return nil }
      return CellHelper(name: Spelling(text: name, range: scope.nameRange), isDeclared: true)
    }
    let called = outline.calls.filter { isHelper($0, calls) }.map { CellHelper(name: $0.callee, isDeclared: false) }
    return declared + called
  }

  private static func isHelper(_ call: Call, _ calls: CellCalls) -> Bool {
    guard names.contains(call.callee.text) || isRegister(call) else { return false }
    return calls.named(call) == nil && !calls.functions.contains(call)
  }

  private static func isRegister(_ call: Call) -> Bool {
    guard call.callee.text == register, case .name(let receiver) = call.receiver else { return false }
    let name = receiver.text.split(separator: ".").last?.lowercased() ?? ""
    return ["table", "collection", "list", "grid"].contains { name.contains($0) }
  }
}
