import Routes
import SourceModel

/// What the heads of a tree say of a name that documents give a class by. Each of a thousand samples may have a class of one
/// name, so that nothing here is found out once for each document.
struct NamedClass {
  /// True for an extension, too.
  private(set) var isMentioned = false
  private(set) var isDeclared = false
  private(set) var isAlias = false
  private(set) var isClass = false
  /// True if all classes of the name are ones of Swift that the runtime finds by their modules only.
  private(set) var needsModule = true
  /// The targets that compile a class of the name; nil where a file of one belongs to no target.
  let compilers: Set<String>?
  /// The same of all classes that documents may mean by the name, as Objective-C names them: of each file.
  let targets: Set<[String]>
  let allTargets: Set<String>

  init(_ name: String, in index: RouteIndex) {
    var (compilers, hasStray): (Set<String>, Bool) = ([], false)
    var head = (isMentioned: false, isDeclared: false, isAlias: false, isClass: false, needsModule: true)
    index.types.heads.forEach(declaring: name) { type, file in
      head.isMentioned = true
      guard type.kind != .extension else { return }
      head.isDeclared = true
      if type.kind == .typealias { head.isAlias = true }
      guard type.kind == .class else { return }
      head.isClass = true
      let isOfModule = file.language == .swift && type.foreignName == nil && type.scope.isEmpty && !type.isLocal
      if !isOfModule { head.needsModule = false }
      let own = index.linkages[file.id]?.targets ?? []
      if own.isEmpty { hasStray = true }
      compilers.formUnion(own)
    }
    (isMentioned, isDeclared, isAlias, isClass, needsModule) = head
    self.compilers = hasStray ? nil : compilers
    targets = Set(index.classes.sites(of: name).map { index.linkages[$0.file]?.targets ?? [] })
    allTargets = Set(targets.joined())
  }
}
