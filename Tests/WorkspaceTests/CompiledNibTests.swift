import Routes
import TestSupport
import Testing

@testable import Workspace

/// Nibs that a build made, or that Xcode 3 kept as folders: their names count, and nothing else of them.
@Suite struct CompiledNibTests {
  private static let files = [
    "App.xcodeproj/project.pbxproj": ProjectText(.init("App", folders: ["App"])).text,
    "App/main.m": "int main(int argc, char *argv[]) { return NSApplicationMain(argc, argv); }",
    "App/Panel.m": """
    @implementation Panel
    - (void)open {
      [[NSNib alloc] initWithNibNamed:@"File" bundle:nil];
      [[NSNib alloc] initWithNibNamed:@"Folder" bundle:nil];
      [[NSNib alloc] initWithNibNamed:@"Gone" bundle:nil];
    }
    @end
    """,
    "App/Main.xib": #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects/></document>"#,
    "App/File.nib": "NIBArchive\u{1}", "App/Folder.nib/keyedobjects.nib": "bplist00",
  ]

  private func findings(_ state: inout WorkspaceState) -> [String] {
    state.updateBlocking()
    return Rules.diagnostics(in: state.index).map(\.finding.message)
  }

  @Test func theirNamesCount() throws {
    let folder = try TemporaryFolder(Self.files)
    var state = WorkspaceState(roots: [folder.path])
    state.scan()
    #expect(findings(&state) == ["no nib is called 'Gone'"])
    #expect(state.problems.isEmpty)
    try folder.remove("App/Folder.nib")
    state.changedOnDisk(folder("App/Folder.nib"))
    #expect(findings(&state) == ["no nib is called 'Folder'", "no nib is called 'Gone'"])
    try folder.write("App/Gone.nib/objects.nib", "")
    state.changedOnDisk(folder("App/Gone.nib"))
    #expect(findings(&state) == ["no nib is called 'Folder'"])
  }
}
