let a = #"""
\#(b)
"""#; /* /* */ */ #if A && os(iOS)
@objc(N) final class `A`<T>: B.C<[D?]>, @unchecked P where T == Q { struct E {} }
#elseif B
let r = /a[/]b/
#endif
typealias X = A & B // waymark:ignore unknown-url - x
