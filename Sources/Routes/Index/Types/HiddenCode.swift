import SourceModel

/// What macros of Objective-C may hide of classes: those that are not read as their bodies wherever they are used.
struct HiddenCode: Sendable {
  /// Why any class of Objective-C may declare or adopt more than is seen.
  private let ofAnyClass: String?
  /// The macros that declare more of one class, by the class.
  private let ofClass: [String: String]
  /// Why a class may be given to the library unseen.
  let destinations: String?
  /// Why a class of either language may be declared a destination unseen.
  let marks: String?
  /// Whether a macro may tell a configuration how to make its destination.
  let setsFactories: Bool

  init(_ files: [IndexedFile] = [], _ heads: NamedHeads = NamedHeads()) {
    let unread = UnreadMacros(files, heads)
    let macros = files.flatMap(\.facts.macros).filter {
      !Self.library.contains($0.name)
        && (unread.contains($0) || $0.tokens.contains { Self.runTime.contains(String($0)) })
    }
    let included = files.contains(where: \.includesUnread) ? "an included file is not read" : nil
    let composed = unread.className.map { "the macro '\($0)' may expand to its name" }
    var (any, ofClass) = (included ?? composed, [String: String]())
    for macro in macros {
      let reason = "the macro '\(macro.name)' may declare more"
      guard let classes = Self.classes(declaredBy: macro) else {
        any = any ?? reason
        continue
      }
      for name in classes { ofClass[name] = reason }
    }
    (ofAnyClass, self.ofClass) = (any, ofClass)
    let giving = Self.first(of: macros, with: Self.giving)
    destinations = included ?? giving.map { "the macro '\($0)' may register classes" }
    let marking = Self.first(of: macros.filter { Self.classes(declaredBy: $0) == nil }, with: Self.marking)
    setsFactories = Self.first(of: macros, with: ZIKRouterVocabulary.factories) != nil
    marks = included ?? composed ?? marking.map { "the macro '\($0)' may add the conformance" }
  }

  func doubt(aboutClass name: String) -> String? {
    ofAnyClass ?? ofClass[name]
  }

  /// The classes of which a macro declares something; nil where its arguments tell the class.
  private static func classes(declaredBy macro: Macro) -> [String]? {
    let tokens = macro.tokens.filter { $0 != "(" && $0 != "@" }.map(String.init)
    if tokens.contains(where: methods.contains) || namesMethod(macro) { return nil }
    let introducers = tokens.indices.filter { heads.contains(tokens[$0]) }
    if introducers.isEmpty { return [] }
    let names = introducers.map { tokens.indices.contains($0 + 1) ? tokens[$0 + 1] : "" }
    let isFixed = !macro.pastes && names.allSatisfy { !$0.isEmpty && macro.parameters?.contains($0) != true }
    return isFixed ? names : nil
  }

  /// `- (id)name` of a parameter.
  private static func namesMethod(_ macro: Macro) -> Bool {
    let tokens = macro.tokens.map(String.init)
    guard tokens.first == "-" || tokens.first == "+", let type = tokens.firstIndex(of: ")"), type + 1 < tokens.count
    else { return false }
    return macro.parameters?.contains(tokens[type + 1]) == true
  }

  private static func first(of macros: [Macro], with words: Set<String>) -> String? {
    macros.first { macro in macro.tokens.contains { words.contains(String($0)) } }?.name
  }

  /// The library's own macros, which the front end knows by meaning.
  private static let library: Set = [
    "ZIX_ADD_CATEGORY", "DeclareRoutableView", "DeclareRoutableService", "DeclareRoutableViewModuleProtocol",
    "DeclareRoutableServiceModuleProtocol",
  ]

  /// What a class is named behind.
  private static let heads = library.union(["interface", "implementation", "@interface", "@implementation"])

  /// What a class is given while the program runs is no declaration, so no reading tells it.
  private static let runTime: Set = ["class_addMethod", "class_addProtocol", "class_replaceMethod"]

  private static let methods = runTime.union([
    "destinationWithConfiguration", "supportedRouteTypes",
    "defaultRouteConfiguration", "isAbstractRouter", "isAdapter", ZIKRouterVocabulary.registrationHook,
  ])

  private static let marking = library.union(Dialects.vocabulary.destinationMarks.keys)

  private static let giving = Set(ZIKRouterVocabulary.destinationCalls.keys)
    .union(ZIKRouterVocabulary.easyLabels.keys).union(ZIKRouterVocabulary.blockRouteSelectors)
    .union(["registerDestination", "registerExclusiveDestination"])
}
