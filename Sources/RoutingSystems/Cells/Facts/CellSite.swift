import Routes
import SourceModel

/// A call of UIKit's that registers or dequeues, with the table or collection view that it is made on.
struct CellSite: SystemFact {
  /// What runs as a whole: a function by its number in the file, a closure or accessor by its beginning.
  enum Body: Hashable, Codable {
    case function(Int)
    case closure(Int)
  }

  /// The name of the method.
  let method: SourceRange
  /// The place of the identifier.
  let identifier: SourceRange
  /// The view as spelled: `self.tableView`.
  let container: String
  /// The innermost one around it; nil outside of functions, and in a block of Objective-C.
  let body: Body?
  /// The innermost type around it, by simple name.
  var owner: String?

  var place: SourceRange { method }

  /// False in a closure, and in an accessor.
  var isInFunction: Bool { if case .function = body { true } else { false } }

  /// nil for a call on the type around it, or on a value without a name.
  init?(_ call: Call, _ identifier: SourceRange, in outline: SourceOutline) {
    guard case .name(let container) = call.receiver else { return nil }
    (method, self.identifier) = (call.callee.range, identifier)
    self.container = ReactiveItems.view(of: call) ?? container.text
    body = Self.body(of: call, in: outline)
    owner = outline.typeNames(around: call.scope).last.map(TypeName.simple)
  }

  private static func body(of call: Call, in outline: SourceOutline) -> Body? {
    if let closure = call.closure { return outline.language == .swift ? .closure(closure) : nil }
    switch outline.scopes[call.scope].kind {
    case .function, .initializer: return .function(call.scope)
    case .file, .type: return nil
    }
  }

  func renamed(_ rename: (String) -> String) -> CellSite {
    var site = self
    site.owner = owner.map(rename)
    return site
  }
}

/// The sites of a tree by the place of the method and by that of the identifier.
struct CellSites: SharedAnswer {
  private let methods: [Site: CellSite]
  private let identifiers: [Site: CellSite]
  private let types: [FileID: [PlacedFact<CellSite>]]

  init(in index: RouteIndex) {
    let all = index.systemFacts(of: CellSite.self)
    methods = Dictionary(all.map { ($0.site, $0.fact) }) { first, _ in first }
    identifiers = Dictionary(all.map { (Site(file: $0.file, range: $0.fact.identifier), $0.fact) }) { first, _ in first
    }
    types = Dictionary(grouping: all, by: \.file)
  }

  subscript(method site: Site) -> CellSite? { methods[site] }

  subscript(identifier site: Site) -> CellSite? { identifiers[site] }

  /// The sites in the code of a type in one file, in source order.
  func all(of type: String, in file: FileID) -> [CellSite] {
    (types[file] ?? []).map(\.fact).filter { $0.owner == type }
  }
}
