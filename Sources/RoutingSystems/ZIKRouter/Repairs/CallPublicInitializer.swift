import Routes
import SourceModel

/// Calls `RoutableView<P>()` instead of the initialiser that only declarations may call, and
/// declares P if nothing does.
enum CallPublicInitializer: Repair {
  static let rules: [any Rule.Type] = [DeclaredInitOutsideExtension.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let page = environment.page(finding.site.file) else { return [] }
    let type = page.offsets(of: finding.site.range)
    guard page.byte(at: type.upperBound) == UInt8(ascii: "<"),
      let generics = page.endOfBrackets(from: type.upperBound),
      let end = page.endOfBrackets(from: generics),
      let route = environment.route(at: page.site(of: type.upperBound + 1..<generics - 1))
    else { return [] }
    let call = page.replacement(of: generics..<end, with: "()")
    guard route.declarations.isEmpty else {
      return [Fix(title: "Change to \(page.spelling(type.lowerBound..<generics))()", isPreferred: true, edits: [call])]
    }
    guard environment.index.isInReach(route) else { return [] }
    let declaration = page.addition(DeclareRoutable.lines(declaring: route.key))
    return [DeclareRoutable.fix(route.key, isPreferred: true, [call, declaration])]
  }
}
