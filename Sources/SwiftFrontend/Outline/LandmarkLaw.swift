import SourceModel

/// The law that makes it safe to leave out parts of a tree: for every file, the outline is that of a walk over all of it.
package enum LandmarkLaw {
  package static func holds(for text: SourceText, interest: Interest) -> Bool {
    let wanted = Wanted(interest)
    let tree = SwiftOutline.tree(of: text)
    let whole = OutlineWalk.outline(of: tree, text: text, wanted: wanted, landmarks: Landmarks(everywhereIn: text))
    guard OutlineWalk.outline(of: tree, text: text, wanted: wanted) == whole else { return false }
    let sparse = SwiftFrontend.parse(text, wanted: wanted)
    return tree.hasError || !sparse.hasErrors && sparse.outline == whole
  }
}
