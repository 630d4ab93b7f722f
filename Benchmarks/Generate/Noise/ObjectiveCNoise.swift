/// A class of Objective-C as apps have them, with nothing about routes but the look-ups that it is given.
struct ObjectiveCNoise {
  private var names: NoiseNames
  private var code = CodeText(width: 4)

  private init(seed: UInt64) {
    names = NoiseNames(seed: seed)
  }

  static func header(_ name: String, lines: Int, seed: UInt64) -> String {
    var noise = ObjectiveCNoise(seed: seed)
    noise.header(name, lines: lines)
    return noise.code.text
  }

  /// The header of the same name is imported.
  static func implementation(_ name: String, lines: Int, lookUps: [PlannedLookUp], seed: UInt64) -> String {
    var noise = ObjectiveCNoise(seed: seed)
    noise.implementation(name, lines: lines, lookUps)
    return noise.code.text
  }

  private mutating func header(_ name: String, lines: Int) {
    code.line(0, "#import <UIKit/UIKit.h>\n\nNS_ASSUME_NONNULL_BEGIN\n")
    comment(0)
    code.line(0, "@interface \(name) : \(names.pick(["NSObject", "UIView", "UIViewController"]))\n")
    while code.lines + 5 < lines {
      if names.roll(4) == 0 { comment(0) }
      if names.roll(2) == 0 {
        code.line(0, "@property (nonatomic, copy, nullable) NSString *\(names.variable());")
      } else {
        code.line(0, "\(signature());")
      }
    }
    code.line(0, "\n@end\n\nNS_ASSUME_NONNULL_END")
  }

  private mutating func implementation(_ name: String, lines: Int, _ lookUps: [PlannedLookUp]) {
    code.line(0, "#import \"\(name).h\"")
    if !lookUps.isEmpty { code.line(0, "@import ZIKRouter;") }
    code.line(0, "\n@interface \(name) ()")
    for _ in 0...names.roll(4) { code.line(0, "@property (nonatomic, strong) \(names.type()) *\(names.variable());") }
    code.line(0, "@end\n\n@implementation \(name)\n")
    for (number, lookUp) in lookUps.enumerated() {
      code.line(0, "- (void)open\(names.pick(Names.subjects))\(number) {")
      for line in lookUp.objectiveC { code.line(1, line) }
      code.line(0, "}\n")
    }
    while code.lines + 6 < lines { method() }
    code.line(0, "@end")
  }

  private mutating func method() {
    if names.roll(4) == 0 { code.line(0, "#pragma mark - \(names.pick(Names.aspects))\n") }
    if names.roll(2) == 0 { comment(0) }
    code.line(0, "\(signature()) {")
    for _ in 0...(1 + names.roll(7)) { statement() }
    code.line(0, "}\n")
  }

  private mutating func signature() -> String {
    let type = names.pick(["void", "BOOL", "NSString *", "NSArray<NSNumber *> *"])
    let last = names.roll(2) == 0 ? "" : " \(names.word()):(NSInteger)\(names.word())"
    return "- (\(type))\(names.function()):(NSDictionary *)\(names.word())\(last)"
  }

  private mutating func statement() {
    let (variable, word) = (names.variable(), names.word())
    switch names.roll(7) {
    case 0:
      code.line(1, "if (self.\(variable) == nil || [self.\(variable) count] > \(names.roll(20))) {")
      code.line(2, "return [self \(names.function()):@{@\"\(word)\": @(\(names.roll(100)))}];")
      code.line(1, "}")
    case 1:
      code.line(1, "[self.\(variable) \(names.function()):self completion:^(NSArray *\(word), NSError *error) {")
      code.line(2, "NSLog(@\"\(names.pick(Names.aspects)) %@ failed: %@\", \(word), error.localizedDescription);")
      code.line(1, "}];")
    case 2:
      code.line(1, "for (\(names.type()) *\(word) in self.\(variable)) {")
      code.line(2, "[\(word) \(names.function())];")
      code.line(1, "}")
    case 3: code.line(1, "// \(names.remark())")
    case 4: code.line(1, "NSString *\(variable) = NSLocalizedString(@\"\(names.pick(Names.subjects)) \(word)\", nil);")
    case 5:
      code.line(1, "self.\(variable) = [[\(names.type()) alloc] initWithFrame:CGRectMake(0, 0, \(names.roll(99)), 1)];")
    default:
      code.line(1, "_\(variable).\(word) = [\(names.variable()) stringByAppendingFormat:@\"%d\", \(names.roll(9))];")
    }
  }

  private mutating func comment(_ level: Int) {
    if names.roll(3) == 0 { return code.line(level, "/**\n \(names.remark())\n */") }
    for _ in 0...names.roll(2) { code.line(level, "// \(names.remark())") }
  }
}
