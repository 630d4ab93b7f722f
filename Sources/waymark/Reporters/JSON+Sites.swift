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

  /// With a line break at the end. Throws a `Failure` where the text would be larger than `JSONLimits` allow.
  func printed() throws -> [UInt8] {
    do {
      return try serialized(.pretty) + [0x0A]
    } catch {
      throw Failure("the result cannot be written as JSON (\(error.reason.rawValue)); name fewer folders at once")
    }
  }
}
