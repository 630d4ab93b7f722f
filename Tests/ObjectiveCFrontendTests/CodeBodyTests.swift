import ObjectiveCFrontend
import SourceModel
import TestSupport
import Testing

/// What the bodies of methods do, one line for each step: its kind, its target and type, and its value.
@Suite struct CodeBodyTests {
  static let cases: [(body: String, steps: [String])] = [
    (
      "Card *card = [Card new], *other = [[Card alloc] init]; Card *none;",
      ["let card: Card = Card()", "? := Card()", "let none: Card"]
    ),
    (
      "id <CardInput, CardShow> card = [[Card alloc] initWithView:view input:self URLText:@\"a\"];",
      ["let card: CardInput&CardShow = Card(view: view, input: self, URLText: ?)"]
    ),
    (
      "[[Card alloc] initWithURL:url]; [Card cardWithView:view];",
      ["Card(url: url)", "Card.cardWithView:(cardWithView: view)"]
    ),
    (
      "card.output = self; _card->view = nil; self.card.view = card.other; cards[0] = card;",
      ["card.output := self", "? := nil", "self.card.view := card.other", "? := card"]
    ),
    (
      "[card setTransition:transition]; [self setCard:nil]; [[self card] setView:view];",
      ["card.transition := transition", "self.card := nil", "self.card().setView:(setView: view)"]
    ),
    ("[[card view] show:[Card new] with:a.b]", ["card.view().show:with:(show: Card(), with: a.b)"]),
    ("return [self.router open:card];", ["-> self.router.open:(open: card)"]),
    ("if (card) { return card.view; } return isOn ? card : other;", ["-> card.view", "-> [isOn, card, other]"]),
    ("if ([self take:card]) other = nil;", ["self.take:(take: card)", "other := nil"]),
    (
      "id all = @[card, @{ @\"a\": other.view }]; take(card, (Other *)other);",
      ["let all = [card, other.view]", "take(card, other)"]
    ),
    (
      "after(2, ^{ [card.transition performAnimated:YES completion:nil]; return; });",
      ["after(?, {})", "card.transition.performAnimated:completion:(performAnimated: ?, completion: nil) later"]
    ),
    (
      "__weak typeof(self) weakSelf = self; __auto_type card = a;",
      ["typeof(self)", "let weakSelf = self", "let card = a"]
    ),
    ("#if DEBUG\n a.b = c;\n#else\n a.d = c;\n#endif", ["a.b := c", "a.d := c"]),
    ("", []),
  ]

  @Test(arguments: cases) func methods(_ body: String, _ steps: [String]) {
    #expect(Self.methods("- (Card *)open {\n\(body)\n}", for: ["Card"]).flatMap(\.code.lines) == steps)
  }

  /// Without an interest in bodies none is read.
  @Test func noInterest() {
    #expect(Self.methods("- (void)open { [card show]; }", for: []).isEmpty)
  }

  /// Only the methods of types are read.
  @Test func functions() {
    let members = "- (void)a:(int)b { c = d; }\n@end\nvoid e(void) { f = g; }\n@implementation Other"
    #expect(Self.methods(members, for: ["Card"]).map(\.selector) == ["a:"])
  }

  /// Four times the text takes about four times as long: what a statement spells is not read from the file's beginning.
  @Test(arguments: ["if (a) { b(); } Card *card = c;\n", "if (a) b();\nelse Card *card = c;\n", "{ } Card *card;\n"])
  func takesLinearTime(unit: String) {
    func read(_ count: Int) {
      _ = Self.methods("- (void)open {\n\(String(repeating: unit, count: count))}", for: ["Card"])
    }
    #expect(Cost.ratio(of: { read(2_000) }, to: { read(500) }, below: 8) < 8)
  }

  private static func methods(_ members: String, for names: Set<String>) -> [ReadMethod] {
    var interest = Interest(triggers: ["Card"])
    var bodies = MethodBodies()
    bodies.mentions = names
    interest.names.bodies.add(bodies, for: "cards")
    let source = SourceText("@implementation Home\n\(members)\n@end\n")
    return ObjectiveCFrontend.parse(source, interest: interest).outline.declared.methods
  }
}
