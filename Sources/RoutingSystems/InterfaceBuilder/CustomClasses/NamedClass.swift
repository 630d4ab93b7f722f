import Routes
import SourceModel

/// The declarations of a class name that documents use. It is computed once for each name, not for each document: each of a
/// thousand samples may declare a class of the same name.
struct NamedClass {
  /// True for an extension, too.
  private(set) var isMentioned = false
  private(set) var isDeclared = false
  private(set) var isAlias = false
  private(set) var isClass = false
  /// True if all classes of the name are ones of Swift that the runtime finds by their modules only.
  private(set) var needsModule = true
  /// The targets that compile a class of the name; nil where a file of one belongs to no target.
  private(set) var compilers: Set<String>? = []
  /// The targets of each file with a class that documents may mean by the name, as Objective-C names it.
  private(set) var targets: Set<[String]> = []
  /// All of these.
  private(set) var allTargets: Set<String> = []

  init(_ name: String, in index: RouteIndex) {
    index.types.heads.forEach(declaring: name) { note($0, of: $1.language, index.linkages[$1.id]?.targets ?? []) }
    targets = Set(index.classes.sites(of: name).map { index.linkages[$0.file]?.targets ?? [] })
    allTargets = Set(targets.joined())
  }

  private mutating func note(_ head: TypeHead, of language: Language, _ targets: [String]) {
    isMentioned = true
    guard head.kind != .extension else { return }
    isDeclared = true
    if head.kind == .typealias { isAlias = true }
    guard head.kind == .class else { return }
    isClass = true
    if language != .swift || head.foreignName != nil || !head.scope.isEmpty || head.isLocal { needsModule = false }
    if targets.isEmpty { compilers = nil }
    compilers?.formUnion(targets)
  }
}
