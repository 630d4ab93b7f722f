import Routes
import SourceModel

/// A spelled tuple type: `(view: CartViewInput, input: CartModuleInput)`.
struct TupleType {
  /// The label is nil for an element without one.
  let elements: [(label: String?, type: String)]

  /// nil for what is no tuple of several elements. A function's type is none.
  init?(_ spelling: String) {
    guard let parts = Self.parts(of: TypeName.withoutMarks(spelling)[...]), parts.count > 1 else { return nil }
    elements = parts.map { part in
      guard let colon = part.firstIndex(of: ":"), part[..<colon].utf8.allSatisfy(Spelling.isWordByte) else {
        return (nil, String(part))
      }
      let label = String(part[..<colon])
      return (label == "_" ? nil : label, String(part[part.index(after: colon)...]))
    }
  }

  /// True if it has a view, and an input or output.
  var isModule: Bool {
    elements.contains { $0.label.map(ModuleShape.viewNames.contains) ?? false }
      && elements.contains { $0.label.map(ModuleShape.partNames.contains) ?? false }
  }

  /// The position of the view: the label says it, or the only controller among elements without labels.
  func view(where isController: (String) -> Bool) -> Int? {
    if let named = elements.firstIndex(where: { $0.label.map(ModuleShape.viewNames.contains) ?? false }) {
      return named
    }
    let controllers = elements.indices.filter { isController(elements[$0].type) }
    return controllers.count == 1 ? controllers[0] : nil
  }

  /// What the brackets hold, at the commas; nil if they do not hold all of it.
  private static func parts(of text: Substring) -> [Substring]? {
    guard text.first == "(", text.last == ")" else { return nil }
    let inner = text.dropFirst().dropLast()
    var (parts, depth, start): ([Substring], Int, Substring.Index) = ([], 0, inner.startIndex)
    var previous: Character = " "
    for index in inner.indices {
      switch inner[index] {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-": break
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        parts.append(inner[start..<index])
        start = inner.index(after: index)
      default: break
      }
      if depth < 0 { return nil }
      previous = inner[index]
    }
    return depth == 0 ? parts + [inner[start...]] : nil
  }
}
