/// What must hold for every input. Where it does not, the fuzzer is stopped, and keeps the input.
package func require(_ holds: Bool, _ law: @autoclosure () -> String) {
  guard holds else { fatalError(law()) }
}

/// What libFuzzer hands over.
package func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}
