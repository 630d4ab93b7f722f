import SourceModel

/// Makes the outline from the elements that were chosen.
struct OutlineBuilder {
  let tree: ElementTree
  let ids: IDTable
  let choice: ElementChoice
  private let document: DocumentAttributes
  /// Element by object.
  let objects: [Int]
  /// Object by element; -1 where the element is none.
  private let numbers: [Int32]
  /// By element: the nearest object around it, and the scene; -1 where there is none.
  private let parents: [Int32]
  private let scenes: [Int32]

  init(_ tree: ElementTree, _ document: DocumentAttributes) {
    (self.tree, self.document) = (tree, document)
    ids = IDTable(tree)
    choice = ElementChoice(tree, ids)
    objects = choice.objects
    let numbers = Self.numbers(of: objects, tree.elements.count)
    self.numbers = numbers
    parents = Self.nearest(numbers, tree)
    scenes = Self.nearest(Self.numbers(of: choice.scenes, tree.elements.count), tree)
  }

  func outline() -> InterfaceOutline {
    var outline = InterfaceOutline(document: document.document)
    outline.document.initialController = target(document.initialController)
    outline.objects = objects.map(object)
    outline.scenes = zip(choice.scenes, controllers()).map(scene)
    outline.segues = choice.segues.compactMap(segue)
    outline.connections = choice.connections.compactMap(connection)
    outline.runtimeAttributes = choice.runtimeAttributes.compactMap(runtimeAttribute)
    outline.duplicateIDs = ids.duplicates.compactMap { tree.spelling(tree.id(of: $0)) }
    return outline
  }

  private func scene(_ element: Int, controller: Int?) -> InterfaceScene {
    InterfaceScene(
      id: tree.name(tree.attributes(of: element)[.sceneID]), controller: controller, range: tree.place(of: element))
  }

  // MARK: Numbers

  private static func numbers(of chosen: [Int], _ count: Int) -> [Int32] {
    var numbers = [Int32](repeating: -1, count: count)
    for (number, element) in chosen.enumerated() { numbers[element] = Int32(number) }
    return numbers
  }

  /// By element: the number of the nearest chosen one around it.
  private static func nearest(_ numbers: [Int32], _ tree: ElementTree) -> [Int32] {
    var nearest = [Int32](repeating: -1, count: numbers.count)
    for index in numbers.indices {
      guard let parent = tree.parent(of: index) else { continue }
      nearest[index] = numbers[parent] >= 0 ? numbers[parent] : nearest[parent]
    }
    return nearest
  }

  private static func number(_ number: Int32) -> Int? { number >= 0 ? Int(number) : nil }

  func object(of element: Int) -> Int? { Self.number(numbers[element]) }

  func parent(of element: Int) -> Int? { Self.number(parents[element]) }

  func scene(of element: Int) -> Int? { Self.number(scenes[element]) }

  func target(_ range: Range<Int>?) -> InterfaceTarget? {
    guard let range, let id = tree.name(range) else { return nil }
    return InterfaceTarget(id: id, object: ids.element(tree.hash(range)).flatMap { object(of: $0) })
  }
}
