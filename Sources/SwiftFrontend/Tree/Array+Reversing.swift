extension Array {
  /// Reverses the elements from an index on, in place: to reverse a slice copies it.
  mutating func reverse(from start: Int) {
    var (low, high) = (start, count - 1)
    while low < high {
      swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }
}
