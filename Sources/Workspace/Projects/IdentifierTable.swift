/// Numbers by identifiers, which are texts of one property list.
struct IdentifierTable: Sendable {
  private struct Slot: Sendable {
    var hash: UInt64 = 0
    /// The position of the text; -1 for none.
    var identifier = -1
    var number = 0
  }

  /// A power of two, of which at most half are used.
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  /// Returns the number that the identifier has already, or gives it this one.
  mutating func insert(_ identifier: Int, _ number: Int, in list: PropertyList) -> Int {
    let hash = list.hash(of: identifier)
    let place = place(of: identifier, hash, in: list)
    if slots[place].identifier >= 0 { return slots[place].number }
    slots[place] = Slot(hash: hash, identifier: identifier, number: number)
    count += 1
    if count * 2 > slots.count { grow() }
    return number
  }

  func number(of identifier: Int, in list: PropertyList) -> Int? {
    let slot = slots[place(of: identifier, list.hash(of: identifier), in: list)]
    return slot.identifier >= 0 ? slot.number : nil
  }

  /// Where the identifier is, or would be.
  private func place(of identifier: Int, _ hash: UInt64, in list: PropertyList) -> Int {
    var place = first(hash)
    while slots[place].identifier >= 0 {
      let slot = slots[place]
      if slot.hash == hash, list.areEqual(slot.identifier, identifier) { return place }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private func first(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.identifier >= 0 {
      var place = first(slot.hash)
      while slots[place].identifier >= 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }
}
