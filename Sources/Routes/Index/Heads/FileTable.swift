import SourceModel

/// One value for each file of a tree. File numbers are small and dense.
package struct FileTable<Value: Sendable>: Sendable {
  private var values: [Value?] = []

  package subscript(file: FileID) -> Value? {
    get { values.indices.contains(Int(file.rawValue)) ? values[Int(file.rawValue)] : nil }
    set {
      guard file.rawValue >= 0 else { return }
      while values.count <= Int(file.rawValue) { values.append(nil) }
      values[Int(file.rawValue)] = newValue
    }
  }
}
