import SourceModel

/// A place that cannot be seen into, and what code there may do unseen.
package struct BlindSpot: Sendable {
  /// The reason why it cannot be seen into.
  enum Cause: Hashable, Sendable {
    /// The file was not read, for this reason.
    case notRead(String)
    /// The file was not parsed, for this reason. Its words are known.
    case notParsed(String)
    case syntaxErrors
    /// No front end reads the language of the file.
    case foreign
    /// Macros of Objective-C may expand to anything.
    case expansions
    /// It contains no word of interest, so it was not parsed.
    case noWordOfInterest
    /// It includes a file that is not read.
    case include
    /// A macro of Objective-C with this name, of which some use is not read as its body.
    case macro(String)
    /// A macro of this name is used as the name of a class.
    case macroInPlaceOfClass(String)
  }

  /// Something that code may do with a name.
  package enum Claim: Hashable, Sendable {
    /// Declares it.
    case declaration
    /// Spells it for any purpose.
    case mention
    /// Declares a subclass of it, a router class.
    case router
    /// Registers a route of the name.
    case registration
    /// Registers a route that no file of the scan declares, so that its names are not words of
    /// interest.
    case undeclaredRoute
    /// Registers a class of the name, for a route that need not be spelled in the file.
    case registeredClass
    /// Declares members or conformances of a class.
    case member
    /// Declares them in Objective-C, by other means than spelling the name in a file.
    case objectiveCMember
    /// Registers a class as a destination.
    case destination
    /// Makes a class conform to a protocol that marks destinations.
    case conformance
    /// Sets how a configuration makes its destination.
    case factory
    /// Decides, or asks, how routers are registered at launch.
    case launch
  }

  /// The beginning of the file.
  var site: Site?
  var cause: Cause
  var hides: [Claim]
  /// The words of its code; nil if they are not known, so that it may contain any name.
  var words: WordSet?
  /// The applications that may link it.
  var possible = ApplicationSet.all
}

extension BlindSpot {
  /// Returns nil for a file that is understood completely, and for a document, which holds no code.
  init?(_ file: IndexedFile) {
    let facts = file.facts
    guard facts.language.isCode else { return nil }
    (site, possible, words) = (Site(file: file.id, range: .zero), file.linkage.possible, facts.words.doubtful)
    switch facts.understanding {
    case .whole:
      if facts.words.doubtful.isEmpty { return nil }
      (cause, hides) = (.expansions, [.registration])
    case .foreign: (cause, hides) = (.foreign, [.registration, .member])
    case .broken: (cause, hides) = (.syntaxErrors, facts.isParsed ? Self.brokenRouting : Self.incomplete)
    case .skipped(let reason) where facts.words.doubtful.isEmpty:
      (cause, hides, words) = (.notRead(reason), Self.incomplete, nil)
    case .skipped(let reason): (cause, hides) = (.notParsed(reason), Self.incomplete)
    }
  }

  /// Returns nil except for a file of Objective-C that was not parsed, because it contains no word
  /// of interest.
  init?(unparsed file: IndexedFile) {
    let facts = file.facts
    guard facts.language == .objectiveC, facts.understanding == .whole, !facts.isParsed else { return nil }
    self.init(site: Site(file: file.id, range: .zero), cause: .noWordOfInterest, hides: [.undeclaredRoute])
  }

  /// What a file hides that could not be read completely.
  private static let incomplete: [Claim] = [.declaration, .mention, .router, .registration, .member, .launch]

  /// The same for a file of routers with syntax errors.
  private static let brokenRouting = incomplete + [.registeredClass]
}
