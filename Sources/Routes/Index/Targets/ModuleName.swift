/// The name of the module that a target compiles.
package enum ModuleName {
  /// The name that Xcode derives: `PRODUCT_MODULE_NAME` is the target's name as a C99 identifier, so `My App` gives
  /// `My_App`. A target that sets the build setting has another one.
  package static func ofTarget(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
