extension RandomAccessCollection where Index == Int {
  /// The first index whose element does not satisfy `isBefore`, which all elements in front of it do and none behind
  /// it; the end where all do.
  ///
  /// Public, because only what is public is inlined into other targets, and a skim asks about every scalar.
  @inlinable
  public func partitionPoint(where isBefore: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
