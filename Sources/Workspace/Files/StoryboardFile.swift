/// A storyboard of Interface Builder: only its name counts.
enum StoryboardFile {
  static let fileExtension = "storyboard"

  static func isNamed(_ path: FilePath) -> Bool { path.name.hasExtension(fileExtension) }
}
