/// What differs between the routes of two trees, whatever files they stand in.
package struct RouteComparison: Sendable {
  /// A route, an identifier or a URL pattern that is not in both trees, or answered in another way.
  package struct Change: Sendable {
    package var subject: Occurrence.Subject
    /// nil where it was added.
    package var old: RouteAnswer?
    /// nil where it was removed.
    package var new: RouteAnswer?
  }

  /// Look-ups of one subject, in path order. They stand in the new tree.
  package struct LookUps: Sendable {
    package var subject: Occurrence.Subject
    package var sites: [Site]
  }

  package private(set) var added: [Change] = []
  package private(set) var removed: [Change] = []
  /// Other routers, other destinations, or another status.
  package private(set) var changed: [Change] = []
  /// They found a router, or perhaps one, and certainly find none.
  package private(set) var lost: [LookUps] = []
  /// They certainly found no router, and find one.
  package private(set) var won: [LookUps] = []

  package init(from old: RouteIndex, to new: RouteIndex) {
    compare(old.ends, new.ends)
    let before = old.lookedUp
    for (subject, now) in new.lookedUp.sorted(by: { $0.key < $1.key }) where !now.lookUps.isEmpty {
      guard let status = before[subject]?.status else { continue }
      let lookUps = LookUps(subject: subject, sites: now.lookUps)
      if now.status.isMissing, !status.isMissing { lost.append(lookUps) }
      if now.status.isAvailable, status.isMissing { won.append(lookUps) }
    }
  }

  package var isEmpty: Bool { [added, removed, changed].allSatisfy(\.isEmpty) && lost.isEmpty && won.isEmpty }

  private mutating func compare(_ old: [Occurrence.Subject: RouteAnswer], _ new: [Occurrence.Subject: RouteAnswer]) {
    for subject in Set(old.keys).union(new.keys).sorted() {
      let change = Change(subject: subject, old: old[subject], new: new[subject])
      switch (change.old, change.new) {
      case (nil, _): added.append(change)
      case (_, nil): removed.append(change)
      case (let old?, let new?) where !old.isAnswered(like: new): changed.append(change)
      default: continue
      }
    }
  }
}

extension Occurrence.Subject: Comparable {
  /// Routes come first, sorted by key.
  package static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.route(let left), .route(let right)): left < right
    case (.route, _): true
    case (_, .route): false
    default: left.description < right.description
    }
  }
}
