import Routes
import RoutingSystems
import SourceModel

/// A call of a form in one of its languages, for a route of one of its spaces.
struct CallFormExample: Sendable, CustomStringConvertible {
  let form: CallForm
  let language: Language
  let space: RouteSpace
  /// True for `[Router call:argument]`, false for `Router.call(argument)`.
  let isMessage: Bool

  /// Examples of all forms in the languages that they have.
  static let all = examples { $0.languages.contains($1) }
  /// Examples of all forms in the languages that they do not have.
  static let ofOtherLanguages = examples { !$0.languages.contains($1) }

  private static func examples(_ isIncluded: (CallForm, Language) -> Bool) -> [CallFormExample] {
    SystemList.builtIn.forms.all.flatMap { form in
      [Language.swift, .objectiveC].filter { isIncluded(form, $0) }.flatMap { language in
        form.spaces.flatMap { space in
          syntaxes(of: form, in: language).map {
            CallFormExample(form: form, language: language, space: space, isMessage: $0)
          }
        }
      }
    }
  }

  /// The values of `isMessage` to try: a block in a property is called like a function, a method by
  /// a message.
  private static func syntaxes(of form: CallForm, in language: Language) -> [Bool] {
    guard language == .objectiveC else { return [false] }
    switch form.receiver {
    case .none, .constructed: return [false]
    // What takes further arguments without a label is such a block.
    case .type, .value: return [form.position == 0]
    case .router: return [CallForm.Meaning.adapter, .adaptee].contains(form.meaning) ? [true] : [true, false]
    }
  }

  var description: String { "\(language.rawValue): \(source(with: operand))" }

  var path: String { language == .swift ? "New.swift" : "New.m" }

  /// A route that `app` declares, or a text that it registers or only looks up.
  var name: String {
    let text = "\(form.isLookUp ? "known" : "lost")-\(space.family.name)"
    switch space.naming {
    case .type: return "\(capitalizedKind)Input"
    case .text: return text
    case .urlPattern: return "app://\(text)"
    }
  }

  /// The text that completion offers.
  var offered: String { form.operand == .text ? name : operand }

  var operand: String { spelled(name, as: form.operand) }

  /// The argument with a cursor in place of what completion offers.
  var hole: String { form.operand == .text ? spelled("/*|*/", as: .text) : "/*|*/" }

  /// A file with the call.
  func source(with argument: String) -> String {
    let arguments = arguments(argument)
    let call = isMessage ? message(arguments) : function(arguments)
    return language == .swift ? "func open() { \(call) }" : "void open(void) { \(call); }"
  }

  private var capitalizedKind: String { space.kind.prefix(1).uppercased() + space.kind.dropFirst() }

  private func spelled(_ name: String, as operand: CallForm.Operand) -> String {
    switch operand {
    case .value: "Routable\(capitalizedKind)<\(name)>()"
    case .name: name
    case .object: language == .swift ? "\(name).self" : "ZIKRoutable(\(name))"
    case .text: language == .swift ? "\"\(name)\"" : "@\"\(name)\""
    }
  }

  /// An adapter stands beside its adaptee.
  private func arguments(_ argument: String) -> [(label: String?, value: String)] {
    let pair = SystemList.builtIn.forms.all.filter {
      $0.callee == form.callee && [.adapter, .adaptee].contains($0.meaning)
    }
    guard pair.contains(form) else {
      return Array(repeating: (nil, "self"), count: form.position) + [(form.label, argument)]
    }
    return pair.map { ($0.label, $0 == form ? argument : spelled("Other\(name)", as: $0.operand)) }
  }

  private var receiver: String {
    switch form.receiver {
    case .none, .constructed: ""
    case .type(let name): name
    case .value where form.callee == "items": space.kind == "tableCell" ? "tableView.rx" : "collectionView.rx"
    case .value: form.callee == CallForm.initializer ? "self" : "storyboard"
    case .router: space.family == .view ? "ZIKAnyViewRouter" : "ZIKAnyServiceRouter"
    }
  }

  private func function(_ arguments: [(label: String?, value: String)]) -> String {
    let list = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value }.joined(separator: ", ")
    return (receiver.isEmpty ? "" : "\(receiver).") + "\(form.callee)(\(list))"
  }

  private func message(_ arguments: [(label: String?, value: String)]) -> String {
    let pieces = arguments.map { "\($0.label ?? form.callee):\($0.value)" }.joined(separator: " ")
    let first = form.receiver == .value && form.label != nil ? "\(form.callee):view " : ""
    return "[\(receiver) \(first)\(pieces)]"
  }
}

extension CallFormExample {
  /// The routes that the examples name.
  static let app = """
    //- known-interface-builder.xib
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>
    //- known-interface-builder.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="known-interface-builder" id="c" sceneMemberID="viewController">
    <connections><segue destination="c" kind="show" identifier="known-interface-builder" id="g"/></connections>
    </viewController></objects></scene></scenes></document>
    //- App.swift
    @main class AppDelegate {}
    //- Protocols.h
    \(RouteSpace.protocols.map(declarations).joined(separator: "\n"))
    //- Routers.swift
    class AppViewRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerIdentifier("known-view")
        registerURLPattern("app://known-view")
      }
    }
    class AppServiceRouter: ZIKAnyServiceRouter {
      override class func registerRoutableDestination() {
        registerIdentifier("known-service")
        registerURLPattern("app://known-service")
      }
    }
    //- LookUps.swift
    func lookUp() {
      Router.to(viewIdentifier: "lost-view")
      Router.to(serviceIdentifier: "lost-service")
      ZIKAnyViewRouter.performURL("app://lost-view")
      ZIKAnyServiceRouter.performURL("app://lost-service")
      table.dequeueReusableCell(withIdentifier: "lost-tableCell")
      table.dequeueReusableHeaderFooterView(withIdentifier: "lost-tableHeaderFooter")
      grid.dequeueReusableCell(withReuseIdentifier: "lost-collectionCell", for: path)
      grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "lost-collectionSupplementary", for: path)
    }
    func registerCells() {
      table.register(TableCell.self, forCellReuseIdentifier: "known-tableCell")
      table.register(Header.self, forHeaderFooterViewReuseIdentifier: "known-tableHeaderFooter")
      grid.register(GridCell.self, forCellWithReuseIdentifier: "known-collectionCell")
      grid.register(
        GridHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "known-collectionSupplementary")
    }

    """

  private static func declarations(_ space: RouteSpace) -> String {
    let kind = space.kind.prefix(1).uppercased() + space.kind.dropFirst()
    return ["", "Other"].map { "@protocol \($0)\(kind)Input <ZIK\(kind)Routable>\n@end" }.joined(separator: "\n")
  }
}
