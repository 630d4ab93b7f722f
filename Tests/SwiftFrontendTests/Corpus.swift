import Foundation

/// Files of our own that hold each construct in question.
enum Corpus {
  static let files: [(name: String, bytes: [UInt8])] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus")
    let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return urls.sorted { $0.path < $1.path }.compactMap { url in
      (try? Data(contentsOf: url)).map { (url.lastPathComponent, Array($0)) }
    }
  }()
}
