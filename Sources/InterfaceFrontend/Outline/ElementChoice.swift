import SourceModel

/// Which elements of a file go into the outline as objects, and what else the outline is made of.
struct ElementChoice {
  private let tree: ElementTree
  private let ids: IDTable
  /// By element.
  private var isObject: [Bool]
  private var isExcluded: [Bool]
  /// Indices of elements, in source order.
  private(set) var scenes: [Int] = []
  private(set) var segues: [Int] = []
  private(set) var connections: [Int] = []
  private(set) var runtimeAttributes: [Int] = []

  init(_ tree: ElementTree, _ ids: IDTable) {
    (self.tree, self.ids) = (tree, ids)
    isObject = Array(repeating: false, count: tree.elements.count)
    isExcluded = isObject
    for index in tree.elements.indices { note(index) }
    // An element's index is greater than that of the element around it.
    for index in tree.elements.indices where tree.parent(of: index).map({ isExcluded[$0] }) ?? false {
      isExcluded[index] = true
    }
  }

  /// The elements that are objects, in source order.
  var objects: [Int] { isObject.indices.filter { isObject[$0] } }

  func isExcluded(_ index: Int) -> Bool { isExcluded[index] }

  private mutating func note(_ index: Int) {
    let tag = tree.tags[index]
    switch tag {
    case .scene: scenes.append(index)
    case .segue, .outlet, .outletCollection, .action, .binding: noteConnection(index)
    case .userDefinedRuntimeAttribute: noteRuntimeAttribute(index)
    case .exclude: noteExclusion(index)
    default: if isObjectByItself(index) { isObject[index] = true }
    }
    if isPrototype(index) { noteTable(around: index) }
  }

  /// Whether an element is an object without regard to what leads to it.
  private func isObjectByItself(_ index: Int) -> Bool {
    switch tree.tags[index] {
    case .placeholder, .application, .exit, .viewControllerPlaceholder, .controllerPlaceholder, .tableRow,
      .tableColumn:
      true
    default:
      tree.tag(around: index) == .objects || isPrototype(index) || tree.hasClassOrReuseIdentifier(index)
    }
  }

  /// Whether a table or collection view makes the view by its reuse identifier.
  func isPrototype(_ index: Int) -> Bool {
    guard let parent = tree.parent(of: index) else { return false }
    switch tree.tags[parent] {
    case .prototypes, .prototypeCellViews: return true
    case .cells: return tree.tag(around: parent) == .collectionView
    case .collectionView: return tree.tags[index] == .collectionReusableView
    default: return false
    }
  }

  // MARK: What leads to objects

  private mutating func noteConnection(_ index: Int) {
    guard let owner = owner(of: index, in: .connections) else { return }
    isObject[owner] = true
    let attributes = tree.attributes(of: index)
    if let target = target(attributes).flatMap({ ids.element(tree.hash($0)) }) { isObject[target] = true }
    if tree.tags[index] == .segue { segues.append(index) } else { connections.append(index) }
  }

  /// `target` stands for `destination` in actions of macOS.
  func target(_ attributes: Attributes) -> Range<Int>? {
    attributes[.destination] ?? attributes[.target]
  }

  private mutating func noteRuntimeAttribute(_ index: Int) {
    guard let owner = owner(of: index, in: .userDefinedRuntimeAttributes) else { return }
    isObject[owner] = true
    runtimeAttributes.append(index)
  }

  /// The element around the list that a connection or attribute stands in; nil where it stands elsewhere.
  func owner(of index: Int, in list: Tag) -> Int? {
    guard let parent = tree.parent(of: index), tree.tags[parent] == list else { return nil }
    return tree.parent(of: parent)
  }

  private mutating func noteExclusion(_ index: Int) {
    guard let reference = tree.attributes(of: index)[.reference] else { return }
    if let excluded = ids.element(tree.hash(reference)) { isExcluded[excluded] = true }
  }

  private mutating func noteTable(around index: Int) {
    var current = tree.parent(of: index)
    while let table = current {
      if tree.tags[table].isTable {
        isObject[table] = true
        return
      }
      current = tree.parent(of: table)
    }
  }
}
