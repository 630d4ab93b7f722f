/// The time after which a test that hangs is ended. It is far more than anything takes on a slow and busy machine, so no
/// verdict depends on it.
package enum Patience {
  package static let seconds: Double = 900
}
