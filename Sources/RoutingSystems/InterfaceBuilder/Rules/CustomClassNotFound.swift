import Routes
import SourceModel

/// A custom class that the runtime does not find.
enum CustomClassNotFound: CustomClassRule {
  static func check(_ use: CustomClassUse, in index: RouteIndex) -> [Finding] {
    guard let failure = CustomClassSearch(use, in: index).failure else { return [] }
    var finding = finding(at: use.site, failure.reason, doubt: failure.doubt)
    if use.type.provider != .target || isHarmless(use, in: index) {
      finding.limit = .warning
      return [finding]
    }
    return [use.limited(finding, in: index)]
  }

  /// True for an unknown class of a view or cell that the plain class serves as well. Code may cast a controller to a class
  /// by a name that the document does not have.
  private static func isHarmless(_ use: CustomClassUse, in index: RouteIndex) -> Bool {
    guard let number = use.object, !index.types.isDeclared(use.name.text),
      let outline = index.answer(PlacedDocuments.self).byFile[use.file]?.fact.reading.outline
    else { return false }
    let object = outline.objects[number]
    if outline.scenes.contains(where: { $0.controller == number }) || outline.needsClass(of: number) { return false }
    return object.identifier(.reuse).map { !mayCast($0, at: use.file, in: index) } ?? true
  }

  /// True if code that dequeues a cell may cast it.
  private static func mayCast(_ identifier: Spelling, at file: FileID, in index: RouteIndex) -> Bool {
    let casts = index.answer(ControllerCasts.self).bySite
    let lookUps = CellSpaces.all.flatMap { index.route(RouteKey(space: $0, name: identifier.text))?.lookUps ?? [] }
    return lookUps.contains { casts[$0.site] != nil || [.helper, .items].contains($0.form) }
      || CellSpaces.all.contains {
        index.answer(OpenLookUps.self)
          .mayBeAnyText(of: $0, in: index.programs(linking: Site(file: file, range: identifier.range)))
      }
  }

  static let description = RuleDescription(
    id: "custom-class-not-found",
    severity: .error,
    summary: "The custom class of an object in a storyboard or nib does not exist.",
    rationale: """
      The runtime logs *Unknown class … in Interface Builder file*, and makes an object of the class that the \
      element stands for. Its outlets and actions raise an exception then. A class of Swift is found by its \
      module: that of the target that contains the document, or the one that the document names. A class of \
      Objective-C, and one with `@objc(Name)`, is found by its name alone. The finding is a warning where the document \
      does not say that the class is the target's own, in a nib or scene that nothing is seen to load, and for a view or \
      cell of a class that no code declares, if no outlet, action, runtime attribute or cast of a dequeued cell needs it.

      A class without the module of the target may be one of a framework, so it is unknown if the sources of \
      a library are not in the scan, or if its name has a prefix of the system. The class of a placeholder, \
      such as File's Owner, is a hint for Interface Builder only.
      """,
    examples: [
      RuleDescription.Example(
        "A class that was renamed",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {}
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" customClass="HomeVC" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
        //                                   ^^^^^^ custom-class-not-found
        </objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A class of Swift without its module, and a type that is no class",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeView: UIView {}
        struct Badge {}
        //- Home.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="v1" customClass="HomeView"><subviews>
        //                         ^^^^^^^^ custom-class-not-found
        <view id="v2" customClass="Badge" customModule="App" customModuleProvider="target"/></subviews></view>
        //                         ^^^^^ custom-class-not-found
        </objects></document>
        """),
      RuleDescription.Example(
        "A class of another target",
        """
        //- App.xcodeproj/project.pbxproj
        { rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T, K); };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, L); };
          F = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = App; };
          L = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Kit; };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            fileSystemSynchronizedGroups = (F); };
          K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
            fileSystemSynchronizedGroups = (L); };
        }; }
        //- App/Row.swift
        class Row: UIView {}
        //- Kit/Price.swift
        class Price: UIView {}
        //- App/Rows.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="v1" customClass="Row" customModule="App" customModuleProvider="target"/>
        <view id="v2" customClass="Price" customModule="App" customModuleProvider="target"/>
        //                         ^^^^^ custom-class-not-found
        <view id="v3" customClass="Price" customModule="Kit"/>
        </objects></document>
        """),
      RuleDescription.Example(
        "Classes of both languages",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {}
        @objc(SHRow) class Row: UITableViewCell {}
        //- Price.h
        @interface SHPrice : UIView
        @end
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" customClass="HomeViewController" customModule="Old" customModuleProvider="target" sceneMemberID="viewController"/>
        <tableViewCell id="c1" customClass="SHRow"/><view id="p1" customClass="SHPrice"/>
        <view id="p2" customClass="_TtC3App5Price9"/>
        </objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "Classes that may be elsewhere, and placeholders",
        """
        //- Home.swift
        @main class AppDelegate {}
        extension ChartView {}
        //- Home.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Gone" customModule="App" customModuleProvider="target"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="FirstResponder"/>
        <view id="v1" customClass="Chart" customModule="Charts"/><view id="v2" customClass="MKCompassButton"/>
        <view id="v3" customClass="ChartView" customModule="App" customModuleProvider="target"/>
        </objects></document>
        """),
    ])
}
