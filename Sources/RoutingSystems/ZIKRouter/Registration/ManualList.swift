import Routes
import SourceModel

/// A file that registers routers by hand, or will register them.
package struct ManualList: Hashable, Sendable {
  package var language: Language
  /// The targets that compile the file. Empty if no project lists it.
  package var targets: [String]
  /// The existing file; nil for a new file.
  package var file: FileID?

  package init(language: Language, targets: [String] = [], file: FileID? = nil) {
    (self.language, self.targets, self.file) = (language, targets, file)
  }
}

extension ManualRouter {
  /// The statement that registers the class.
  func call(in language: Language) -> String {
    let hook = ZIKRouterVocabulary.registrationHook
    return language == .swift ? "\(swiftName).\(hook)()" : "[\(name) \(hook)];"
  }

  /// The module that a list must import to name the class; nil if it needs none.
  func module(for list: ManualList) -> String? {
    guard !targets.isEmpty, !list.targets.isEmpty, Set(targets).isDisjoint(with: list.targets) else { return nil }
    return targets.first.map(ModuleName.ofTarget)
  }

  /// The reason why code in a list cannot register the class, worded to follow its name; nil if it
  /// can.
  package func obstacle(in list: ManualList) -> String? {
    if list.language == .objectiveC, language == .swift {
      // The library's classes are generic (ZIKRouterRuntimeDebug.m:725).
      return "is a Swift class, which Objective-C cannot call"
    }
    if isGeneric { return "is generic; register a specialised class" }
    if language != list.language, !conditions.contains([]) {
      return "is declared under '\(conditions.first?.joined(separator: " ") ?? "")' of the other language"
    }
    guard language == .swift else { return nil }
    return obstacleInSwift(list)
  }

  private func obstacleInSwift(_ list: ManualList) -> String? {
    if access == .private || access == .fileprivate, declared.file != list.file {
      return "is \(access.rawValue); register it in its own file"
    }
    if access == .internal, let module = module(for: list) {
      return "is internal to the module '\(module)'; make it public"
    }
    return hasAvailability ? "has '@available'; call it inside 'if #available'" : nil
  }
}

/// The statements that register routers, with their `#if` conditions.
enum ManualStatements {
  /// The statements, without indentation. A router that the list cannot name becomes a comment, after
  /// the reason.
  static func lines(_ routers: [ManualRouter], in list: ManualList) -> [String] {
    var lines: [String] = []
    var open: ConditionStack = []
    var reason: String?
    for router in routers {
      let obstacle = router.obstacle(in: list)
      for conditions in router.language == list.language ? router.conditions : [[]] {
        if conditions != open {
          lines += open.map { _ in "#endif" } + conditions
          (open, reason) = (conditions, nil)
        }
        if let obstacle, obstacle != reason { lines.append("// '\(router.name)' \(obstacle).") }
        lines.append((obstacle == nil ? "" : "// ") + router.call(in: list.language))
        reason = obstacle
      }
    }
    return lines + open.map { _ in "#endif" }
  }
}
