import Routes
import SourceModel

/// An event handler of a parent module that sets what the protocol of its state only lets it read.
enum StateProtocolReadOnly: Rule {
  static func subjects(in index: RouteIndex) -> [String] { index.answer(ArchModel.self).parentHandlers }

  static func check(_ handler: String, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ArchModel.self)
    guard let bounds = model.boundsOfState(of: handler) else { return [] }
    return model.methods(of: handler).filter { index.origins[$0.file] == .product }.flatMap { method in
      method.member.stateWrites.compactMap { write -> Finding? in
        let path = write.text.dottedNames
        // The state itself comes first.
        guard let property = path.dropFirst().first, let required = model.readOnly(property, in: bounds),
          path.count == 2 || model.isStruct(required)
        else { return nil }
        return finding(
          at: Site(file: method.file, range: write.range),
          "'\(required.type)' requires '\(property)' without a setter",
          related: [
            Finding.Related(
              site: Site(file: required.file, range: required.member.name.range), message: "required here")
          ])
      }
    }
  }

  static let description = RuleDescription(
    id: "arch-state-protocol-read-only",
    severity: .error,
    repeatsCompiler: true,
    summary: "The event handler of a parent module sets a property of its state that the state's protocol only reads.",
    rationale: """
      The compiler says the same. A parent module knows its state by a protocol: what it sets needs `{ get set }` there.
      """,
    examples: [
      RuleDescription.Example(
        "A requirement without a setter",
        """
        protocol FormStateProtocol: ARCHState { var title: String { get } }
        class BaseFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S> {
          func rename() { state.title = "" }
          //              ^^^^^^^^^^^ arch-state-protocol-read-only
        }
        """),
      RuleDescription.Example(
        "A part of a structure, and a protocol that is inherited",
        """
        struct HeaderState { var title = "" }
        protocol HeaderStateProtocol: ARCHState { var header: HeaderState { get } }
        protocol FormStateProtocol: HeaderStateProtocol {}
        class BaseFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S> {
          func rename() { self.state.header.title = "" }
          //              ^^^^^^^^^^^^^^^^^^^^^^^ arch-state-protocol-read-only
        }
        """),
      RuleDescription.Example(
        "A requirement with a setter, and a state of another name",
        """
        protocol FormStateProtocol: ARCHState { var title: String { get set }; var name: String { get } }
        class BaseFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S> {
          func rename(_ state: inout DraftState) { state.name = "" }
          func rename() { state.title = "" }
        }
        """),
      RuleDescription.Example(
        "A part of an object, and a protocol out of sight",
        """
        final class Header { var title = "" }
        protocol FormStateProtocol: ARCHState { var header: Header { get } }
        protocol ListStateProtocol: KitState { var title: String { get } }
        class BaseFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S> {
          func rename() { state.header.title = "" }
        }
        class BaseListEventHandler<S: ListStateProtocol>: ARCHEventHandler<S> {
          func rename() { state.title = "" }
        }
        """),
    ])
}

extension ArchModel {
  /// The event handlers that are generic over the state, sorted.
  fileprivate var parentHandlers: [String] { handlers.filter { parameterOfState(of: $0) != nil } }

  /// The parameter of a class that is the state of its modules.
  private func parameterOfState(of handler: String) -> String? {
    guard let head = classes.head(of: handler)?.head,
      let state = classes.base(ArchName.handler, of: SpelledType(handler))?.arguments.first
    else { return nil }
    return head.generics.contains(state) ? state : nil
  }

  /// The protocols that the state adopts, with those that they inherit. nil if not all of them are in sight, and for a
  /// class that an extension knows more of.
  fileprivate func boundsOfState(of handler: String) -> [String]? {
    guard let parameter = parameterOfState(of: handler), isRead(handler) else { return nil }
    let heads = classes.heads(of: handler)
    if heads.contains(where: { $0.kind == .extension && !$0.requirements.isEmpty }) { return nil }
    let spelled = heads.flatMap(\.requirements).filter { $0.left.text == parameter && $0.relation == .conformance }
    let reached = Set(
      spelled.flatMap { TypeName($0.right.text)?.paths.compactMap(\.last) ?? [] }.flatMap(classes.reached))
    let isInSight = reached.allSatisfy { name in
      [ArchName.state, "AnyObject"].contains(name) || classes.known(name)?.kind == .protocol && isRead(name)
    }
    return isInSight ? reached.sorted() : nil
  }

  /// A requirement that some protocols have without a setter; nil if one of them has a setter for it.
  fileprivate func readOnly(_ name: String, in protocols: [String]) -> Placed<ArchProperty>? {
    let found = protocols.flatMap(properties).filter { $0.member.name.text == name }
    return found.contains(where: \.member.hasSetter) ? nil : found.first
  }

  fileprivate func isStruct(_ property: Placed<ArchProperty>) -> Bool {
    property.member.type.map { classes.known(SpelledType($0.text).name)?.kind == .struct } ?? false
  }
}
