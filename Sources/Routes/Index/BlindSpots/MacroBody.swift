import SourceModel

/// The body of a macro of Objective-C that declares something of classes.
struct MacroBody {
  let macro: Macro
  private let tokens: [String]

  init(_ macro: Macro) {
    self.macro = macro
    tokens = macro.tokens.map(String.init)
  }

  func contains(_ words: Set<String>) -> Bool { tokens.contains(where: words.contains) }

  /// Code that runs is not a declaration, so no front end reads it as one.
  var changesClassesAtRunTime: Bool { contains(Self.runTime) }

  /// The classes of which the macro declares something; nil if its arguments decide.
  func declaredClasses(_ systems: SystemList) -> [String]? {
    if changesClassesAtRunTime || contains(systems.library.macros.methods) || namesMethod { return nil }
    let tokens = tokens.filter { $0 != "(" && $0 != "@" }
    let introducers = tokens.indices.filter {
      Self.introducers.contains(tokens[$0]) || systems.declaringMacros[tokens[$0]] != nil
    }
    if introducers.isEmpty { return [] }
    let names = introducers.map { tokens.indices.contains($0 + 1) ? tokens[$0 + 1] : "" }
    let isFixed = !macro.pastes && names.allSatisfy { !$0.isEmpty && macro.parameters?.contains($0) != true }
    return isFixed ? names : nil
  }

  /// Whether it is `- (id)name` of a parameter.
  private var namesMethod: Bool {
    guard tokens.first == "-" || tokens.first == "+", let type = tokens.firstIndex(of: ")"), type + 1 < tokens.count
    else { return false }
    return macro.parameters?.contains(tokens[type + 1]) == true
  }

  /// The words before the name of a class.
  private static let introducers: Set = ["interface", "implementation", "@interface", "@implementation"]

  /// Functions of the Objective-C runtime that add to a class.
  private static let runTime: Set = ["class_addMethod", "class_addProtocol", "class_replaceMethod"]
}
