import SourceModel
import SwiftSyntax

extension CodeClosure {
  /// `index` is that of the value of the closure.
  init(_ closure: Node, at index: Int) {
    self.init(value: index)
    if let signature = closure.signature { read(signature) }
    var pending = [closure.statements].compactMap(\.self)
    while let node = pending.popLast() {
      switch node.kind {
      case .declReferenceExpr: uses.insert(Speller.name(of: node.baseName))
      case .memberAccessExpr: if let base = node.base { pending.append(base) }
      case .closureCaptureSpecifier: continue
      default: for child in node.children where !child.isToken { pending.append(child) }
      }
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
