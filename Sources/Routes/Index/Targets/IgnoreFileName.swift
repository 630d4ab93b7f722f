/// The name of an ignore file, as users know it.
package struct IgnoreFileName: Hashable, Sendable {
  private static let end = " ignores"

  /// From the root of the scan on; nil where it is not known.
  private let name: String?

  package init(_ name: String? = nil) { self.name = name }

  /// Why a route is unknown that only a file registers which the ignore file names: a clause.
  package var doubt: String { "it is registered in a file that \(name.map { "'\($0)'" } ?? "a .gitignore")\(Self.end)" }

  /// Whether the reason for a doubt is that only an ignored file registers something.
  package static func causes(_ doubt: String) -> Bool { doubt.hasSuffix(end) }
}
