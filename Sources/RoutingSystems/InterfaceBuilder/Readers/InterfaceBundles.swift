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

  /// The bundle that the code itself is in, as Swift spells it in any class.
  static let own: Set = [
    "Bundle.module", ".module", "Bundle(for:self)", "Bundle(for:Self.self)", "Bundle(for:type(of:self))",
    "NSBundle(forClass:self)", "NSBundle(forClass:self.dynamicType)",
  ]

  /// The types whose construction gives the bundle of a class.
  static let types: Set = ["Bundle", "NSBundle"]

  /// The methods of `NSBundle` in Objective-C.
  static let methods: Set = [mainBundle, bundleOfClass]
  private static let mainBundle = "mainBundle"
  private static let bundleOfClass = "bundleForClass"

  /// Whether a call of Objective-C gives the main bundle, or that of a class of the file.
  fileprivate static func isOwn(_ call: Call, in outline: SourceOutline) -> Bool {
    switch call.callee.text {
    case mainBundle: return true
    case bundleOfClass:
      guard case .metatype(let type)? = call.arguments.first?.value else { return false }
      return type.text == TextConstant.currentType || outline.declares(type.text)
    default: return false
    }
  }

  /// Whether an expression of Swift means the main bundle, or that of a class of the file.
  fileprivate static func isOwn(_ code: String, in outline: SourceOutline) -> Bool {
    if main.contains(code) || own.contains(code) { return true }
    guard code.hasSuffix(classSuffix), let prefix = classPrefixes.first(where: code.hasPrefix) else { return false }
    return outline.declares(String(code.dropFirst(prefix.count).dropLast(classSuffix.count)))
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
        call.arguments.first { $0.label == "bundle" }.map { isOwnBundle($0.value) } ?? true
      }
    return isKnown ? nil : "it may be in another bundle"
  }

  private func isOwnBundle(receiverOf call: Call) -> Bool {
    if let value = call.receiverValue { return isOwnBundle(value) }
    return switch call.receiver {
    case .name(let name): InterfaceBundles.isOwn(name.text, in: outline)
    case .call(let index): isOwnBundle(call: index)
    case .none, .current, .parent, .other: false
    }
  }

  private func isOwnBundle(_ value: Value) -> Bool {
    switch value {
    case .reference(let name), .result(let name): InterfaceBundles.isOwn(name.text, in: outline)
    case .call(let index): isOwnBundle(call: index)
    default: false
    }
  }

  private func isOwnBundle(call index: Int) -> Bool {
    outline.calls.indices.contains(index) && InterfaceBundles.isOwn(outline.calls[index], in: outline)
  }
}

extension SourceOutline {
  /// Whether the file declares a type; what another file declares may come from a library.
  fileprivate func declares(_ type: String) -> Bool {
    heads.contains { head in
      head.name.text == type && (head.kind != .extension || head.attributes.contains(.implementation))
    }
  }
}
