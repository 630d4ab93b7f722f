import Routes

/// Which applications may compile sources that are not in the scan, though a place of the tree leads to them.
struct UnreadSources {
  struct Place {
    /// Real, except for its last name.
    var path: FilePath
    var reason: UnreadPlace.Reason
    /// A clause.
    var words: String

    /// A path that a source behind the place may have.
    fileprivate var member: FilePath { reason == .submodule ? path.appending("Source.swift") : path }

    /// A file that stands for the place where patterns choose the sources of an application.
    var file: TargetMap.File { TargetMap.File(path: member, origin: .product) }
  }

  private var places: [(words: String, possible: ApplicationSet)] = []

  /// `possible` returns the applications that perhaps link what belongs to a target, `unowned` those that perhaps compile
  /// what is behind a place of no target.
  init(
    _ places: [Place], _ graph: TargetGraph, _ members: TargetMembers,
    possible: (TargetMembers.Owner) -> ApplicationSet, unowned: (Place) -> ApplicationSet
  ) {
    for place in places {
      let owners = members.owners(of: place.member)
      let applications = owners.isEmpty ? unowned(place) : owners.reduce(ApplicationSet()) { $0.union(possible($1)) }
      self.places.append((place.words, applications))
    }
    for (target, linking) in zip(graph.targets, graph.linking) {
      self.places += target.plugins.map { (Self.words(target.name, $0), linking) }
    }
  }

  func words(for application: Int) -> String? {
    places.first { $0.possible.contains(ApplicationSet(application)) }?.words
  }

  /// Why the scan may lack sources where no target is an application.
  static func words(_ places: [Place], _ graph: TargetGraph) -> String? {
    let plugins = graph.targets.lazy.compactMap { target in target.plugins.first.map { words(target.name, $0) } }
    return places.first?.words ?? plugins.first
  }

  private static func words(_ target: String, _ plugin: String) -> String {
    "'\(target)' \(UnreadPlace.Reason.plugin(plugin).words)"
  }
}
