import Routes
import SourceModel

/// Searches the type heads of a tree for the classes that documents name.
struct CustomClassSearch {
  /// Why the runtime does not find a class.
  struct Failure: Hashable, Sendable {
    /// A clause.
    let reason: String
    /// The reason why the class may be there and is not seen; nil if it certainly is not there.
    let doubt: String?
  }

  private let index: RouteIndex
  private let use: CustomClassUse
  private let named: NamedClass

  init(_ use: CustomClassUse, in index: RouteIndex) {
    (self.use, self.index) = (use, index)
    named = CustomClassUses.named(use.name.text, in: index)
  }

  /// Nil if the runtime finds the class or may find it: a class of UIKit or AppKit, an alias, a local or nested class.
  var failure: Failure? {
    if !named.isDeclared { return AppleNames.isOfKit(name) ? nil : missing("no class is called '\(name)'") }
    if named.isAlias { return nil }
    if !named.isClass { return missing("'\(name)' is not a class") }
    return named.needsModule ? failureOfModule : nil
  }

  private var name: String { use.name.text }

  // MARK: Doubts

  private func missing(_ reason: String) -> Failure {
    Failure(reason: reason, doubt: doubtOfPlace ?? doubtOfDeclaration ?? doubtOfModule)
  }

  private var doubtOfPlace: String? {
    use.place == .placeholder ? "code decides the class of a placeholder" : nil
  }

  private var doubtOfDeclaration: String? {
    if named.isMentioned, !named.isDeclared {
      return "the scan contains an extension of it, so that it is declared elsewhere"
    }
    return index.blindSpots.reason(toDoubt: .declaration, about: [name]) ?? index.outOfSight(from: use.site)
  }

  /// Without the target's module, the class may be another framework's.
  private var doubtOfModule: String? {
    if use.type.provider == .target { return nil }
    if let module = use.type.module?.text {
      return isModuleOfDocument(module) ? nil : "it may be in the module '\(module)'"
    }
    return index.unseenLibrary(from: use.site)
      ?? (AppleNames.mayInclude(name) ? "it may be a class of the system" : nil)
  }

  private func isModuleOfDocument(_ module: String) -> Bool {
    targets(of: use.file).contains { ModuleName.ofTarget($0) == module }
  }

  // MARK: Modules

  private func targets(of file: FileID) -> [String] { index.linkages[file]?.targets ?? [] }

  /// The reason why none of the classes of Swift that have the name is found.
  private var failureOfModule: Failure? {
    if use.place == .placeholder { return nil }
    if use.type.provider == .target { return failureOfTarget }
    guard use.type.module == nil, use.type.name?.text == name else { return nil }
    return Failure(
      reason: "'\(name)' is a class of Swift, and the document does not name its module",
      doubt: index.unseenLibrary(from: use.site))
  }

  /// The module is that of each target that holds the document.
  private var failureOfTarget: Failure? {
    guard let compilers = named.compilers else { return nil }
    let lacking = lackingTargets(compilers)
    if lacking.isEmpty { return nil }
    return Failure(
      reason: "\(TargetNames.quoted(lacking)) \(lacking.count == 1 ? "contains" : "contain") this document, "
        + "and only \(TargetNames.quoted(compilers.sorted())) the class '\(name)'",
      doubt: doubtOfExtensions(compilers) ?? index.unseenSource(from: use.site))
  }

  /// Why the document, or the scene, may be used only in an extension that compiles the class.
  private func doubtOfExtensions(_ compiling: Set<String>) -> String? {
    let extensions = index.applications.all.lazy.filter(\.isExtension).map(\.target)
    let able = extensions.filter { compiling.contains($0) && targets(of: use.file).contains($0) }
    return able.first.map { "'\($0)' may be the only one that loads it" }
  }

  /// The targets that contain the document and do not compile the class. If one of them does, the document may be unused
  /// in the others, except in applications.
  private func lackingTargets(_ compiling: Set<String>) -> [String] {
    let holding = targets(of: use.file)
    let known = index.answer(CustomClassUses.self).targets
    let lacking = holding.filter { known.contains($0) && !compiling.contains($0) }
    if compiling.isDisjoint(with: holding) { return lacking }
    let applications = Set(index.applications.all.lazy.filter { !$0.isExtension }.map(\.target))
    return lacking.filter(applications.contains)
  }
}
