/// The table that a space of names stands for at run time.
package struct RouteTable: Hashable, Sendable {
  /// The effect of a look-up of a name that nothing registers.
  package enum Missing: String, Hashable, Sendable, CaseIterable, Codable {
    case crash, `throws`, `nil`, nothing
    /// It is normal.
    case fine
  }

  /// nil if the look-up finds no router.
  package var missing: Missing?
  /// True if any type may be a name, not only the protocols and classes of a library that declares them.
  package var takesAnyType = false
  /// The class that everything inherits which is registered under a text. The text may be the name of such a class, so that
  /// code which gets the class may register it. nil if names and types have nothing to do with each other.
  package var base: String?
  /// True if names are unknown as long as nothing in the scan is seen to be registered.
  package var isUnknownWhenEmpty = false
  /// The reading of URL patterns, if they are the names.
  package var dialect = URLDialect.zikrouter
  /// True if no code outside the scan registers names, whatever an application links; false if any code may. nil if the
  /// tree decides.
  package var isClosed: Bool?

  /// True if its names are parts of the screens that look them up, such as their cells.
  package var namesParts = false
  /// True if its names are those of files.
  package var namesFiles = false
  /// The name of a file of the tree that may register any name; nil for none.
  package var openingFile: String?

  /// The words of declarations that register names, beside those of calls.
  package var declaringWords: Set<String> = []

  /// True for a table that a configuration or a pack describes.
  package var isDescribed: Bool { isUnknownWhenEmpty }

  package init(
    missing: Missing? = nil, takesAnyType: Bool = false, base: String? = nil, isUnknownWhenEmpty: Bool = false,
    dialect: URLDialect = .zikrouter, isClosed: Bool? = nil, namesParts: Bool = false, namesFiles: Bool = false,
    openingFile: String? = nil
  ) {
    (self.missing, self.takesAnyType, self.isUnknownWhenEmpty) = (missing, takesAnyType, isUnknownWhenEmpty)
    (self.base, self.namesParts, self.namesFiles) = (base, namesParts, namesFiles)
    (self.dialect, self.isClosed, self.openingFile) = (dialect, isClosed, openingFile)
  }

  /// Why any name may be registered, as a clause; nil if nothing in the description says so.
  var openness: String? {
    if let openingFile { return "the file '\(openingFile)' may register it" }
    return isClosed == false ? "the description of its system says that code outside the scan registers names" : nil
  }
}

extension RouteTable.Missing {
  /// The end of a message about a look-up: `crashes`.
  var verb: String {
    switch self {
    case .crash: "crashes"
    case .throws: "throws"
    case .nil: "gives nil"
    case .nothing: "does nothing"
    case .fine: "finds nothing"
    }
  }

  /// The severity of a look-up that certainly finds nothing.
  var severity: Severity { self == .crash ? .error : .warning }
}
