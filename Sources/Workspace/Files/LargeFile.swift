import Essentials

/// A file of the program's own, of any size.
enum LargeFile {
  /// Maps a file that does not change, such as a program. nil where it cannot be read.
  static func withBytes<Result>(of path: FilePath, _ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
    let opened = Platform.withPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard let descriptor = opened, descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let status = try? FileStatus(descriptor: descriptor), status.kind == .file, status.size > 0 else {
      return nil
    }
    let memory = mmap(nil, status.size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    defer { munmap(memory, status.size) }
    return body(UnsafeRawBufferPointer(start: memory, count: status.size))
  }

  /// nil where it cannot be read.
  static func bytes(of path: FilePath) -> [UInt8]? {
    let opened = Platform.withPath(path) { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard let descriptor = opened, descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let status = try? FileStatus(descriptor: descriptor), status.kind == .file else { return nil }
    return [UInt8](unsafeUninitializedCapacity: status.size) { memory, count in
      while count < memory.count {
        let read = Essentials.read(descriptor, memory.baseAddress.map { $0 + count }, memory.count - count)
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { return }
        count += read
      }
    }
  }
}
