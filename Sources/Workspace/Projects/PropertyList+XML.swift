import Essentials
import SourceModel

extension PropertyList {
  /// nil for what is no property list in XML or in the format of OpenStep.
  init?(_ text: SourceText) {
    let list = PropertyListGate.isXML(text.bytes) ? Self.fromXML(text) : OpenStepReader.read(text)
    guard let list else { return nil }
    self = list
  }

  private static func fromXML(_ text: SourceText) -> PropertyList? {
    guard PropertyListGate.accepts(text.bytes),
      let root = try? PropertyListDecoder().decode(DecodedList.self, from: Data(text.bytes))
    else { return nil }
    return FlatList(root).list
  }
}

/// A property list as Foundation decodes it. It recurses as deep as `PropertyListGate` accepts.
private enum DecodedList: Decodable {
  case text(String)
  case list([DecodedList])
  case dictionary([String: DecodedList])
  /// A number, a date, a Boolean or data.
  case other

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let pairs = try? decoder.container(keyedBy: Key.self) {
      let values = try pairs.allKeys.map { ($0.stringValue, try pairs.decode(DecodedList.self, forKey: $0)) }
      self = .dictionary(Dictionary(values) { first, _ in first })
    } else if var items = try? decoder.unkeyedContainer() {
      var values: [DecodedList] = []
      while !items.isAtEnd { values.append(try items.decode(DecodedList.self)) }
      self = .list(values)
    } else if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else {
      self = .other
    }
  }
}

/// A decoded property list as a flat array.
private struct FlatList {
  private enum Step {
    case value(DecodedList)
    case key(String)
    case end(of: Int)
  }

  private var bytes: [UInt8] = []
  private var values: [PropertyList.Value] = []

  init(_ root: DecodedList) {
    var steps = [Step.value(root)]
    while let step = steps.popLast() {
      switch step {
      case .key(let key): append(key)
      case .end(let container): values[container].end = Int32(truncatingIfNeeded: values.count)
      case .value(.text(let text)): append(text)
      case .value(.list(let items)):
        steps.append(.end(of: begin(.list)))
        steps += items.reversed().map(Step.value)
      case .value(.dictionary(let pairs)):
        steps.append(.end(of: begin(.dictionary)))
        for (key, value) in pairs { steps += [.value(value), .key(key)] }
      case .value(.other): values.append(PropertyList.Value(kind: .other))
      }
    }
  }

  var list: PropertyList { PropertyList(bytes: bytes[...], values: values, isAsWritten: false) }

  private mutating func begin(_ kind: PropertyList.Kind) -> Int {
    values.append(PropertyList.Value(kind: kind))
    return values.count - 1
  }

  private mutating func append(_ text: String) {
    let start = Int32(truncatingIfNeeded: bytes.count)
    bytes += text.utf8
    values.append(PropertyList.Value(kind: .text, start: start, end: Int32(truncatingIfNeeded: bytes.count)))
  }
}
