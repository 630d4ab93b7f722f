/// Names one file of a workspace. Only `Workspace` knows which path it stands for.
package struct FileID: Hashable, Sendable, Codable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}
