import Testing

/// The look-ups by texts that methods of classes of Objective-C give: `[ItemCell nibName]`.
@Suite struct ClassMethodNameTests {
  /// Code of Objective-C that looks up a nib.
  private static func look(_ name: String, _ rest: String = "") -> String {
    """
    @interface Home : UIViewController
    @end
    @implementation Home
    - (void)f:(id)item { [UINib nibWithNibName:\(name) bundle:nil]; }
    @end
    \(rest)

    """
  }

  /// A class with a method that gives a text.
  private static func item(_ body: String, _ name: String = "ItemCell", of base: String = "UIView") -> String {
    """
    //- \(name).m
    @interface \(name) : \(base)
    @end
    @implementation \(name)
    + (NSString *)nibName { \(body) }
    @end

    """
  }

  /// A class without one.
  private static func plain(_ name: String, of base: String) -> String {
    "//- \(name).m\n@interface \(name) : \(base)\n@end\n@implementation \(name)\n@end\n"
  }

  private static let own = "return NSStringFromClass([self class]);"
  private static let text = "return @\"Item\";"

  private static func objectiveC(_ title: String, _ source: String, _ nibs: [String]) -> LookUpCase {
    LookUpCase(title, in: "Look.m", source, nibs.map { "nib \($0)" })
  }

  static let messages = [
    objectiveC("a message", look("[ItemCell nibName]") + item(text), ["Item"]),
    objectiveC("a property", look("ItemCell.nibName") + item(text), ["Item"]),
    objectiveC("a message to the class of a class", look("[[ItemCell class] nibName]") + item(text), ["Item"]),
    objectiveC("a message to an object", look("[item nibName]") + item(text), []),
    objectiveC("a property of an object", look("item.nibName") + item(text), []),
    objectiveC("another method", look("[ItemCell other]") + item(text), []),
    objectiveC("a method with a parameter", look("[ItemCell nibName:item]") + item(text), []),
    objectiveC(
      "a local constant",
      """
      @implementation Home
      - (void)f { NSString *name = [ItemCell nibName]; [UINib nibWithNibName:name bundle:nil]; }
      @end

      """ + item(text), ["Item"]),
    objectiveC(
      "a local variable",
      """
      @implementation Home
      - (void)f { NSString *name = [ItemCell nibName]; name = @"A"; [UINib nibWithNibName:name bundle:nil]; }
      @end

      """ + item(text), []),
    LookUpCase(
      "a property in Swift, which need not be the method",
      "let nib = UINib(nibName: ItemCell.nibName, bundle: nil)\n" + item(text), []),
    LookUpCase(
      "a call in Swift", "let nib = UINib(nibName: ItemCell.nibName(), bundle: nil)\n" + item(text), ["nib Item"]),
    LookUpCase(
      "a call with an argument in Swift", "let nib = UINib(nibName: ItemCell.nibName(1), bundle: nil)\n" + item(text),
      []),
  ]

  static let bodies = [
    objectiveC("the name of the class", look("[ItemCell nibName]") + item(own), ["ItemCell"]),
    objectiveC("the name of self", look("[ItemCell nibName]") + item("return NSStringFromClass(self);"), ["ItemCell"]),
    objectiveC(
      "the property of self", look("[ItemCell nibName]") + item("return NSStringFromClass(self.class);"), ["ItemCell"]),
    objectiveC(
      "the name of another class", look("[ItemCell nibName]") + item("return NSStringFromClass([Home class]);"),
      ["Home"]),
    objectiveC("several literals", look("[ItemCell nibName]") + item("return @\"It\" @\"em\";"), ["Item"]),
    objectiveC(
      "a constant of the file",
      look("[ItemCell nibName]") + "//- ItemCell.m\nstatic NSString *const kItem = @\"Item\";\n"
        + item("return kItem;").split(separator: "\n").dropFirst().joined(separator: "\n"), ["Item"]),
    objectiveC("a constant of another file", look("[ItemCell nibName]") + item("return kItem;"), []),
    objectiveC(
      "another method of the class",
      look("[ItemCell name]") + item(text)
        + "@implementation ItemCell (Names)\n+ (NSString *)name { return [self nibName]; }\n@end\n", ["Item"]),
    objectiveC("several statements", look("[ItemCell nibName]") + item("log(); return @\"Item\";"), []),
    objectiveC("a composed text", look("[ItemCell nibName]") + item("return [@\"Item\" lowercaseString];"), []),
    objectiveC("a choice", look("[ItemCell nibName]") + item("return wide ? @\"Wide\" : @\"Item\";"), []),
    objectiveC(
      "conditions",
      look("[ItemCell nibName]") + item("\n#if WIDE\nreturn @\"Wide\";\n#else\nreturn @\"Item\";\n#endif\n"), []),
    objectiveC(
      "a name in a class of Swift",
      look("[ItemCell nibName]") + item(own).replacing("@interface ItemCell : UIView\n@end\n", with: "")
        + "//- Item.swift\nclass ItemCell: UIView {}\n", []),
    objectiveC(
      "two categories that differ",
      look("[ItemCell nibName]") + item(text)
        + "@implementation ItemCell (Wide)\n+ (NSString *)nibName { return @\"Wide\"; }\n@end\n", []),
  ]

  static let inherited = [
    objectiveC(
      "of the superclass", look("[SmallCell nibName]") + plain("SmallCell", of: "ItemCell") + item(text), ["Item"]),
    objectiveC(
      "the name of a subclass", look("[SmallCell nibName]") + plain("SmallCell", of: "ItemCell") + item(own),
      ["SmallCell"]),
    objectiveC(
      "its own before that of the superclass",
      look("[SmallCell nibName]") + item("return @\"Small\";", "SmallCell", of: "ItemCell") + item(text), ["Small"]),
    objectiveC(
      "its own, which is not known",
      look("[SmallCell nibName]") + item("return name();", "SmallCell", of: "ItemCell") + item(text), []),
    objectiveC(
      "of a category of Apple's class",
      look("[SmallCell nibName]") + plain("SmallCell", of: "UITableViewCell")
        + "//- A.m\n@implementation UIView (Nib)\n+ (NSString *)nibName { \(own) }\n@end\n", ["SmallCell"]),
    objectiveC(
      "of a class without its code",
      look("[SmallCell nibName]") + "//- SmallCell.h\n@interface SmallCell : ItemCell\n@end\n" + item(text), []),
    objectiveC(
      "of a class with a macro among its methods",
      look("[SmallCell nibName]")
        + plain("SmallCell", of: "ItemCell").replacing("n SmallCell\n", with: "n SmallCell\nNAMED(small)\n")
        + item(text), []),
    objectiveC(
      "of a class with errors",
      look("[SmallCell nibName]")
        + plain("SmallCell", of: "ItemCell").replacing("n SmallCell\n", with: "n SmallCell\n- (void)f { [ }\n")
        + item(text), []),
    objectiveC(
      "of a superclass that is not in the scan", look("[SmallCell nibName]") + plain("SmallCell", of: "PodCell"), []),
    LookUpCase(
      "in Swift",
      "let nib = UINib(nibName: SmallCell.nibName(), bundle: nil)\n" + plain("SmallCell", of: "ItemCell") + item(own),
      ["nib SmallCell"]),
    LookUpCase(
      "by a class of Swift, which may override it",
      "let nib = UINib(nibName: SmallCell.nibName(), bundle: nil)\nclass SmallCell: ItemCell {}\n" + item(own), []),
  ]

  private static let small = look("[SmallCell nibName]") + plain("SmallCell", of: "ItemCell")

  /// A category of Apple's class.
  private static let category = """
    //- UIView+Nib.m
    @implementation UIView (Nib)
    + (NSString *)nibName { return @"Any"; }
    @end

    """

  /// Code that may replace what would be found otherwise.
  static let replaced = [
    objectiveC(
      "in a file that uses the bare name",
      look("[SmallCell nibName]") + item("return @\"Small\";", "SmallCell", of: "ItemCell")
        + "void f(void) { [UINib nibWithNibName:nibName bundle:nil]; }\n" + item(text), ["Small"]),
    objectiveC(
      "under conditions",
      look("[SmallCell nibName]")
        + item("return @\"Small\";", "SmallCell", of: "ItemCell")
        .replacing("+ (", with: "#if SMALL\n+ (").replacing("}\n", with: "}\n#endif\n") + item(text), []),
    objectiveC(
      "behind a semicolon",
      look("[SmallCell nibName]")
        + item("return @\"Small\";", "SmallCell", of: "ItemCell").replacing("nibName {", with: "nibName; {")
        + item(text),
      []),
    objectiveC(
      "behind a macro",
      look("[SmallCell nibName]")
        + item("return @\"Small\";", "SmallCell", of: "ItemCell").replacing(")nibName", with: ")PURE nibName")
        + item(text),
      []),
    objectiveC(
      "in an extension of Swift",
      small + item(text) + "//- A.swift\nextension SmallCell { override class func nibName() -> String { \"A\" } }", []),
    objectiveC(
      "in a class of another target",
      look("[SmallCell nibName]") + item("return @\"A\";", "SmallCell")
        + plain("SmallCell", of: "ItemCell")
        .replacing("SmallCell.m", with: "B.m") + item(text), []),
    LookUpCase(
      "by a class of Swift, of a category of Apple's class",
      """
      let nib = UINib(nibName: SmallCell.nibName(), bundle: nil)
      class SmallCell: UIView { override class func nibName() -> String { "Small" } }
      \(category)
      """, []),
    objectiveC(
      "by an extension of Apple's class",
      look("[SmallCell nibName]") + plain("SmallCell", of: "UIControl") + category
        + "//- A.swift\nextension UIControl { @objc class func nibName() -> String { \"A\" } }", []),
  ]

  static let ofSwift = [
    objectiveC(
      "a static property of a class of Swift",
      look("[Names item]") + "//- A.swift\n@objc class Names: NSObject { @objc static let item = \"Item\" }", []),
    objectiveC(
      "a static property of a class of Swift, by its name",
      look("Names.item") + "//- A.swift\n@objc class Names: NSObject { @objc static let item = \"Item\" }", ["Item"]),
    objectiveC(
      "a property of objects of Swift", look("Names.item") + "//- A.swift\nclass Names { let item = \"Item\" }", []),
    objectiveC(
      "a structure of C, with the name of one of Swift",
      look("Names.item") + "//- A.swift\nstruct Names { static let item = \"Item\" }", []),
    objectiveC(
      "a protocol of Swift",
      look("[ItemCell name]") + plain("ItemCell", of: "UIView")
        + "//- A.swift\nprotocol P {}\nextension P { static var name: String { \"A\" } }\nextension ItemCell: P {}", []),
    LookUpCase(
      "a function beside a property",
      """
      let nib = UINib(nibName: Home.nib(), bundle: nil)
      class Home { let nib = "A"; class func nib() -> String { "B" } }
      """, []),
    LookUpCase(
      "a type parameter",
      "func f<ItemCell: UIView>(_: ItemCell.Type) { UINib(nibName: ItemCell.nibName(), bundle: nil) }\n" + item(text),
      []),
    LookUpCase(
      "a nested type",
      "class A { enum ItemCell { static func nibName() -> String { \"A\" } }\n"
        + "func f() { UINib(nibName: ItemCell.nibName(), bundle: nil) } }\n" + item(text), []),
  ]

  /// Code of a class that looks up a nib.
  private static func method(_ sign: String, _ name: String) -> String {
    """
    @interface ItemCell : UIView
    @end
    @implementation ItemCell
    + (NSString *)nibName { return @"Item"; }
    \(sign) (void)f { [UINib nibWithNibName:\(name) bundle:nil]; }
    @end

    """
  }

  static let current = [
    objectiveC("in a method of the class", method("+", "[self nibName]"), ["Item"]),
    objectiveC("in a method of an object", method("-", "[self nibName]"), []),
    objectiveC("a property of an object", method("-", "self.nibName"), []),
    objectiveC("of the class of an object", method("-", "[[self class] nibName]"), ["Item"]),
    objectiveC("of the property of an object", method("-", "[self.class nibName]"), ["Item"]),
    objectiveC("a name alone", method("-", "nibName"), []),
    objectiveC(
      "of a parameter with the name of a class",
      method("-", "[ItemCell nibName]").replacing("(void)f", with: "(void)f:(Class)ItemCell"), []),
    objectiveC(
      "of a function with a parameter called self",
      method("-", "[[self class] nibName]").replacing("- (void)f", with: "static void f(id self)"), []),
    objectiveC(
      "a name that begins with a capital letter", method("-", "ItemName").replacing("nibName {", with: "ItemName {"), []
    ),
    objectiveC(
      "a class with a subclass", method("-", "[[self class] nibName]") + plain("SmallCell", of: "ItemCell"), ["Item?"]),
    objectiveC(
      "the name of a class with a subclass",
      method("+", "[self nibName]").replacing("@\"Item\"", with: "NSStringFromClass(self)")
        + plain("SmallCell", of: "ItemCell"),
      ["ItemCell?"]),
  ]

  @Test(arguments: messages + bodies + inherited + replaced + ofSwift + current) func lookUps(_ example: LookUpCase) {
    #expect(example.found == example.lookUps)
  }
}
