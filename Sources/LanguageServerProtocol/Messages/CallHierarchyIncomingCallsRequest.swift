/// Who calls a node.
package struct CallHierarchyIncomingCallsRequest: RequestParameters, Equatable {
  package typealias Response = [CallHierarchyIncomingCall]?

  package static let method = "callHierarchy/incomingCalls"

  package var item: CallHierarchyItem

  package init(item: CallHierarchyItem) {
    self.item = item
  }
}

/// A node that calls.
package struct CallHierarchyIncomingCall: Codable, Equatable, Sendable {
  package var from: CallHierarchyItem
  /// In the document of `from`.
  package var fromRanges: [DocumentRange]

  package init(from: CallHierarchyItem, fromRanges: [DocumentRange]) {
    self.from = from
    self.fromRanges = fromRanges
  }
}
