import JSON
import TestSupport
import Testing

@Suite struct DocumentSymbolTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n1"><scenes>
    <scene sceneID="s0"><objects><navigationController id="n1" sceneMemberID="viewController"><connections>
    <segue destination="d1" kind="relationship" relationship="rootViewController" id="g0"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="s1"><objects>
    <tableViewController storyboardIdentifier="Items" id="d1" customClass="ItemsViewController" sceneMemberID="viewController">
    <tableView key="view" id="t1"><prototypes><tableViewCell reuseIdentifier="Item" id="c1" customClass="ItemCell">
    <connections><segue destination="r1" kind="show" identifier="ShowItem" id="g1"/></connections>
    </tableViewCell></prototypes></tableView></tableViewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewControllerPlaceholder storyboardName="Cart" id="r1" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PriceOwner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="v1" customClass="PriceView"/><tapGestureRecognizer id="t1"/></objects></document>
    """

  private static let files = [
    "Main.storyboard": storyboard, "Price.xib": nib, "Broken.xib": "<document>", "App.swift": "class App {}",
  ]

  private func server(hierarchical: Bool) async throws -> (TemporaryFolder, TestServer) {
    let folder = try TemporaryFolder(Self.files)
    let symbols: JSONValue = ["hierarchicalDocumentSymbolSupport": .bool(hierarchical)]
    return (folder, try await .running(on: folder, capabilities: ["textDocument": ["documentSymbol": symbols]]))
  }

  private func symbols(_ file: String, _ folder: TemporaryFolder, _ server: TestServer) async -> JSONValue? {
    await server.client.request("textDocument/documentSymbol", ["textDocument": ["uri": .string(folder.uri(file))]])
  }

  /// `NAME: DETAIL`, those inside others indented.
  private func lines(_ symbols: JSONValue?) -> [String] {
    (symbols?.array ?? []).flatMap { symbol in
      let line = [symbol["name"]?.string, symbol["detail"]?.string].compactMap(\.self).joined(separator: ": ")
      let inner = (symbol["children"]?.array ?? []).map { inner in
        "  " + [inner["name"]?.string, inner["detail"]?.string].compactMap(\.self).joined(separator: ": ")
      }
      return [line] + inner
    }
  }

  @Test func scenesHoldTheirSeguesAndPrototypes() async throws {
    let (folder, server) = try await server(hierarchical: true)
    let symbols = await symbols("Main.storyboard", folder, server)
    #expect(
      lines(symbols) == [
        "navigationController: initial", "  rootViewController: → Items",
        "Items: ItemsViewController", "  Item: ItemCell", "  ShowItem: show, → Cart",
        "Cart: reference",
      ])
    let scene = symbols?.array?.dropFirst().first
    #expect(scene?["kind"] == 5 && scene?["selectionRange"] == range(5, 43, 48))
    #expect(scene?["children"]?.array?.map { $0["kind"] ?? .null } == [23, 24])
    server.client.closeOutput()
  }

  @Test func nibsHoldTheirOwnerAndObjects() async throws {
    let (folder, server) = try await server(hierarchical: true)
    #expect(
      lines(await symbols("Price.xib", folder, server)) == [
        "File's Owner: PriceOwner", "PriceView: view", "tapGestureRecognizer",
      ])
    server.client.closeOutput()
  }

  @Test(arguments: ["Broken.xib", "App.swift", "None.xib"]) func nothingIsKnownOfOthers(_ file: String) async throws {
    let (folder, server) = try await server(hierarchical: true)
    #expect(await symbols(file, folder, server) == .null)
    server.client.closeOutput()
  }

  @Test func clientsWithoutTreesGetAList() async throws {
    let (folder, server) = try await server(hierarchical: false)
    let symbols = await symbols("Main.storyboard", folder, server)?.array ?? []
    #expect(
      symbols.map { "\($0["containerName"]?.string ?? "") > \($0["name"]?.string ?? "")" } == [
        "initial > navigationController", "navigationController > rootViewController",
        "ItemsViewController > Items", "Items > Item", "Items > ShowItem", "reference > Cart",
      ])
    #expect(symbols.allSatisfy { $0["location"]?["uri"] == .string(folder.uri("Main.storyboard")) })
    server.client.closeOutput()
  }
}
