import JSON
import RouteDocuments
import Routes
import SourceModel

extension ScannedTree: SiteEncoder {
  /// One-based, columns in UTF-8 bytes.
  func fields(of site: Site) -> JSONObject { JSONObject(site, path: path(of: site.file)) }

  var encoder: RouteEncoder { RouteEncoder(index, sites: self) }
}

extension JSONValue {
  /// A site with the fields of the thing that stands there.
  init(_ site: Site, in tree: ScannedTree, _ fields: JSONObject = [:]) {
    self = .object(tree.fields(of: site).adding(fields))
  }

  /// For people unless it is compact, with a line break at the end. Throws a `Failure` where it is larger than `JSONLimits`
  /// allow.
  func printed(_ layout: JSONLayout = .pretty) throws -> [UInt8] {
    do {
      return try serialized(layout) + [UInt8(ascii: "\n")]
    } catch {
      throw Failure(error)
    }
  }
}

extension DocumentWriter {
  /// The text that `write` makes. Throws a `Failure` where something in it is larger than `JSONLimits` allow.
  static func text(_ write: (inout DocumentWriter) throws(JSONError) -> Void) throws -> [UInt8] {
    try text(DocumentWriter(), write)
  }

  /// Prints the same text while it is written: that of a large tree takes tens of megabytes. Where it throws, a part is
  /// printed.
  static func print(_ write: (inout DocumentWriter) throws(JSONError) -> Void) throws {
    Console.output.write(try text(DocumentWriter(sending: Console.output.write), write))
  }

  /// Writes a list of what `json` makes of each element: a hundred at a time, on all processors. Throws as `write`.
  mutating func write<Element: Sendable>(
    _ key: String, of elements: [Element], _ json: @escaping @Sendable (Element) -> JSONValue
  ) throws(JSONError) {
    // The first one alone makes what all of them share.
    let bounds = [0] + Array(stride(from: 1, to: elements.count, by: Self.blockSize)) + [elements.count]
    let blocks = zip(bounds, bounds.dropFirst()).lazy.map { elements[$0..<$1] }
    try write(
      key,
      texts: blocks.flatMap { block in
        let parts = inParallel(block.count, smallest: 16) { part in
          part.map { DocumentWriter.text(of: json(block[block.startIndex + $0])) }
        }
        return Array(parts.joined())
      })
  }

  private static let blockSize = 128

  private static func text(
    _ writer: consuming DocumentWriter, _ write: (inout DocumentWriter) throws(JSONError) -> Void
  ) throws -> [UInt8] {
    var writer = writer
    do {
      try write(&writer)
    } catch {
      throw Failure(error)
    }
    return writer.finished()
  }
}

extension Failure {
  init(_ error: JSONError) {
    self.init("the result cannot be written as JSON (\(error.reason.rawValue)); name fewer folders at once")
  }
}
