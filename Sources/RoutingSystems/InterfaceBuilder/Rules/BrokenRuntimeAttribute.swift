import Routes
import SourceModel

/// A runtime attribute of an object whose class does not have its key.
enum BrokenRuntimeAttribute: ConnectionRule {
  /// An extension of a library may give any class a key, so all libraries must be in sight.
  static func doubt(about document: PlacedFact<InterfaceDocumentFact>, in index: RouteIndex) -> String? {
    index.outOfSight(from: document.site) ?? index.unseenLibrary(from: document.site)
  }

  static func uses(in outline: InterfaceOutline) -> [MemberUse] {
    outline.runtimeAttributes.compactMap { attribute in
      guard let key = attribute.key, !AppleKeys.mayInclude(key.text) else { return nil }
      return MemberUse(name: key, kind: .outlet, object: outline.objects[attribute.owner])
    }
  }

  static let mark = "IBInspectable"

  static let description = RuleDescription(
    id: "broken-runtime-attribute",
    severity: .warning,
    summary: "A runtime attribute sets a key that the class of its object does not have.",
    rationale: """
      The nib sets the value by key-value coding when it is loaded. If the class has no such property, the log says \
      *Failed to set (…) user defined inspected property*, and the object stays as it is. Attributes stay behind where an \
      `@IBInspectable` property is renamed or deleted. Of a key path, the first key is checked. A key is reported only if all \
      superclasses in the app and their extensions were read, and if no class of UIKit or AppKit has it. It is unknown if \
      the sources of a library were not read, since an extension there may give any class the key.
      """,
    examples: [
      RuleDescription.Example(
        "A property that was renamed",
        """
        //- Badge.swift
        @main class AppDelegate {}
        class Badge: UIView { @IBInspectable var cornerRadius: CGFloat = 0 }
        //- Badge.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="v1" customClass="Badge"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadus"><real key="value" value="4"/></userDefinedRuntimeAttribute>
        //                                                  ^^^^^^^^^^^ broken-runtime-attribute
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view></objects></document>
        """),
      RuleDescription.Example(
        "In Objective-C, on macOS",
        """
        //- main.m
        int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }
        //- Badge.m
        @interface Badge : NSView
        @property (nonatomic) IBInspectable NSColor *color;
        @end
        @implementation Badge
        @end
        //- Badge.xib
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
        <customView id="v1" customClass="Badge"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="color" keyPath="style.colour"/>
        //                                                 ^^^^^^^^^^^^ broken-runtime-attribute
        <userDefinedRuntimeAttribute type="color" keyPath="color"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="wantsLayer" value="YES"/>
        </userDefinedRuntimeAttributes></customView></objects></document>
        """),
      RuleDescription.Example(
        "Keys of UIKit, of extensions and of superclasses",
        """
        //- Badge.swift
        @main class AppDelegate {}
        class Base: UIView { @IBInspectable var padding: CGFloat = 0 }
        class Badge: Base {}
        extension UIView { @IBInspectable var borderWidth: CGFloat { get { 0 } set {} } }
        //- Badge.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="v1" customClass="Badge"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="badge"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isHidden" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="padding"/>
        <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"/>
        </userDefinedRuntimeAttributes></view></objects></document>
        """),
      RuleDescription.Example(
        "A class that accepts any key, an object of UIKit, and a class of a library",
        """
        //- Badge.swift
        @main class AppDelegate {}
        class Badge: UIView { override func setValue(_ value: Any?, forKeyPath keyPath: String) {} }
        class Chart: ChartView {}
        //- Badge.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="v1" customClass="Badge"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="style.name" value="red"/>
        </userDefinedRuntimeAttributes></view>
        <view id="v2"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="style" value="red"/>
        </userDefinedRuntimeAttributes></view>
        <view id="v3" customClass="Chart"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="style" value="red"/>
        </userDefinedRuntimeAttributes></view></objects></document>
        """),
    ])
}

extension InterfaceRuntimeAttribute {
  /// The first key of the path, at the place of the whole path; nil if it is not a name.
  fileprivate var key: Spelling? {
    let key = keyPath.text.prefix { $0 != "." }
    guard !key.isEmpty, key.utf8.allSatisfy(Spelling.isWordByte) else { return nil }
    return Spelling(text: String(key), range: keyPath.range)
  }
}
