import ObjectiveCFrontend
import SourceModel
import Testing

@Suite("Words of Objective-C files")
struct SkimWordTests {
  private static let table = WordTable(["ZIKRoutable", "ZIKViewRouter", "Größe", "interface", "x"])

  @Test(arguments: [
    ("ZIKRoutable(P)", ["ZIKRoutable"]),
    ("// ZIKRoutable\n/* ZIKViewRouter */ @\"x\" 'x'", []),
    ("// a \\\nZIKRoutable\nx", ["x"]),
    ("#import <ZIKViewRouter/x.h>\n#import \"x.h\"\n@import ZIKRoutable;", ["ZIKRoutable"]),
    ("#define OPEN(y) ZIKRoutable(y) \\\n x", ["ZIKRoutable", "x"]),
    ("#if ZIKViewRouter\n#pragma x\n#error x\n#endif", ["ZIKViewRouter"]),
    ("@interface A : ZIKViewRouter<x>\n@end", ["ZIKViewRouter", "interface", "x"]),
    ("R\"y(ZIKRoutable)y\" x", ["x"]),
    ("ZIKRoutables xx $x Größe", ["Größe"]),
    ("typedef ZIKViewRouter *y; typedef struct { int x; } z;", ["ZIKViewRouter", "x"]),
  ])
  func findsWords(source: String, expected: [String]) {
    let skim = ObjectiveCFrontend.skim(SourceText(source), words: Self.table)
    #expect(skim.found.map { Self.table.words[$0] }.sorted() == expected.sorted())
    for word in expected { #expect(skim.words.mayContain(WordHash(word))) }
  }

  @Test(arguments: [
    (
      "#import <ZIKViewRouter/A.h>\n#include \"x.h\"\n@import ZIKRoutable.Internal;",
      ["ZIKViewRouter", "x", "ZIKRoutable"]
    ),
    ("#import <A/x.h>\n#import <A/B/y.h>", ["x"]),
    ("// #import <x/A.h>\n#define x \"ZIKViewRouter.h\"", []),
  ])
  func findsImports(source: String, expected: [String]) {
    let skim = ObjectiveCFrontend.skim(SourceText(source), words: Self.table)
    #expect(skim.imports.map { Self.table.words[$0] } == expected)
  }

  @Test(arguments: [
    ("f(a[b]{ c })", false), ("f(", true), (")", true), ("{ [ } ]", true), ("@\"abc", true), ("/* ", true),
    ("R\"x(", true), ("@interface A : B {\n@end", true), ("#if A\nf(\n#else\nf(\n#endif\n)", false),
    ("#if 0\nit's\n#endif", false), ("#define A (", false), ("it's", true),
  ])
  func knowsBalance(source: String, expected: Bool) {
    #expect(ObjectiveCFrontend.skim(SourceText(source), words: Self.table).isUnbalanced == expected)
    #expect(ObjectiveCFrontend.parse(SourceText(source), interest: Interest()).hasErrors == expected)
  }
}
