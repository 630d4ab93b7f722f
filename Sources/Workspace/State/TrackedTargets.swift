/// The target map of a tree, as far as it is made.
struct TrackedTargets: Sendable {
  /// nil until what is being made was waited for.
  private(set) var map: TargetMap?
  private var coming: ConcurrentValue<TargetMap>?

  var areKnownOrComing: Bool { map != nil || coming != nil }

  /// What the map was made of has changed.
  mutating func forget() { (map, coming) = (nil, nil) }

  /// Starts to make the map on another thread.
  mutating func begin(_ job: TargetMapJob) { coming = ConcurrentValue(job.run) }

  /// The map that is known or coming. Blocks the calling thread until it is made.
  mutating func wait() -> TargetMap? {
    if let coming { map = coming.wait() }
    coming = nil
    return map
  }
}
