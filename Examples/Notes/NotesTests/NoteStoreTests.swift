import XCTest
import ZRouter

@testable import Notes

final class NoteStoreTests: XCTestCase {
  func testTheStoreIsEmptyAtFirst() throws {
    let store = try XCTUnwrap(Router.makeDestination(to: RoutableService<NoteStoring>()))
    XCTAssertEqual(store.notes(matching: nil), [])
  }
}
