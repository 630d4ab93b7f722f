import Foundation

/// One note, as it is stored.
struct Note: Codable, Hashable {
  var id: Int
  var title: String
  var body: String
  var tags: [String] = []
  var isPublic = false
}
