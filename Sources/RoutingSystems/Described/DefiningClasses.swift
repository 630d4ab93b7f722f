import Routes
import SourceModel

/// What an outline says of the classes and methods that it defines.
struct DefiningClasses {
  private let outline: SourceOutline
  private let heads: [Position: TypeHead]
  private let methods: [Position: Scope]

  init(_ outline: SourceOutline) {
    self.outline = outline
    heads = Dictionary(outline.heads.map { ($0.name.range.start, $0) }) { first, _ in first }
    let functions = outline.scopes.filter { scope in
      if case .function = scope.kind { true } else { false }
    }
    methods = Dictionary(functions.map { ($0.nameRange.start, $0) }) { first, _ in first }
  }

  func runtimeName(of members: ClassMembers) -> String {
    let head = heads[members.place.start]
    return head.flatMap { $0.kind == .class ? $0.foreignName : nil } ?? TypeName.simple(members.type)
  }

  /// True if the class may have methods that its body does not show.
  func mayHaveMore(_ members: ClassMembers) -> Bool {
    guard members.isWhole else { return true }
    guard let head = heads[members.place.start], head.kind == .class, let parent = head.inherited.first else {
      return false
    }
    return !Self.roots.contains(TypeName.simple(parent.text))
  }

  private static let roots: Set = ["NSObject", "NSProxy", "UIViewController", "UIResponder"]

  /// True for a method of Swift whose first argument has a label, which is a part of its selector.
  func hasLabel(at name: SourceRange) -> Bool {
    outline.language == .swift && methods[name.start]?.parameterLabels.first.map { $0 != "_" } == true
  }

  /// The class of what a method returns.
  func returned(at name: SourceRange) -> Spelling? {
    guard let method = methods[name.start] else { return nil }
    return method.returned.flatMap { made($0) }
  }

  /// `C()`, `[[C alloc] init]`, `[C new]`
  private func made(_ value: Value) -> Spelling? {
    guard case .call(let index) = value, let call = outline.call(index) else { return nil }
    switch call.receiver {
    case .none: return call.callee.text.beginsUppercase ? call.callee : nil
    case .name(let name): return name.text.beginsUppercase ? name : nil
    case .call(let receiver) where call.callee.text.hasPrefix("init"):
      return receiver > index ? made(.call(receiver)) : nil
    default: return nil
    }
  }
}
