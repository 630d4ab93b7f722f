/// The application targets of a scan's project files, and the targets of their extensions.
package struct Applications: Hashable, Sendable {
  package struct Application: Hashable, Sendable {
    package var name: String
    /// The name of its target; that of the application says more if several targets have it.
    package let target: String
    /// Whether it is an extension of an application: a process of its own.
    package let isExtension: Bool
    /// A source of the application, or of a library that it links, that is not in the scan.
    package var unseen: String?
    /// A place that leads to sources of the application or of a library that it links, none of which is in the scan: a
    /// clause.
    package var unread: String?
    /// A library that the application links, directly or through others, and whose sources are not in the scan.
    package var unseenLibrary: String?
    /// A document of Interface Builder that the application holds, and that is not in the scan.
    package var unseenDocument: String?

    package init(
      name: String, target: String? = nil, isExtension: Bool = false, unseen: String? = nil,
      unseenLibrary: String? = nil
    ) {
      (self.name, self.target, self.isExtension) = (name, target ?? name, isExtension)
      self.unseen = unseen
      self.unseenLibrary = unseenLibrary
    }
  }

  /// Extensions come last. Empty where no project of the tree has an application target: then the scan as a whole is taken
  /// for one application.
  package var all: [Application]
  package let extensions: ApplicationSet
  /// How many further application targets there are, which are not judged.
  package var furtherCount = 0
  /// How many further extensions there are.
  package var furtherExtensionCount = 0
  /// The names of the test targets whose look-ups are judged by what they link.
  package var tests: [String] = []
  /// The first project that could not be read: what it holds is not known.
  package var unreadProject: String?
  /// A place of the tree that leads to sources which are not in the scan, where no project says who compiles them: a
  /// clause.
  package var unread: String?
  /// The list of the first dependencies of the tree whose sources are not in the scan, whoever links them.
  package var unseenDependencies: String?

  /// Whether a target other than a test has sources that no application or extension certainly links.
  package var leavesTargetsOut = false

  /// True if some target is built so that Objective-C sees members of Swift that nothing shows to it, as Swift 3 did.
  package var infersObjectiveC = false

  package init(_ all: [Application] = [], unreadProject: String? = nil) {
    self.all = all
    self.unreadProject = unreadProject
    extensions = all.indices.filter { all[$0].isExtension }.reduce([]) { $0.union(ApplicationSet($1)) }
  }

  package var isEmpty: Bool { all.isEmpty }

  /// All but the extensions.
  package var withoutExtensions: ApplicationSet { ApplicationSet(count: all.count).subtracting(extensions) }

  /// The names of all but the extensions.
  package var names: [String] { all.lazy.filter { !$0.isExtension }.map(\.name) }

  /// Of some that link a place, those that its code is judged for. An extension may never run a part of what it shares with
  /// an application.
  func judging(_ linking: ApplicationSet) -> ApplicationSet {
    let applications = linking.subtracting(extensions)
    return applications.isEmpty ? linking : applications
  }

  /// Why code or a document that is not in the scan may belong to each of the applications and extensions, without those
  /// that have all of theirs in the scan.
  package var gaps: [String] {
    let programs = all.indices.map { ApplicationSet($0) }
    let gaps = programs.compactMap { unseen(in: $0) } + programs.compactMap { unseenDocument(in: $0) }
    return gaps.enumerated().filter { !gaps[..<$0].contains($1) }.map(\.element)
  }

  /// Why code that is not in the scan may belong to one of some applications.
  package func unseen(in applications: ApplicationSet) -> String? {
    if let unread { return unread }
    return applications.positions.lazy.filter(all.indices.contains).compactMap { position in
      all[position].unseen.map { "'\(all[position].name)' compiles \($0), which is not in the scan" }
        ?? all[position].unread
    }.first
  }

  /// Why a place of the tree that leads to files which are not in the scan may belong to one of some applications.
  package func unread(in applications: ApplicationSet) -> String? {
    unread ?? applications.positions.lazy.filter(all.indices.contains).compactMap { all[$0].unread }.first
  }

  /// Why the code of others that is not in the scan may belong to one of some applications. It cannot name what the
  /// applications declare, but it may register any text.
  package func unseenLibrary(in applications: ApplicationSet) -> String? {
    if let reason = unseenDependenciesReason { return reason }
    return applications.positions.lazy.filter(all.indices.contains).compactMap { position in
      all[position].unseenLibrary.map {
        "'\(all[position].name)' links \($0), whose sources are not in the scan"
      }
    }.first
  }

  /// Why files of dependencies that are not in the scan may belong to any application.
  package var unseenDependenciesReason: String? {
    unseenDependencies.map { "dependencies named in \($0) are not in the scan" }
  }

  /// The first words of the doubt about a finding in a file that no application links, of those that are judged.
  package var unlinked: String {
    furtherCount + furtherExtensionCount > 0
      ? "none of the first \(ApplicationSet.capacity) applications links" : "no application links"
  }

  /// The doubt about something in such a file: a clause.
  package var doubtOfUnlinked: String { "\(unlinked) it" }

  /// Why documents that are not in the scan may belong to one of some applications.
  package func unseenDocument(in applications: ApplicationSet) -> String? {
    applications.positions.lazy.filter(all.indices.contains).compactMap { position in
      all[position].unseenDocument.map { "'\(all[position].name)' holds \($0), which is not in the scan" }
    }.first
  }

  /// As they are where the user says that everything is in the scan.
  func closed() -> Applications {
    var closed = Applications(all.map { Application(name: $0.name, target: $0.target, isExtension: $0.isExtension) })
    (closed.tests, closed.infersObjectiveC) = (tests, infersObjectiveC)
    (closed.furtherCount, closed.furtherExtensionCount) = (furtherCount, furtherExtensionCount)
    closed.leavesTargetsOut = leavesTargetsOut
    return closed
  }

  /// Why code may not look a route up in a program that lacks it: programs that have it link the code, too.
  func doubt(ofCodeIn programs: ApplicationSet) -> String { Self.doubt(ofCodeIn: quoted(programs)) }

  static func doubt(ofCodeIn targets: String) -> String {
    "it is in \(targets), and the code may run there alone"
  }

  /// `'Notes', 'NotesMini' and 3 more`.
  func quoted(_ applications: ApplicationSet) -> String {
    TargetNames.quoted(applications.positions.filter(all.indices.contains).map { all[$0].name })
  }
}

package enum TargetNames {
  private static let most = 4

  /// `'A', 'B'`; of more than four, the first ones and the number of the others.
  package static func quoted(_ names: [String]) -> String {
    list(names.map { "'\($0)'" })
  }

  static func list(_ names: [String]) -> String {
    let shown = names.prefix(most).joined(separator: ", ")
    return names.count > most ? "\(shown) and \(names.count - most) more" : shown
  }
}
