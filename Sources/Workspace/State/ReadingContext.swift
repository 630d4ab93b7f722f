/// How the files of a tree are read, and what other runs have to do with it.
struct ReadingContext: Sendable {
  /// At most as many at a time.
  let threads: Int
  var purpose = ReadingPurpose.rules
  /// Where facts are kept from run to run; nil for nowhere.
  var cache: FactsCache?
  /// Facts in place of a cache.
  var given: FactsFile?
  /// True if the given facts are those of another configuration.
  var areRefused = false
  /// True if the contents of what is read are noted, for another run.
  var notesContents = false
  /// How many files hold what another run read of them, though their times tell nothing.
  var confirmedFiles = 0

  init(threads: Int) { self.threads = threads }

  /// False if the purpose needs no members. Facts of another run, or for one, have them for any purpose.
  var readsMembers: Bool { purpose == .rules || given != nil || notesContents }
}
