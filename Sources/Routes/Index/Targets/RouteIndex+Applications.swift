import SourceModel

extension RouteIndex {
  /// The worst status in some applications. Where it matters for none of them, as in a test, it is enough that every
  /// application has it that needs it.
  package func status(of subject: Route, in applications: ApplicationSet) -> RouteStatus {
    let judged = subject.availability.statuses.filter { applications.contains(ApplicationSet($0.application)) }
    let unlinked = "\(self.applications.unlinked) this file"
    return judged.isEmpty && subject.status.isAvailable ? subject.status : judged.worst(otherwise: unlinked)
  }

  /// What a look-up at a place finds. In a file of no target it is the worst that any application finds.
  package func status(of subject: Route, at site: Site) -> RouteStatus {
    if isStray(site) { return subject.status }
    let linking = applications(linking: site)
    let status = status(of: subject, in: linking)
    if status.reason != nil {
      let doubt = linking.isEmpty ? linkages[site]?.doubtOfTargets : nil
      return statusInTests(of: subject, at: site) ?? doubt.map(RouteStatus.unknown) ?? status
    }
    return status.isMissing ? doubtOfOtherTargets(subject, at: site).map(RouteStatus.unknown) ?? status : status
  }

  /// Why code may not look a route up in the program that lacks it: others that compile it have the route.
  private func doubtOfOtherTargets(_ subject: Route, at site: Site) -> String? {
    if !subject.availability.answering.isEmpty {
      let lookUp = subject.lookUps.first { $0.site == site }
      let alone = applications.programs(runningAlone: lookUp, of: subject, linking: programs(linking: site))
      let answering = subject.availability.answering.intersection(alone)
      if !answering.isEmpty { return applications.doubt(ofCodeIn: answering) }
    }
    guard subject.key.space.table.namesFiles, let own = linkages[site]?.targets, !own.isEmpty else { return nil }
    // Targets that are not judged: those of tools, and those behind the first ones.
    let others = subject.registrations.compactMap { linkages[$0.site] }.filter { $0.possible.isEmpty }
    return others.lazy.flatMap(\.targets).first(where: own.contains).map { Applications.doubt(ofCodeIn: "'\($0)'") }
  }

  /// What a look-up in code that only tests link finds: available where all of these tests link it, and never
  /// unregistered, because a test may look up what is not there. nil for code that applications link.
  private func statusInTests(of subject: Route, at site: Site) -> RouteStatus? {
    guard let linkage = linkages[site], linkage.certain.isEmpty, !linkage.tests.isEmpty else { return nil }
    let lacking = linkage.tests.subtracting(subject.availability.tests)
    if lacking.isEmpty { return .registered }
    let names = lacking.positions.filter(applications.tests.indices.contains).map { applications.tests[$0] }
    guard !names.isEmpty else { return nil }
    let subjects = names.count == 1 ? "the test target" : "the test targets"
    return .unknown("\(subjects) \(TargetNames.quoted(names)) \(names.count == 1 ? "links" : "link") none")
  }

  /// The applications that a finding at a place is about: those that certainly link it. The extensions that do, if no
  /// application does.
  package func applications(linking site: Site) -> ApplicationSet {
    // Without projects, a test is judged by what the only application registers.
    applications.isEmpty ? ApplicationSet(0) : applications.judging(linkages[site]?.certain ?? [])
  }

  /// The applications and extensions that certainly link a place.
  package func programs(linking site: Site) -> ApplicationSet {
    applications.isEmpty ? ApplicationSet(0) : linkages[site]?.certain ?? []
  }

  /// Why code that is not in the scan may say more of what stands at a place; nil where everything is in sight.
  package func outOfSight(from site: Site) -> String? {
    if world.extent == .open { return world.reason }
    let linking = applications(linking: site)
    if !linking.isEmpty { return applications.unseen(in: linking) }
    return linkages[site]?.doubtOfTargets ?? applications.doubtOfUnlinked
  }

  /// Why files that are not in the scan may be compiled together with a place: no target says what is, and perhaps a
  /// part of an application is read.
  package func unseenNeighbor(of site: Site) -> String? {
    world.extent == .open && linkages[site]?.targets.isEmpty ?? true ? world.reason : nil
  }

  /// Why an application that links a place may compile a source that is not in the scan.
  package func unseenSource(from site: Site) -> String? {
    applications.unseen(in: applications(linking: site))
  }

  /// Why a document that is not in the scan may lead to what stands at a place; nil where all are in sight.
  package func unseenDocument(from site: Site) -> String? {
    world.extent == .open ? world.reason : applications.unseenDocument(in: applications(linking: site))
  }

  /// Why the library that registers something of what stands at a place may be out of sight.
  package func unseenLibrary(from site: Site) -> String? {
    applications.unseenLibrary(in: applications(linking: site))
  }

  /// Whether the place is in a file that no target holds, though there are application targets: nobody knows what the
  /// file is for.
  package func isStray(_ site: Site) -> Bool {
    !applications.isEmpty && linkages[site]?.isOfNoTarget == true
  }

  /// Whether some program links both places.
  package func areLinkedTogether(_ left: Site, _ right: Site) -> Bool {
    !programs(linking: left).isDisjoint(with: programs(linking: right))
  }

  /// Whether no program links both places. False where it is not known which programs link one of them.
  package func areApart(_ left: Site, _ right: Site) -> Bool {
    let (left, right) = (mayLink(left), mayLink(right))
    return !left.isEmpty && !right.isEmpty && left.isDisjoint(with: right)
  }

  /// Whether the same targets compile both places.
  package func areOfOneModule(_ left: Site, _ right: Site) -> Bool {
    guard let targets = linkages[left.file]?.targets, !targets.isEmpty else { return false }
    return targets == linkages[right.file]?.targets
  }

  /// The applications that link a place, and those that perhaps do.
  package func mayLink(_ site: Site) -> ApplicationSet {
    linkages[site]?.possible ?? []
  }

  /// The applications whose status is the verdict at a place: those that certainly link it, and all of them for a file
  /// of no target.
  package func applications(judging site: Site) -> ApplicationSet {
    isStray(site) ? applications.withoutExtensions : applications(linking: site)
  }

  /// Those of some applications in which a route is unregistered.
  package func applications(lacking route: Route, among applications: ApplicationSet) -> ApplicationSet {
    route.availability.statuses.filter { $0.status.isMissing }
      .reduce(ApplicationSet()) { $0.union(ApplicationSet($1.application)) }.intersection(applications)
  }

  /// ` in 'Notes'`: the applications that lack a route which is named at a site, where others may have it.
  package func place(of route: Route, at site: Site, lackedBy lacking: ApplicationSet) -> String {
    if isStray(site), lacking == applications(judging: site) { return "" }
    let isOfExtension = !lacking.isDisjoint(with: applications.extensions)
    guard applications.names.count > 1 || isOfExtension || !route.registrations.isEmpty else { return "" }
    let names = applications.quoted(lacking)
    return names.isEmpty ? "" : " in \(names)"
  }
}
