import SourceModel
import SwiftSyntax

/// Macros in the bodies of types, which may be written out as any code.
extension OutlineWalk {
  /// Notes a use of a freestanding macro, as an expression or a declaration.
  mutating func noteMacro(_ node: Node, at place: Int) {
    noteMetatypes(node.genericArgumentClause, at: place)
    noteUse(node, at: place)
    note(macro: node.macroName, isMember: node.kind == .macroExpansionDecl && !places[place].isLocal, at: place)
  }

  private mutating func note(macro name: Node?, isMember: Bool, at place: Int) {
    guard !places[place].types.isEmpty, !BuiltInMacro.names.contains(Speller.name(of: name)) else { return }
    outline.expansions.append(
      Expansion(name: speller.spelling(ofName: name), scope: places[place].scope, isMember: isMember))
  }

  /// An attribute before a member may be a macro, which writes more members beside it.
  mutating func noteMacro(ofAttribute node: Node, at place: Int) {
    guard !places[place].isLocal, !places[place].types.isEmpty, node.isOfMember else { return }
    let name = speller.spelling(of: node.attributeName)
    guard !BuiltInAttribute.contains(name.text) else { return }
    outline.expansions.append(Expansion(name: name, scope: places[place].scope, isMember: true))
  }
}

extension Node {
  /// Whether an attribute stands before a declaration in a type's body, also in an `#if`.
  fileprivate var isOfMember: Bool { attributedNode?.parent?.kind == .memberBlockItem }
}

/// The freestanding macros of Swift and Apple, none of which has to do with routes.
enum BuiltInMacro {
  static let names: Set = [
    "assert", "available", "bundle", "colorLiteral", "column", "dsohandle", "error", "expect", "Expression",
    "externalMacro", "file", "fileID", "fileLiteral", "filePath", "function", "imageLiteral", "isolation", "keyPath",
    "line", "Predicate", "Preview", "require", "selector", "sourceLocation", "unavailable", "warning",
  ]
}
