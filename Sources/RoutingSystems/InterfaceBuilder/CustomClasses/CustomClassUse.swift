import Routes
import SourceModel

/// A class of the tree that a document names.
struct CustomClassUse: Hashable, Sendable {
  /// The part of the document that has the class.
  enum Place: Hashable, Sendable {
    /// An element with this tag, which is an instance of the class.
    case element(String)
    case segue
    /// A placeholder. Code passes the object, and the class is a hint for the editor only.
    case placeholder
  }

  /// The class without its module, at its place in the document.
  let name: Spelling
  /// The class as the document spells it.
  let type: InterfaceClass
  let place: Place
  let file: FileID
  /// That of the document.
  let platform: InterfaceDocument.Platform
  /// The index of the object in the outline of the document; nil for a segue.
  let object: Int?

  var site: Site { Site(file: file, range: name.range) }

  /// The same use of another class.
  func named(_ text: String) -> CustomClassUse {
    let name = Spelling(text: text, range: name.range)
    let type = InterfaceClass(name: name, module: type.module, provider: type.provider)
    return CustomClassUse(name: name, type: type, place: place, file: file, platform: platform, object: object)
  }
}

extension CustomClassUse.Place {
  /// The classes one of which the class must inherit; nil if it may be of any class.
  var bases: [String]? {
    switch self {
    case .element(let tag): ElementBases.of(tag)
    case .segue: ElementBases.segue
    case .placeholder: nil
    }
  }
}

extension CustomClassUse {
  /// Returns nil if there is no class, or if its name is not a valid name of a class.
  init?(
    _ type: InterfaceClass, of place: Place, in file: FileID, _ platform: InterfaceDocument.Platform,
    object: Int? = nil
  ) {
    guard let spelled = type.name else { return nil }
    let name = Spelling(text: InterfaceOutline.simpleName(spelled.text), range: spelled.range)
    guard name.text.utf8.allSatisfy(Spelling.isWordByte), !name.text.hasPrefix("_Tt") else { return nil }
    self.init(name: name, type: type, place: place, file: file, platform: platform, object: object)
  }
}

extension PlacedFact<InterfaceDocumentFact> {
  /// The custom classes of a document, in source order of its elements, then of its segues.
  var customClasses: [CustomClassUse] {
    guard let outline = fact.reading.outline else { return [] }
    let platform = outline.document.platform
    let parents = Set(outline.segues.lazy.filter { $0.kind == "relationship" }.map(\.owner))
    let elements = outline.objects.enumerated().compactMap { position, object in
      object.classPlace(hasChildren: parents.contains(position)).flatMap {
        CustomClassUse(object.customClass, of: $0, in: file, platform, object: position)
      }
    }
    return elements + outline.segues.compactMap { CustomClassUse($0.customClass, of: .segue, in: file, platform) }
  }
}

extension InterfaceObject {
  /// Nil for the first responder and the application, whose classes mean nothing.
  fileprivate func classPlace(hasChildren: Bool) -> CustomClassUse.Place? {
    switch role {
    case .firstResponder, .application: nil
    case .filesOwner, .exit, .reference: .placeholder
    case .prototype: .element(tag.text)
    case .other where tag.text == "placeholder": .placeholder
    case .other: .element(hasChildren ? tag.text : ElementBases.withoutChildren(tag.text))
    }
  }
}
