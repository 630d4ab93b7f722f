extension TypeTable {
  /// The parts of a path that begins with a type: `Place.Shelf` and `all` of `Place.Shelf.all`. The type is the longest
  /// leading part that the tree declares, and its first name alone if it declares none.
  func typePath(of path: String) -> (type: String, member: String?) {
    let names = path.dottedNames
    var count = 1
    while count < names.count, isMember(names[count], of: names[count - 1]) { count += 1 }
    return (names.prefix(count).joined(separator: "."), count < names.count ? names[count] : nil)
  }
}
