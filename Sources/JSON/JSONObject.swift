/// The members of a JSON object in their order; keys are distinct by their bytes.
///
/// Looking up a key is linear: the objects of a message have few members.
package struct JSONObject: Equatable, Sendable {
  package struct Member: Equatable, Sendable {
    package let key: String
    package var value: JSONValue

    package static func == (left: Member, right: Member) -> Bool {
      left.key.hasSameBytes(as: right.key) && left.value == right.value
    }
  }

  package private(set) var members: [Member] = []

  package init() {}

  /// Of equal keys, the last one has the value.
  package init(_ members: some Sequence<(String, JSONValue)>) {
    for (key, value) in members { self[key] = value }
  }

  /// Takes members whose keys are known to be distinct.
  init(distinct members: [Member]) {
    self.members = members
  }

  /// Setting a new key appends a member; setting nil removes one.
  package subscript(key: String) -> JSONValue? {
    get { members.first { $0.key.hasSameBytes(as: key) }?.value }
    set {
      let index = members.firstIndex { $0.key.hasSameBytes(as: key) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The object with the members of another one, which replace those of the same key.
  package func adding(_ other: JSONObject) -> JSONObject {
    var object = self
    for member in other.members { object[member.key] = member.value }
    return object
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }
}
