/// A place in the tree that is being encoded. A class, because containers fill their place after it was handed out.
final class EncodedNode {
  /// The place in the node around it, which lives as long as this one is encoded.
  private struct Place {
    unowned let container: EncodedNode
    let key: PathKey
  }

  enum Content {
    case empty
    case value(JSONValue)
    case array([EncodedNode])
    case object([(key: String, value: Member)])
  }

  /// The value of a member of an object. Most need no node.
  enum Member {
    case value(JSONValue)
    case node(EncodedNode)

    fileprivate var value: JSONValue {
      switch self {
      case .value(let value): value
      case .node(let node): node.value
      }
    }
  }

  var content = Content.empty
  /// nil for the root.
  private let place: Place?

  /// A root.
  init() {
    place = nil
  }

  private init(_ key: PathKey, in container: EncodedNode) {
    place = Place(container: container, key: key)
  }

  /// Made on demand, because only errors show it.
  var codingPath: [any CodingKey] {
    var (keys, place): ([PathKey], Place?) = ([], place)
    while let next = place {
      keys.append(next.key)
      place = next.container.place
    }
    return keys.reversed()
  }

  /// Follows the nesting of the encoded types, not that of any input: a JSON value inside is one node.
  var value: JSONValue {
    switch content {
    case .empty: return .object(JSONObject())
    case .value(let value): return value
    case .array(let nodes): return .array(nodes.map(\.value))
    case .object(let members):
      var object = JSONObject()
      for (key, member) in members { object[key] = member.value }
      return .object(object)
    }
  }

  var count: Int {
    guard case .array(let nodes) = content else { return 0 }
    return nodes.count
  }

  func append() -> EncodedNode {
    let node = EncodedNode(PathKey(intValue: count), in: self)
    guard case .array(var nodes) = content else {
      content = .array([node])
      return node
    }
    content = .empty
    nodes.append(node)
    content = .array(nodes)
    return node
  }

  func add(_ key: String) -> EncodedNode {
    let node = EncodedNode(PathKey(stringValue: key), in: self)
    add(key, .node(node))
    return node
  }

  func add(_ key: String, _ member: Member) {
    guard case .object(var members) = content else {
      content = .object([(key, member)])
      return
    }
    content = .empty
    members.append((key, member))
    content = .object(members)
  }
}
