import JSON
import Routes
import Workspace

/// The places of a map's nodes, edges and clusters, as Graphviz lays them out: in points, with the origin at the top left.
struct GraphLayout {
  struct Box {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var fields: JSONObject {
      ["x": .double(x), "y": .double(y), "width": .double(width), "height": .double(height)]
    }
  }

  private(set) var size = Box(x: 0, y: 0, width: 0, height: 0)
  /// By the id that the drawing has for them.
  private(set) var boxes: [String: Box] = [:]
  /// The points of a cubic Bézier spline for each edge, in the order of the map.
  private(set) var splines: [[(x: Double, y: Double)]] = []

  /// Throws if Graphviz is not installed, or does not draw the map.
  init(of map: RouteMap) throws(Graphviz.Problem) {
    let drawing = try Graphviz().drawing(of: GraphDot(map: map, isForPage: true).text, as: "json0")
    guard case .object(let graph) = try? JSONValue(parsing: drawing), let size = Self.numbers(graph["bb"]),
      size.count == 4
    else { throw Graphviz.Problem(words: "'dot' printed no layout") }
    self.size = Box(x: 0, y: 0, width: size[2], height: size[3])
    for case .object(let object) in Self.elements(graph["objects"]) { insert(object) }
    splines = Array(repeating: [], count: map.edges.count)
    for case .object(let edge) in Self.elements(graph["edges"]) { insert(edge: edge) }
  }

  private mutating func insert(_ object: JSONObject) {
    guard case .string(let name)? = object["name"] else { return }
    if let corners = Self.numbers(object["bb"]), corners.count == 4 {
      let prefix = "cluster_"
      guard name.hasPrefix(prefix) else { return }
      boxes[String(name.dropFirst(prefix.count))] = Box(
        x: corners[0], y: size.height - corners[3], width: corners[2] - corners[0], height: corners[3] - corners[1])
    } else if let center = Self.numbers(object["pos"]), center.count == 2,
      let width = Self.numbers(object["width"])?.first,
      let height = Self.numbers(object["height"])?.first
    {
      let (width, height) = (width * Self.pointsOfInch, height * Self.pointsOfInch)
      boxes[name] = Box(
        x: center[0] - width / 2, y: size.height - center[1] - height / 2, width: width, height: height)
    }
  }

  private static let pointsOfInch = 72.0

  /// Graphviz has an order of edges of its own: their ids are their numbers in the map.
  private mutating func insert(edge: JSONObject) {
    guard case .string(let id)? = edge["id"], let number = Int(id), splines.indices.contains(number) else { return }
    splines[number] = spline(edge["pos"])
  }

  /// `e,x,y x,y …`: the tip of the arrow, then the points of the spline.
  private func spline(_ value: JSONValue?) -> [(x: Double, y: Double)] {
    guard case .string(let text)? = value else { return [] }
    var points: [(x: Double, y: Double)] = []
    var tip: (x: Double, y: Double)?
    for part in text.split(separator: " ") {
      let words = part.split(separator: ",")
      let numbers = words.compactMap { Double($0) }
      guard numbers.count == 2 else { continue }
      let point = (x: numbers[0], y: size.height - numbers[1])
      if words[0] == "e" { tip = point } else if words[0] != "s" { points.append(point) }
    }
    // A straight piece to the tip, as a curve.
    if let tip, let last = points.last { points += [last, tip, tip] }
    return points
  }

  private static func elements(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let elements)? = value { elements } else { [] }
  }

  private static func numbers(_ value: JSONValue?) -> [Double]? {
    guard case .string(let text)? = value else { return nil }
    return text.split(separator: ",").compactMap { Double($0) }
  }
}
