#if canImport(Darwin)
  import CoreServices
  import Dispatch

  /// A watch made of macOS's FSEvents, which knows whole trees.
  ///
  /// Unchecked: the stream is made, and started, before anybody else has the watch, and stopped once, by `FolderWatch`.
  final class EventStreamWatch: @unchecked Sendable {
    /// How long changes are gathered, in seconds.
    private static let latency = 0.1

    private let stream: FSEventStreamRef

    private final class Callback: Sendable {
      let roots: [FilePath]
      let listener: FolderWatch.Listener

      init(_ roots: [FilePath], _ listener: @escaping FolderWatch.Listener) {
        self.roots = roots
        self.listener = listener
      }
    }

    init?(_ folders: [FilePath], _ listener: @escaping FolderWatch.Listener) {
      let callback = Callback(folders, listener)
      var context = FSEventStreamContext(
        version: 0, info: Unmanaged.passRetained(callback).toOpaque(), retain: nil,
        release: { info in if let info { Unmanaged<Callback>.fromOpaque(info).release() } }, copyDescription: nil)
      let paths = folders.map { String(decoding: $0.bytes, as: UTF8.self) } as CFArray
      let flags = kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
      guard
        let stream = FSEventStreamCreate(
          nil, Self.tell, &context, paths, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), Self.latency,
          FSEventStreamCreateFlags(flags))
      else { return nil }
      self.stream = stream
      FSEventStreamSetDispatchQueue(stream, DispatchQueue(label: "waymark.watch"))
      guard FSEventStreamStart(stream) else {
        stop()
        return nil
      }
      listener(Set(folders))
    }

    func stop() {
      FSEventStreamStop(stream)
      FSEventStreamInvalidate(stream)
      FSEventStreamRelease(stream)
    }

    /// The paths are C strings, because the stream was made without `kFSEventStreamCreateFlagUseCFTypes`.
    private static let tell: FSEventStreamCallback = { _, info, count, paths, flags, _ in
      guard let info else { return }
      let callback = Unmanaged<Callback>.fromOpaque(info).takeUnretainedValue()
      let names = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
      let lost = FSEventStreamEventFlags(
        kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagUserDropped
          | kFSEventStreamEventFlagKernelDropped)
      var changes: Set<FilePath> = []
      for index in 0..<count {
        if flags[index] & lost != 0 { changes.formUnion(callback.roots) }
        changes.insert(FilePath(String(cString: names[index])))
      }
      callback.listener(changes)
    }
  }
#endif
