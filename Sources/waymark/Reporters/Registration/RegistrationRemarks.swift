import Routes
import RoutingSystems
import SourceModel

/// What the code of `waymark registration` does not contain, and why: one line for each reason.
struct RegistrationRemarks {
  private let tree: ScannedTree

  init(_ tree: ScannedTree) {
    self.tree = tree
  }

  func text(_ list: RegistrationList, _ code: RegistrationCode) -> String {
    let routers = Count(list.routers.count, "router")
    let summary = list.application.map { "\(routers) of '\($0)'" } ?? "\(routers)"
    return ([summary] + remarks(list, code).map { "waymark: \($0)" }).map { "\($0.printable)\n" }.joined()
  }

  private func remarks(_ list: RegistrationList, _ code: RegistrationCode) -> [String] {
    let uncallable = code.uncallable.map(\.name)
    let doubtful = list.routers.filter { $0.doubt != nil && !uncallable.contains($0.name) }
    let perhaps = list.perhapsLinked.map(\.name)
    return [
      uncallable.isEmpty ? nil : "only comments in the code: \(TargetNames.quoted(uncallable))",
      perhaps.isEmpty
        ? nil : "not in the code, because the application may not compile them: \(TargetNames.quoted(perhaps))",
      list.gap.map { "routers outside the scan are not in the code: \($0)" },
      list.otherRegistrations.first.map { otherRegistrations(list.otherRegistrations.count, first: $0) },
    ].compactMap(\.self)
      + doubtful.compactMap { router in router.doubt.map { "'\(router.name)' may not be needed: \($0)" } }
  }

  private func otherRegistrations(_ count: Int, first: Site) -> String {
    let them = count == 1 ? "it before" : "them before"
    return "functions register \(Count(count, "route")) without a router; run \(them) 'notifyRegistrationFinished': "
      + tree.place(of: first) + (count == 1 ? "" : " and \(count - 1) more")
  }
}
