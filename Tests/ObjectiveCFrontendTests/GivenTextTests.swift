import ObjectiveCFrontend
import SourceModel
import TestSupport
import Testing

/// What the getters of properties give back.
@Suite struct GivenTextTests {
  static let cases: [(declaration: String, values: [String]?)] = [
    ("+ (NSString *)path { return @\"a\"; }", ["a"]),
    ("- (NSString *)path { if (x) return @\"a\"; log(@\"b\"); { return b; } }", ["a", "b?"]),
    ("- (NSArray *)path { return @[@\"a\", b]; }", ["a", "b?"]),
    ("- (NSString *)path { NSString *b = @\"a\"; return b; }", ["a"]),
    ("- (NSString *)path { call(^{ return @\"b\"; }); return x ? @\"a\" : nil; }", ["?"]),
    ("- (NSString *)path { return nil; }", []),
    ("- (NSString *)path;", nil), ("@property (copy) NSString *path;", nil),
  ]

  @Test(arguments: cases) func read(_ declaration: String, _ values: [String]?) throws {
    var interest = Interest()
    interest.names.bodies.properties = ["path"]
    let text = SourceText("@implementation A\n\(declaration)\n- (void)setPath:(NSString *)path {}\n@end\n")
    let outline = ObjectiveCFrontend.parse(text, interest: interest).outline
    #expect(outline.givenTexts.count == 1)
    let given = try #require(outline.givenTexts.first)
    #expect(given.values.map { $0.map(\.word) } == values)
    #expect(outline.declared.methods.isEmpty)
  }
}

extension Value {
  fileprivate var word: String {
    switch self {
    case .string(let text, _): text
    case .constant(let text, _): text.text
    case .reference(let name): "\(name.text)?"
    default: "?"
    }
  }
}
