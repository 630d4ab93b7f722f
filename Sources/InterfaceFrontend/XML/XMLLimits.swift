/// How large the parts of a file may be. The largest of 953 public files is 154 kB, the deepest 26 elements.
enum XMLLimits {
  static let fileBytes = 2 << 20
  static let nesting = 512
  static let attributes = 256
  static let attributeBytes = 64 << 10
  static let tagBytes = 64 << 10
}
