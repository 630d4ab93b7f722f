import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Documents are resources of targets: what one application holds, another one does not.
@Suite struct InterfaceTargetTests {
  /// Two applications compile `Open.swift`. `resources` are the files in the resources phase of the first one.
  private static func files(resources: String) -> String {
    """
    //- App.xcodeproj/project.pbxproj
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (S, V, X); };
      S = { isa = PBXFileReference; sourceTree = "<group>"; path = Open.swift; };
      V = { isa = PBXVariantGroup; sourceTree = "<group>"; name = Main.storyboard; children = (M); };
      M = { isa = PBXFileReference; sourceTree = "<group>"; name = Base; path = Base.lproj/Main.storyboard; };
      X = { isa = PBXFileReference; sourceTree = "<group>"; path = Gone.storyboard; };
      B1 = { isa = PBXBuildFile; fileRef = S; }; B2 = { isa = PBXBuildFile; fileRef = S; };
      BV = { isa = PBXBuildFile; fileRef = V; }; BX = { isa = PBXBuildFile; fileRef = X; };
      S1 = { isa = PBXSourcesBuildPhase; files = (B1); }; S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
      R1 = { isa = PBXResourcesBuildPhase; files = (\(resources)); };
      T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S1, R1); };
      T2 = { isa = PBXNativeTarget; name = Mini; productType = "com.apple.product-type.application";
        buildPhases = (S2); };
    }; }
    //- Base.lproj/Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>
    //- Open.swift
    let main = UIStoryboard(name: "Main", bundle: nil)
    let missing = UIStoryboard(name: "Missing", bundle: nil)
    """
  }

  private func statuses(of name: String, resources: String) -> [String] {
    let index = FixtureIndex(Fixture(Self.files(resources: resources))).index
    let route = index.routes.first { $0.key.name == name }
    return route?.availability.statuses.map { "\($0.status.word)\($0.status.reason.map { ": \($0)" } ?? "")" } ?? []
  }

  @Test func aLocalisedStoryboardIsInTheApplicationThatHoldsIt() {
    #expect(statuses(of: "Main", resources: "BV") == ["registered", "unregistered"])
    #expect(statuses(of: "Missing", resources: "BV") == ["unregistered", "unregistered"])
  }

  @Test func aDocumentOutsideTheScanMakesNamesUnknown() {
    let unseen = "unknown: 'App' holds Gone.storyboard, which is not in the scan"
    #expect(statuses(of: "Missing", resources: "BV, BX") == [unseen, "unregistered"])
  }
}
