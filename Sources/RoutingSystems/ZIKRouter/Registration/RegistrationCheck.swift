import Routes
import SourceModel

/// A list of routers that are registered by hand, compared with what its applications link.
package struct RegistrationCheck: Sendable {
  /// A router that neither the list nor other code registers.
  package struct Missing: Hashable, Sendable {
    package var router: ManualRouter
    /// The applications that need it, by name; empty without application targets.
    package var applications: [String]
    /// The statement that registers it, with its conditions; one line each.
    package var code: [String]
    /// The reason why the list cannot name it, worded to follow its name; nil if it can.
    package var obstacle: String?
    /// The call in the list after which it belongs, or before which if `isFirst`.
    package var neighbour: Site
    package var isFirst: Bool
    /// The reason why it might not be missing; nil if it certainly is.
    package var doubt: String?
  }

  /// A class that the list names, and that does not exist in the application.
  package struct Outdated: Hashable, Sendable {
    package var name: String
    package var site: Site
    /// A clause without its subject: `no source declares it`.
    package var reason: String
  }

  /// In the order of registration.
  package var missing: [Missing] = []
  /// In the order of the list.
  package var outdated: [Outdated] = []
  /// The routers that other code registers, with the first call.
  package var elsewhere: [String: Site] = [:]
  /// The number of routers that the list registers.
  package var listed = 0
  /// True if some difference is certain.
  package var isIncomplete: Bool { !outdated.isEmpty || missing.contains { $0.doubt == nil } }
}

extension RouteIndex {
  /// The lists whose applications certainly link a file. If there are none, the lists whose
  /// applications may link it.
  package func lists(_ lists: [RegistrationList], of file: FileID) -> [RegistrationList] {
    let (certain, possible) = (linkages[file]?.certain ?? [], linkages[file]?.possible ?? [])
    let linking = lists.filter { !certain.isDisjoint(with: $0.applications) }
    return linking.isEmpty ? lists.filter { !possible.isDisjoint(with: $0.applications) } : linking
  }

  /// Compares the calls in a file with the routers of applications. Returns nil if the file
  /// registers no router by hand.
  package func check(_ file: FileID, against lists: [RegistrationList]) -> RegistrationCheck? {
    let calls = manualCalls.filter { $0.site.file == file }
    guard !calls.isEmpty else { return nil }
    var check = RegistrationCheck()
    for list in lists { check.add(list, calls, in: self) }
    let applications = lists.reduce(ApplicationSet()) { $0.union($1.applications) }
    check.outdated = calls.compactMap { call in
      registered(by: call).flatMap { name in
        reason(against: name, at: call.site, in: applications).map {
          RegistrationCheck.Outdated(name: name, site: call.site, reason: $0)
        }
      }
    }
    check.listed = Set(calls.compactMap(registered)).count - Set(check.outdated.map(\.name)).count
    return check
  }

  /// The reason why a class that a list names is certainly not a router of its applications; nil if
  /// it may be one.
  private func reason(against name: String, at site: Site, in applications: ApplicationSet) -> String? {
    if classes.entry(name) != nil {
      let sites = classes.sites(of: name)
      let isLinked = sites.contains { !mayLink($0).isDisjoint(with: applications) || origins[$0.file] == .vendored }
      return isLinked ? nil : "no application that compiles this file links it"
    }
    let isDeclared = types.heads.contains(declaring: name) { _, _ in true }
    let reason =
      blindSpots.reason(toDoubt: .declaration, about: [name])
      ?? blindSpots.reason(toDoubt: .objectiveCMember, about: [name])
    guard !isDeclared, reason == nil, ZIKRouterVocabulary.routerClasses[name] == nil, doubtOfFile(at: site) == nil,
      outOfSight(from: site) == nil, unseenLibrary(from: site) == nil
    else { return nil }
    return "no source declares it"
  }
}

extension RegistrationCheck {
  fileprivate mutating func add(_ list: RegistrationList, _ calls: [PlacedFact<HookCall>], in index: RouteIndex) {
    guard let file = calls.first?.site.file, let language = index.types.language(of: file) else { return }
    let place = ManualList(language: language, targets: index.linkages[file]?.targets ?? [], file: file)
    let here = Dictionary(calls.compactMap { call in index.registered(by: call).map { ($0, call.site) } }) { $1 }
    let others = index.calls(elsewhereThan: file, in: list.applications)
    var previous: Site?
    for router in list.routers {
      if let site = here[router.name] {
        previous = site
      } else if let site = others[router.name] {
        elsewhere[router.name] = site
      } else if let known = missing.firstIndex(where: { $0.router.name == router.name }) {
        missing[known].applications += [list.application].compactMap(\.self)
      } else if let neighbour = previous ?? calls.first?.site {
        missing.append(
          Missing(
            router: router, applications: [list.application].compactMap(\.self),
            code: ManualStatements.lines([router], in: place), obstacle: router.obstacle(in: place),
            neighbour: neighbour, isFirst: previous == nil, doubt: index.doubt(aboutMissing: router, in: file)))
      }
    }
  }
}

extension RouteIndex {
  /// The first call for each router in other code that applications may link.
  fileprivate func calls(elsewhereThan file: FileID, in applications: ApplicationSet) -> [String: Site] {
    let calls = manualCalls.filter { call in
      call.site.file != file && origins[call.site.file] != .test && !mayLink(call.site).isDisjoint(with: applications)
    }
    return Dictionary(calls.compactMap { call in registered(by: call).map { ($0, call.site) } }) { first, _ in first }
  }

  fileprivate func doubt(aboutMissing router: ManualRouter, in file: FileID) -> String? {
    if let doubt = router.doubt ?? doubtOfManualCalls { return doubt }
    if brokenFiles.contains(file) { return "the list has syntax errors" }
    if let reason = outOfSight(from: router.declared) { return "code outside the scan may register it: \(reason)" }
    return blindSpots.reason(toDoubt: .mention, about: [router.name])
  }
}
