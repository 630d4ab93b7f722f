import Routes
import SourceModel

/// The bundles that code looks for documents in (Apple, *Bundle*; Swift Package Manager, *Bundling resources with a Swift
/// package*).
///
/// The bundle of a class is that of the application where the class is linked into it, and else that of its framework. Both
/// hold documents of the same tree, and a name counts as missing only if no target that the application links has it.
enum InterfaceBundles {
  /// The main bundle, as code spells it.
  static let main: Set = ["nil", ".main", "Bundle.main", "NSBundle.mainBundle"]

  /// The bundle of a Swift package.
  private static let package: Set = ["Bundle.module", ".module"]

  /// The bundle of the class around the code.
  private static let ofCurrentClass: Set = [
    "Bundle(for:self)", "Bundle(for:Self.self)", "Bundle(for:type(of:self))", "NSBundle(forClass:self)",
    "NSBundle(forClass:self.dynamicType)",
  ]

  /// The bundles whose names Swift spells.
  static let spelled = main.union(package).union(ofCurrentClass)

  /// The types whose construction gives the bundle of a class.
  static let types: Set = ["Bundle", "NSBundle"]

  /// The methods of `NSBundle` in Objective-C.
  static let methods: Set = [mainBundle, bundleOfClass]
  private static let mainBundle = "mainBundle"
  private static let bundleOfClass = "bundleForClass"

  /// Whether a call of Objective-C gives the main bundle, or that of a class of the file.
  fileprivate static func isOwn(_ call: Call, in outline: SourceOutline) -> Bool {
    guard case .name(let receiver) = call.receiver, receiver.text == "NSBundle" else { return false }
    switch call.callee.text {
    case mainBundle: return true
    case bundleOfClass:
      guard case .metatype(let type)? = call.arguments.first?.value else { return false }
      return type.text == TextConstant.currentType
        ? outline.declaresClass(around: call.scope) : outline.declaresClass(type.text)
    default: return false
    }
  }

  /// Whether an expression of Swift in a scope means the main bundle, or that of a class of the file.
  fileprivate static func isOwn(_ code: String, at scope: Int, in outline: SourceOutline) -> Bool {
    if main.contains(code) || package.contains(code) { return true }
    if ofCurrentClass.contains(code) { return outline.declaresClass(around: scope) }
    guard code.hasSuffix(classSuffix), let prefix = classPrefixes.first(where: code.hasPrefix) else { return false }
    return outline.declaresClass(String(code.dropFirst(prefix.count).dropLast(classSuffix.count)))
  }

  private static let classPrefixes = ["Bundle(for:", "NSBundle(forClass:"]
  private static let classSuffix = ".self)"
}

extension InterfaceCalls {
  /// The reason why the name may be found in a bundle that is not known.
  func doubtOfBundle(_ call: Call) -> String? {
    let isKnown =
      if call.callee.text == "loadNibNamed" {
        isOwnBundle(receiverOf: call)
      } else {
        call.arguments.first { $0.label == "bundle" }.map { isOwnBundle($0.value, of: call) } ?? true
      }
    return isKnown ? nil : "it may be in another bundle"
  }

  private func isOwnBundle(receiverOf call: Call) -> Bool {
    if let value = call.receiverValue { return isOwnBundle(value, of: call) }
    return switch call.receiver {
    case .name(let name): InterfaceBundles.isOwn(name.text, at: call.scope, in: outline)
    case .call(let index): isOwnBundle(call: index)
    case .none, .current, .parent, .other: false
    }
  }

  private func isOwnBundle(_ value: Value, of call: Call) -> Bool {
    switch value {
    case .reference(let name), .result(let name): InterfaceBundles.isOwn(name.text, at: call.scope, in: outline)
    case .call(let index): isOwnBundle(call: index)
    default: false
    }
  }

  private func isOwnBundle(call index: Int) -> Bool {
    outline.call(index).map { InterfaceBundles.isOwn($0, in: outline) } ?? false
  }
}

extension SourceOutline {
  /// Whether the file declares a class; what another file declares may come from a library.
  fileprivate func declaresClass(_ type: String) -> Bool {
    heads.contains { head in
      guard head.name.text == type, head.scope.isEmpty, !head.isLocal else { return false }
      return language == .swift ? head.kind == .class : head.attributes.contains(.implementation)
    }
  }

  /// The same of the type that a scope is in.
  fileprivate func declaresClass(around scope: Int) -> Bool {
    enclosingType(of: scope).map { declaresClass($0.name.text) } ?? false
  }
}
