import SourceModel

/// The names that a tree builds from the dialects' names: aliases of types of interest, and router classes.
///
/// It depends on type heads only, which do not depend on trigger words, so one second wave is enough.
package enum SecondWave {
  /// The interest of a language's dialects, widened by what all heads of the workspace declare.
  package static func interest(_ base: Interest, heads: some Sequence<[TypeHead]>) -> Interest {
    base
  }
}
