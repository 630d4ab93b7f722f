import SourceModel

/// Decides whether a route is registered, adapted, unregistered, or cannot be judged.
///
/// A false "unregistered" is the worst mistake: whatever cannot be seen makes a route unknown.
struct StatusJudge {
  private let routes: RouteLinker
  private let types: TypeTable
  private let world: World
  /// Files whose words may be registrations, with the reason to give.
  private let opaque: [(words: WordSet, reason: String)]
  private let unreadable: String?
  /// Whether some file of Objective-C was not parsed, because it names no protocol that is declared routable.
  private let hasUnparsed: Bool

  init(files: [IndexedFile], types: TypeTable, routes: RouteLinker, world: World) {
    self.routes = routes
    self.types = types
    self.world = world
    opaque = files.compactMap { file in
      guard !file.facts.words.isEmpty else { return nil }
      return (file.facts.words, Self.reason(file.facts.understanding))
    }
    unreadable =
      files.lazy.compactMap { file -> String? in
        guard case .skipped(let reason) = file.facts.understanding, file.facts.words.isEmpty else { return nil }
        return reason
      }.first
    hasUnparsed = files.contains {
      $0.facts.language == .objectiveC && $0.facts.understanding == .whole && !$0.facts.isParsed
    }
  }

  func judged(_ route: Route) -> Route {
    var route = route
    route.status = status(of: route)
    return route
  }

  private func status(of route: Route) -> RouteStatus {
    let direct = available(route)
    if direct != .unregistered { return direct }
    return unknown(route).map(RouteStatus.unknown) ?? .unregistered
  }

  /// The status that registrations and adapters give; unregistered where they give none.
  private func available(_ route: Route) -> RouteStatus {
    guard !route.registrations.isEmpty || !route.adapters.isEmpty else { return .unregistered }
    var status: RouteStatus = route.registrations.isEmpty ? chain(from: route) : .registered
    if status != .unregistered, !routes.productRegistrations.contains(route.key) {
      status = .unknown("only test code registers it")
    }
    return status
  }

  /// Follows adapters breadth first: one registered end is enough.
  private func chain(from route: Route) -> RouteStatus {
    var seen: Set<RouteKey> = [route.key]
    var pending = [route]
    var doubt: String?
    while let next = pending.popLast() {
      for adapter in next.adapters {
        guard let key = adapter.adaptee, let adaptee = routes.routes[key] else {
          doubt = doubt ?? "its adapter leads to \(adapter.adapteeName), whose meaning depends on the build"
          continue
        }
        if !adaptee.registrations.isEmpty { return .adapted }
        guard seen.insert(key).inserted else { continue }
        guard seen.count <= RouteIndex.longestChain else { return .unknown("its chain of adapters is very long") }
        if let reason = unknown(adaptee) {
          doubt = doubt ?? "its adapter leads to \(adaptee.key.name): \(reason)"
        }
        pending.append(adaptee)
      }
    }
    return doubt.map(RouteStatus.unknown) ?? .unregistered
  }

  /// Why a route that nothing registers cannot be called unregistered.
  private func unknown(_ route: Route) -> String? {
    if let problem = routes.problems[route.key] { return problem }
    if world.extent == .open { return "the code that registers it may lie outside the scan: \(world.reason)" }
    let parts = routes.components[route.key] ?? []
    if let missing = parts.first(where: { !isSeen($0, in: parts) }) {
      return opaqueReason(parts) ?? "\(missing) is not declared in the scan"
    }
    if !route.mentions.isEmpty { return "a routable value of it is stored or passed on, and may be registered there" }
    if parts.contains(where: routes.doubtfulWords.contains) {
      return "a registration that is not understood may be its own"
    }
    if routes.inferredKinds.contains(route.key.kind) { return "a registration does not spell its protocol" }
    if hasUnparsed, route.declarations.isEmpty {
      return "no declaration that makes it routable is in the scan, so files of Objective-C may name it unseen"
    }
    if let unreadable { return "a file could not be read: \(unreadable)" }
    if let reason = opaqueReason(parts) { return reason }
    let isGiven = protocols(in: parts).contains(where: routes.givenWords.contains)
    return isGiven ? "its metatype is given to code that may register it" : nil
  }

  /// Whether a name is declared in the scan; beside a declared protocol, a class of Apple's counts too.
  private func isSeen(_ name: String, in parts: [String]) -> Bool {
    if types.isRoutable(name) { return true }
    return parts.count > 1 && TypeTable.isSystemClass(name)
  }

  /// The members of a composition that tell it from others; a class alone stands for itself.
  private func protocols(in parts: [String]) -> [String] {
    let protocols = parts.filter { !types.isClass($0) }
    return protocols.isEmpty ? parts : protocols
  }

  private func opaqueReason(_ parts: [String]) -> String? {
    guard !opaque.isEmpty else { return nil }
    let protocols = protocols(in: parts)
    let names = types.aliases(for: protocols)
    let hashes = names.union(names.flatMap { types.protocols[$0] ?? [] }).map { WordHash($0) }
    return opaque.first { file in hashes.contains { file.words.contains($0) } }?.reason
  }

  private static func reason(_ understanding: FileFacts.Understanding) -> String {
    switch understanding {
    case .whole: "its name stands where an Objective-C macro may register it"
    case .broken: "its name occurs in a file with syntax errors"
    case .skipped(let reason): "its name occurs in a file that was not parsed: \(reason)"
    case .foreign: "its name occurs in a file that is not read"
    }
  }
}
