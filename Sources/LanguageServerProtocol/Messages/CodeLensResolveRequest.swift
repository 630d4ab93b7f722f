/// The command of a lens that comes into view: the lens as the server made it.
package struct CodeLensResolveRequest: RequestParameters, Equatable {
  package typealias Response = CodeLens

  package static let method = "codeLens/resolve"

  package var lens: CodeLens

  package init(lens: CodeLens) {
    self.lens = lens
  }

  package init(from decoder: any Decoder) throws {
    lens = try CodeLens(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try lens.encode(to: encoder)
  }
}
