/// A number with its noun: `1 file`, `2 files`.
struct Count: CustomStringConvertible {
  let description: String

  init(_ number: Int, _ singular: String, plural: String? = nil) {
    description = "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }
}
