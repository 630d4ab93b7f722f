/// The names that the readers of a language look for in a file.
///
/// It depends on the routing systems, the configuration, and the names that the tree derives from
/// the systems' names, never on another file's text. The same bytes and the same interest give the
/// same facts.
package struct Interest: Hashable, Sendable {
  /// A file without any of these identifiers is parsed only for `groups` and `names`.
  package var triggers: Set<String>
  /// Names that matter only in some files. Only for Swift.
  package var groups: WordGroups
  /// Functions and methods whose calls go into the outline, by base name: `register`, `openURL`, `init`.
  /// A method of Objective-C goes by its whole selector, `registerClass:`, or by the first piece without its colon.
  package var callees: Set<String>
  /// Types whose constructor calls and mentions go into the outline, by last name: `Route`.
  package var types: Set<String>
  /// Methods whose declarations go into the outline with what they return: `isAbstract`. In Swift also properties that
  /// override one of the name.
  package var methods: Set<String>
  /// Functions and methods of Swift whose names go into the outline where they are not called: `names.forEach(register)`.
  package var functions: Set<String>
  package var macros: MacroInterest
  /// Properties whose assignments go into the outline: `isAutomatic`.
  package var members: Set<String>
  package var blocks: BlockInterest
  /// The callees whose `Call.types` goes into the outline. For Swift also the macros and attributes that go into it.
  package var receivers: Set<String>
  /// The tree's own names for types of interest: `typealias Screen = Route` gives `Screen: Route`.
  package var aliases: [String: String]
  package var names: NameInterest

  package init(
    triggers: Set<String> = [], callees: Set<String> = [], types: Set<String> = [], methods: Set<String> = [],
    functions: Set<String> = [], macros: MacroInterest = MacroInterest(),
    members: Set<String> = [], blocks: BlockInterest = BlockInterest(),
    receivers: Set<String> = [], aliases: [String: String] = [:], names: NameInterest = NameInterest(),
    groups: WordGroups = WordGroups()
  ) {
    self.triggers = triggers
    self.groups = groups
    self.callees = callees
    self.types = types
    self.methods = methods
    self.functions = functions
    self.macros = macros
    self.members = members
    self.blocks = blocks
    self.receivers = receivers
    self.aliases = aliases
    self.names = names
  }

  /// True if what a method returns goes into the outline.
  package func wantsReturned(ofMethod name: String) -> Bool {
    methods.contains(name) || names.methods.returns(ofMethod: name)
  }

  package func union(_ other: Interest) -> Interest {
    // A name that matters to one of the two in every file does so to both.
    let groups = groups.union(other.groups).subtracting(namesOfAllFiles.union(other.namesOfAllFiles))
    return Interest(
      triggers: triggers.union(other.triggers), callees: callees.union(other.callees),
      types: types.union(other.types), methods: methods.union(other.methods),
      functions: functions.union(other.functions), macros: macros.union(other.macros),
      members: members.union(other.members), blocks: blocks.union(other.blocks),
      receivers: receivers.union(other.receivers),
      aliases: aliases.merging(other.aliases) { first, _ in first }, names: names.union(other.names),
      groups: groups)
  }

  /// The names that matter in a file whatever other words it contains.
  private var namesOfAllFiles: Set<String> {
    callees.union(types).subtracting(groups.names).union(functions).union(methods).union(members)
      .union(names.initializerLabels).union(names.memberPaths.keys)
  }

  /// The functions whose calls and declarations bytes are searched for.
  package var searched: FunctionInterest { groups.calls.union(names.functions) }

  /// The same interest, without the calls of some names.
  func ignoring(_ names: Set<String>) -> Interest {
    var interest = self
    interest.callees.subtract(names)
    interest.types.subtract(names)
    return interest
  }
}

/// The blocks of Objective-C and closures of Swift that the readers look for.
package struct BlockInterest: Hashable, Sendable {
  /// Labels whose blocks are read whole: all calls and assignments in them go into the outline.
  package var whole: Set<String>
  /// Labels of arguments and names of members whose blocks go into the outline with their parameters.
  /// The label of a first argument is the first piece of the selector. The members are in
  /// `Interest.members` too.
  package var typed: Set<String>
  /// The functions of Swift, of `Interest.receivers`, whose closures tell which type they make:
  /// `container.register { Clock() }`.
  package var making: Set<String>

  package init(whole: Set<String> = [], typed: Set<String> = [], making: Set<String> = []) {
    (self.whole, self.typed, self.making) = (whole, typed, making)
  }

  func union(_ other: BlockInterest) -> BlockInterest {
    BlockInterest(
      whole: whole.union(other.whole), typed: typed.union(other.typed), making: making.union(other.making))
  }
}

/// The macros that the readers of Objective-C look for.
package struct MacroInterest: Hashable, Sendable {
  /// Callees that take a name that is not a value, such as `PROTOCOL`. The readers know its
  /// meaning. All of them are in `Interest.callees` too.
  package var naming: Set<String>
  /// The naming macros that only look something up. They do not register their arguments.
  package var lookUps: Set<String>
  /// The library's macros that declare something of a type, by name.
  package var declaring: [String: DeclaringMacro]
  /// The tree's own macros that lead to something of interest and have one meaning, by name. Their
  /// uses are read as their bodies.
  package var readable: [String: Macro] = [:]
  /// The tree's own macros that may register their arguments and are not readable.
  package var open: Set<String> = []

  package init(
    naming: Set<String> = [], lookUps: Set<String> = [], declaring: [String: DeclaringMacro] = [:]
  ) {
    self.naming = naming
    self.lookUps = lookUps
    self.declaring = declaring
  }

  /// Merges the macros of the libraries. Those of a tree are not kept.
  func union(_ other: MacroInterest) -> MacroInterest {
    MacroInterest(
      naming: naming.union(other.naming), lookUps: lookUps.union(other.lookUps),
      declaring: declaring.merging(other.declaring) { first, _ in first })
  }
}
