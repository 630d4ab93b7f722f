/// The instance members of one body of a class: a declaration, an extension, a category or an implementation.
package struct ClassMembers: Hashable, Sendable, Codable {
  /// The name of the type as written, with the types around it.
  package var type: String
  /// The names of properties and instance variables.
  package var properties: [Spelling]
  /// The selectors of instance methods, as Objective-C calls them: `buy:`, `makeWithCoder:sender:`.
  package var selectors: [Spelling]
  /// The names of the properties, and the selectors of the methods, that are marked for Interface Builder.
  package var marked: [InterfaceMark: Set<String>] = [:]
  /// The places of the names in Swift that nothing in the body shows to Objective-C: neither an attribute or a modifier of
  /// the member, nor an attribute of the extension.
  package var hidden: [SourceRange] = []
  /// False if the body may have members that are not read, such as those of a macro.
  package var isWhole: Bool
  /// True if only the methods are listed that files ask for by their selectors.
  package var isSelection: Bool
  /// The name of the type in the head of the body.
  package var place: SourceRange

  package init(
    type: String, properties: [Spelling] = [], selectors: [Spelling] = [], isWhole: Bool = true,
    isSelection: Bool = false, place: SourceRange
  ) {
    self.type = type
    self.properties = properties
    self.selectors = selectors
    self.isWhole = isWhole
    self.isSelection = isSelection
    self.place = place
  }

  /// The same without the members that no file asks for; nil if nothing is left.
  package func selected(_ methods: MethodInterest) -> ClassMembers? {
    guard isSelection else { return self }
    // The getter of a property is a method, too.
    let selectors = (selectors + properties).filter { methods.selectors.contains($0.text) }
    if selectors.isEmpty { return nil }
    var selected = ClassMembers(type: type, selectors: selectors, isSelection: true, place: place)
    let (names, places) = (Set(selectors.map(\.text)), Set(selectors.map(\.range)))
    selected.marked = marked.mapValues { $0.intersection(names) }.filter { !$0.value.isEmpty }
    selected.hidden = hidden.filter(places.contains)
    return selected
  }
}

/// What `NameInterest` asks for: declarations in the bodies of types, and comparisons in functions.
package struct DeclaredNames: Hashable, Sendable {
  /// The variables and enum cases of types of interest, and those whose names the calls of interest take, in source
  /// order.
  package var constants: [TextConstant] = []
  /// The names that the calls of interest take, by their last part. Only of Swift.
  package var takenNames: Set<String> = []
  /// The names of all constants that would be read if other files asked for them; nil where that is not known.
  package var namesOfConstants: [ConstantsOfType]?
  /// The bodies of classes of interest, in source order.
  package var classes: [ClassMembers] = []
  /// In source order.
  package var comparisons: [TextComparison] = []
  /// The casts of members in all code of functions that are given such a value, in source order. Only of Swift.
  package var memberCasts: [MemberCast] = []
  /// The uses of names of interest with their members, in source order. Only of Swift.
  package var memberPaths: [MemberPath] = []
  /// The attributes of variables that `Interest.receivers` contains, in source order: the callee is the attribute, and
  /// `types.result` the declared type. Only of Swift.
  package var attributes: [Call] = []
  /// The uses of freestanding macros that `Interest.receivers` contains, in source order: `#Bind(P.self, C.self)`. Only of
  /// Swift.
  package var macros: [Call] = []
  /// The methods that `NameInterest.bodies` asks for, in source order.
  package var methods: [ReadMethod] = []
  /// The properties that it asks for, in source order. Only of Swift.
  package var properties: [TypedProperty] = []
  /// The modules that the file imports. Of Swift only where a call, a macro or an attribute is one of
  /// `Interest.receivers`, and where methods are read.
  package var imports: Set<String> = []

  package init(constants: [TextConstant] = [], classes: [ClassMembers] = []) {
    self.constants = constants
    self.classes = classes
  }
}
