import JSON
import Routes
import SourceModel

extension JSONValue {
  /// A site with the fields of the thing that stands there. One-based, columns in UTF-8 bytes.
  init(_ site: Site, in tree: ScannedTree, _ fields: KeyValuePairs<String, JSONValue> = [:]) {
    var object = JSONObject()
    object["path"] = .string(tree.path(of: site.file))
    object["line"] = .integer(Int64(site.range.start.line) + 1)
    object["column"] = .integer(Int64(site.range.start.utf8) + 1)
    object["endLine"] = .integer(Int64(site.range.end.line) + 1)
    object["endColumn"] = .integer(Int64(site.range.end.utf8) + 1)
    for (key, value) in fields { object[key] = value }
    self = .object(object)
  }

  init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }

  init(_ number: Int) {
    self = .integer(Int64(number))
  }

  init(_ texts: [String]) {
    self = .array(texts.map(JSONValue.string))
  }
}

extension JSONValue {
  /// Where a route leads in each application target.
  init(targetsOf route: Route, in tree: ScannedTree) {
    self = .array(
      tree.index.applicationEnds(of: route).map { target in
        [
          "name": .string(target.application), "status": .string(target.end.status.word),
          "routers": JSONValue(target.end.routers), "adapters": JSONValue(target.end.adapters),
          "destinations": JSONValue(target.end.destinations),
        ]
      })
  }

  /// For people, with a line break at the end. Throws a `Failure` where it is larger than `JSONLimits` allow.
  func printed() throws -> [UInt8] {
    do {
      return try serialized(.pretty) + [UInt8(ascii: "\n")]
    } catch {
      throw Failure(error)
    }
  }
}

extension DocumentWriter {
  /// The text that `write` makes. Throws a `Failure` where something in it is larger than `JSONLimits` allow.
  static func text(_ write: (inout DocumentWriter) throws(JSONError) -> Void) throws -> [UInt8] {
    var writer = DocumentWriter()
    do {
      try write(&writer)
    } catch {
      throw Failure(error)
    }
    return writer.finished()
  }
}

extension Failure {
  fileprivate init(_ error: JSONError) {
    self.init("the result cannot be written as JSON (\(error.reason.rawValue)); name fewer folders at once")
  }
}
