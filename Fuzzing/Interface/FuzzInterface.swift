import FuzzingLaws
import InterfaceFrontend
import SourceModel

/// Any bytes as a storyboard or xib.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let text = SourceText(bytes)
  let reading = InterfaceFrontend.read(text)
  require(reading == InterfaceFrontend.read(SourceText(bytes)), "reading is no function")
  for offset in offsets(in: bytes) { requireCursor(at: offset, in: text) }
  switch reading {
  case .outline(let outline):
    requirePlaces(of: outline, in: text)
    requireIndices(of: outline)
  case .unread(let unread):
    let place = SourceRange(start: unread.position, end: unread.position)
    PlacesOfText(text).require(place, "where the reader stopped")
  }
  return 0
}

/// Two places that depend on all bytes: a cursor in a value reads the whole document again, and in the course of a run
/// stands everywhere.
private func offsets(in bytes: [UInt8]) -> [Int] {
  let hash = bytes.reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  let places = UInt64(bytes.count + 1)
  return [hash >> 32, hash & 0xFFFF_FFFF].map { Int($0 % places) }
}

private func requireCursor(at offset: Int, in text: SourceText) {
  guard let cursor = InterfaceFrontend.cursor(at: offset, in: text) else { return }
  let isInside = cursor.replaced.lowerBound <= offset && offset <= cursor.replaced.upperBound
  require(isInside && cursor.replaced.upperBound <= text.count, "a cursor outside of its value")
}

/// A place spells its name, and stands between two quotation marks.
private func requirePlaces(of outline: InterfaceOutline, in text: SourceText) {
  let (places, lines) = (PlacesOfText(text), LineTable(text))
  for range in outline.elementRanges { places.require(range, "an element") }
  for name in outline.names {
    places.require(name.range, "a name")
    let start = lines.offset(of: name.range.start, in: text)
    let end = lines.offset(of: name.range.end, in: text)
    require(InterfaceFrontend.value(from: start, to: end, in: text) == name.text, "a name is not what its place spells")
    let mark = text.bytes[start - 1]
    require(mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"), "a name without quotation marks")
    require(text.bytes[end] == mark, "a name without quotation marks")
  }
}

private func requireIndices(of outline: InterfaceOutline) {
  for (number, object) in outline.objects.enumerated() {
    require(object.parent.map { $0 < number } ?? true, "an object before the one around it")
    require(object.scene.map(outline.scenes.indices.contains) ?? true, "an object of no scene")
  }
  let targets =
    outline.segues.map(\.destination) + outline.connections.map(\.target) + [outline.document.initialController]
  let objects =
    outline.scenes.map(\.controller) + outline.segues.map(\.owner) + outline.connections.map(\.owner)
    + outline.runtimeAttributes.map(\.owner) + targets.map { $0?.object }
  require(objects.compactMap(\.self).allSatisfy(outline.objects.indices.contains), "a number of no object")
  for target in targets.compactMap(\.self) {
    guard let object = target.object else { continue }
    require(outline.objects[object].id?.text == target.id.text, "a target with another id")
  }
}

extension LineTable {
  fileprivate func offset(of position: Position, in text: SourceText) -> Int {
    offset(line: Int(position.line), column: Int(position.utf8), in: .utf8, of: text)
  }
}
