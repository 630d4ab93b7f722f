import SourceModel

/// From the ids of a file to its elements.
struct IDTable {
  /// Sorted by hash, then by element.
  private let entries: [(hash: WordHash, element: Int)]

  init(_ tree: ElementTree) {
    entries = tree.elements.indices.compactMap { index in
      tree.id(of: index).map { (tree.hash($0), index) }
    }.sorted { $0.hash == $1.hash ? $0.element < $1.element : $0.hash < $1.hash }
  }

  /// The first element with an id.
  func element(_ hash: WordHash) -> Int? {
    let index = entries.partitionPoint { $0.hash < hash }
    return index < entries.count && entries[index].hash == hash ? entries[index].element : nil
  }

  /// The elements with an id that another element has too, in source order.
  var duplicates: [Int] {
    entries.indices.filter { index in
      index > 0 && entries[index - 1].hash == entries[index].hash
        || index + 1 < entries.count && entries[index + 1].hash == entries[index].hash
    }.map { entries[$0].element }.sorted()
  }
}

extension ElementTree {
  /// The byte offsets of an element's id; nil where it has none or an empty one.
  func id(of index: Int) -> Range<Int>? {
    let element = elements[index]
    return element.idStart < element.idEnd ? Int(element.idStart)..<Int(element.idEnd) : nil
  }
}
