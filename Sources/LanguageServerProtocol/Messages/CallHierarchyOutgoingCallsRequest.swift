/// Whom a node calls.
package struct CallHierarchyOutgoingCallsRequest: RequestParameters, Equatable {
  package typealias Response = [CallHierarchyOutgoingCall]?

  package static let method = "callHierarchy/outgoingCalls"

  package var item: CallHierarchyItem

  package init(item: CallHierarchyItem) {
    self.item = item
  }
}

/// A node that is called.
package struct CallHierarchyOutgoingCall: Codable, Equatable, Sendable {
  package var to: CallHierarchyItem
  /// In the document of the calling node.
  package var fromRanges: [DocumentRange]

  package init(to: CallHierarchyItem, fromRanges: [DocumentRange]) {
    self.to = to
    self.fromRanges = fromRanges
  }
}
