import Routes

/// Which applications compile sources that a place of the tree leads to and that are not in the scan.
struct UnreadSources {
  struct Place {
    /// Real, except for its last name.
    var path: FilePath
    /// A clause.
    var words: String
  }

  private var places: [(words: String, possible: ApplicationSet)] = []

  /// `possible` returns the applications that perhaps link what belongs to a target; `unowned` are
  /// those that perhaps link a place of no target.
  init(
    _ places: [Place], _ members: TargetMembers, unowned: ApplicationSet,
    _ possible: (TargetMembers.Owner) -> ApplicationSet
  ) {
    for place in places {
      let owners = members.owners(of: place.path)
      let applications = owners.isEmpty ? unowned : owners.reduce(ApplicationSet()) { $0.union(possible($1)) }
      self.places.append((place.words, applications))
    }
  }

  func words(for application: Int) -> String? {
    places.first { $0.possible.contains(ApplicationSet(application)) }?.words
  }
}
