import Routes
import SourceModel

/// The edit that lets only classes adopt a protocol.
enum ClassBoundProtocol {
  /// nil for a protocol that is not declared once, and for one that other types than classes adopt.
  static func edit(of name: String, _ environment: FixEnvironment) -> Fix.Edit? {
    let types = TypeRelations(environment.index.types)
    guard !types.isAmbiguous(name), let (head, file) = types.head(of: name), head.kind == .protocol,
      !isAdoptedByOthers(name, types, environment.index), let page = environment.page(file)
    else { return nil }
    if let first = head.inherited.first {
      return page.insertion("AnyObject, ", at: page.offset(of: first.range.start))
    }
    return page.insertion(": AnyObject", at: page.offset(of: head.name.range.end))
  }

  private static func isAdoptedByOthers(_ name: String, _ types: TypeRelations, _ index: RouteIndex) -> Bool {
    let heads = index.types.heads
    let names = heads.protocols(inheriting: name)
    return !heads.valueTypes(adopting: names).isEmpty
      || names.contains { name in
        heads.contains(adopting: name) { head, _ in
          head.kind == .extension && !types.isClass(head.lastName) && !names.contains(head.lastName)
        }
      }
  }
}
