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

  /// `possible` tells the applications that perhaps link what belongs to a target.
  init(_ places: [Place], _ members: TargetMembers, _ possible: (TargetMembers.Owner) -> ApplicationSet) {
    for place in places {
      let applications = members.owners(of: place.path).reduce(ApplicationSet()) { $0.union(possible($1)) }
      self.places.append((place.words, applications))
    }
  }

  func words(for application: Int) -> String? {
    places.first { $0.possible.contains(ApplicationSet(application)) }?.words
  }
}
