import Routes

extension RuleDescription.Example {
  /// A project with an application of the folder `App`.
  static let application = """
    //- App.xcodeproj/project.pbxproj
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
      F = { isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = App; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (F); };
    }; }
    """

  /// The same with a property list.
  static let describedApplication = application(settings: " INFOPLIST_FILE = App/Info.plist; ")

  /// The same with build settings.
  static func application(settings: String) -> String {
    application.replacing(
      "fileSystemSynchronizedGroups = (F); };",
      with: """
        fileSystemSynchronizedGroups = (F); buildConfigurationList = L; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
        """)
  }

  /// A storyboard with a scene `Detail`, whose class has a segue `ShowPrice`.
  static let mainStoryboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
    <scenes><scene sceneID="s1"><objects>
    <viewController storyboardIdentifier="Detail" id="d1" customClass="DetailViewController" sceneMemberID="viewController">
    <connections><segue destination="p1" kind="show" identifier="ShowPrice" id="g1"/></connections>
    </viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="p1" sceneMemberID="viewController"/></objects></scene></scenes>
    </document>
    """

  /// A nib with a cell.
  static let cellNib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <tableViewCell id="c1" reuseIdentifier="Item"/>
    </objects></document>
    """
}
