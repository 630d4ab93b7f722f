import Routes
import RoutingSystems
import TestSupport
import Testing

/// A configuration file that is not there may leave a source out of a build, and most leave out none.
@Suite struct MissingConfigurationTests {
  private static func index(basedOn reference: String, _ code: String) -> RouteIndex {
    let fixture = Fixture(
      """
      //- App.xcodeproj/project.pbxproj
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, X); };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = Keys.xcconfig; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (F); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; \(reference) buildSettings = {}; };
      }; }
      //- App/Routers.swift
      @main class AppDelegate {}
      class EditorController: UIViewController, ZIKRoutableView {}
      \(code)
      """)
    return FixtureIndex(fixture).index
  }

  private static func router(_ name: String) -> String {
    """
    class \(name): ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(EditorController.self)
        registerIdentifier("editor")
      }
    }
    """
  }

  @Test(arguments: [("", true), ("baseConfigurationReference = X;", false)])
  func registrationsAreInNoCertainConflict(_ reference: String, _ isCertain: Bool) {
    let index = Self.index(basedOn: reference, Self.router("One") + "\n" + Self.router("Two"))
    let found = Rules.diagnostics(in: index, includingUnknown: true).filter {
      $0.finding.rule == "duplicate-identifier"
    }
    #expect(found.count == 2)
    #expect(found.allSatisfy { ($0.severity == .error) == isCertain })
  }

  @Test(arguments: ["", "baseConfigurationReference = X;"])
  func lookUpsAreJudged(_ reference: String) {
    let index = Self.index(
      basedOn: reference, Self.router("One") + "\n" + #"func f() { Router.to(viewIdentifier: "edtor") }"#)
    #expect(Rules.diagnostics(in: index).contains { $0.finding.rule == "unknown-identifier" })
  }
}
