import Foundation
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
      let list = try? PropertyListSerialization.propertyList(from: Data(text.bytes), options: [], format: nil)
    else { return nil }
    return FlatList(list).list
  }
}

/// A property list of Foundation's, made flat.
private struct FlatList {
  private enum Step {
    case value(Any)
    case key(String)
    case end(of: Int)
  }

  private var bytes: [UInt8] = []
  private var values: [PropertyList.Value] = []

  init(_ root: Any) {
    var steps = [Step.value(root)]
    while let step = steps.popLast() {
      switch step {
      case .key(let key): append(key)
      case .end(let container): values[container].end = Int32(truncatingIfNeeded: values.count)
      case .value(let value as String): append(value)
      case .value(let value as [Any]):
        steps.append(.end(of: begin(.list)))
        steps += value.reversed().map(Step.value)
      case .value(let value as [String: Any]):
        steps.append(.end(of: begin(.dictionary)))
        for (key, value) in value { steps += [.value(value), .key(key)] }
      case .value: values.append(PropertyList.Value(kind: .other))
      }
    }
  }

  var list: PropertyList { PropertyList(bytes: bytes[...], values: values) }

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
