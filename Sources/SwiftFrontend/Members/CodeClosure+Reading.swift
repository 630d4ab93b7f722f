import SourceModel
import SwiftSyntax

extension CodeClosure {
  /// `index` is that of the value of the closure.
  init(_ closure: Node, at index: Int) {
    self.init(value: index)
    if let signature = closure.signature { read(signature) }
    guard let statements = closure.statements else { return }
    for node in statements.subtree where node.kind == .declReferenceExpr && !node.isMember {
      uses.insert(Speller.name(of: node.baseName))
    }
  }

  private mutating func read(_ signature: Node) {
    var pending = [signature]
    while let node = pending.popLast() {
      switch node.kind {
      case .closureCapture:
        let isStrong = node.firstPart(where: { $0 == .closureCaptureSpecifier }) == nil
        if !isStrong { weak.insert(Speller.name(of: node.name)) }
      case .closureShorthandParameter: parameters.append(Speller.name(of: node.name))
      case .closureParameter: parameters.append(Speller.name(of: node.secondName ?? node.firstName))
      default: for child in node.children where !child.isToken { pending.append(child) }
      }
    }
  }
}

extension Node {
  /// True for the `name` of `base.name`.
  fileprivate var isMember: Bool { parent?.kind == .memberAccessExpr && parent?.declName == self }
}
