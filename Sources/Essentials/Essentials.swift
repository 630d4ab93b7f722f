// The C library, and the part of Foundation that needs no data about languages: the whole of Foundation
// adds the 36 MB of ICU to a program that is linked statically, and time to its start.
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
