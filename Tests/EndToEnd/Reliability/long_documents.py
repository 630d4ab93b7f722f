"""Long documents in both languages, open together and edited everywhere, and the resident memory of the server.

usage: long_documents.py [--edits N] [--documents N] [--lines N] [--seed N]
"""

import argparse
import functools
import pathlib
import random
import sys
import tempfile
import time

from raw_client import Client

# In KiB, above the memory after the first edits.
LIMIT = 20 << 10
FIRST = 500

SWIFT = """\
class Screen{0}: UIViewController {{
  func open{0}() {{
    let value = compute(first: {0}, second: "text")
    if value > 3 {{ show(value) }}
    Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
  }}
}}
class Screen{0}Router: ZIKViewRouter<Screen{0}, ViewRouteConfig> {{
  override class func registerRoutableDestination() {{
    registerView(Screen{0}.self)
  }}
}}
"""
OBJECTIVE_C = """\
@implementation Panel{0}
- (void)open{0} {{
    NSInteger value = [self compute:{0} with:@"text"];
    if (value > 3) {{ [self show:value]; }}
    [ZIKRouterToView(EditorInput) performPath:ZIKViewRoutePath.pushFrom(self)];
}}
@end
@implementation Panel{0}Router
+ (void)registerRoutableDestination {{
    [self registerView:[Panel{0} class]];
}}
@end
"""
# Ordinary code, which is most of an app's.
FILLERS = 16
SWIFT_FILLER = """\
private func update{0}(_ items: [Int]) -> Int {{
  let visible = items.filter {{ $0 > {0} }}.map {{ $0 * 2 }}
  guard let first = visible.first else {{ return 0 }}
  return first + visible.count
}}
"""
OBJECTIVE_C_FILLER = """\
static NSInteger update{0}(NSArray<NSNumber *> *items) {{
    NSInteger sum = 0;
    for (NSNumber *item in items) {{ sum += item.integerValue * 2; }}
    return sum + {0};
}}
"""
# What is typed at the beginning of a line: statements, look-ups, heads, registrations, and code that is not finished.
LINES = {
    "swift": [
        "    show(1)\n", "    Router.to(RoutableView<EditorInput>())\n", "class Added: UIViewController {}\n",
        "    register(RoutableView<EditorInput>())\n", "    register(RoutableView<Edi\n", "    if value {\n", "}\n", "/*\n",
    ],
    "m": [
        "    [self show:1];\n", "    [ZIKRouterToView(EditorInput) makeDestination];\n", "@interface Added : UIView\n@end\n",
        "    [self registerViewProtocol:ZIKRoutable(EditorInput)];\n", "    [self registerViewProtocol:ZIKRoutable(Edi\n",
        "    if (value) {\n", "}\n", "/*\n",
    ],
}
# What is typed in the middle of a line.
LETTERS = ["x", "x", "x", " ", "(", "\"", "}"]


class LongDocuments:
    def __init__(self, folder, seed, documents, lines, show=lambda *_: None):
        self.show, self.folder = show, pathlib.Path(folder)
        self.random, self.client = random.Random(seed), Client()
        self.lines, self.samples, self.delays, self.version = {}, [], [], 1
        (self.folder / "App.swift").write_text(
            "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
            "protocol EditorInput {}\nextension RoutableView where Protocol == EditorInput { init() {} }\n")
        self.client.initialize(folder)
        for number in range(documents):
            # Two of three in Swift, whose trees may keep those before them.
            kind, block = ("m", OBJECTIVE_C) if number % 3 == 1 else ("swift", SWIFT)
            block += FILLERS * (OBJECTIVE_C_FILLER if kind == "m" else SWIFT_FILLER)
            count = lines // block.count("\n") + 1
            text = "".join(block.format(number * count + index) for index in range(count))
            name = f"Document{number}.{kind}"
            self.lines[name] = text.splitlines()
            self.client.open(self.uri(name), text)
        self.client.request("waymark/status")

    def uri(self, name):
        return (self.folder / name).as_uri()

    def run(self, edits, every=FIRST):
        for number in range(2, edits + 1, 2):
            self.type_and_undo()
            if number % every < 2:
                self.samples.append((number, self.client.memory()))
                self.show(*self.samples[-1])

    def type_and_undo(self):
        name = self.random.choice(list(self.lines))
        line = self.random.randrange(len(self.lines[name]))
        if self.random.random() < 0.5:
            self.insert_and_remove(name, line, 0, self.random.choice(LINES[name.rpartition(".")[2]]))
        else:
            column = self.random.randint(0, len(self.lines[name][line]))
            self.insert_and_remove(name, line, column, self.random.choice(LETTERS))

    def insert_and_remove(self, name, line, column, text):
        start = {"line": line, "character": column}
        end = {"line": line + text.count("\n"), "character": 0 if "\n" in text else column + len(text)}
        self.change(name, {"range": {"start": start, "end": start}, "text": text})
        self.change(name, {"range": {"start": start, "end": end}, "text": ""})

    def change(self, name, change):
        self.version += 1
        start = time.monotonic()
        self.client.change(self.uri(name), change, version=self.version)
        self.client.request("textDocument/codeLens", {"textDocument": {"uri": self.uri(name)}})
        self.delays.append(time.monotonic() - start)
        with self.client.news:
            self.client.messages.clear()

    def growth(self):
        """In KiB, from the first sample to the largest one."""
        return max(kilobytes for _, kilobytes in self.samples) - self.samples[0][1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--edits", type=int, default=20_000)
    parser.add_argument("--documents", type=int, default=10)
    parser.add_argument("--lines", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="waymark-test-") as folder:
        show = functools.partial(print, flush=True)
        documents = LongDocuments(folder, options.seed, options.documents, options.lines, show)
        try:
            documents.run(options.edits)
            delays = sorted(documents.delays)
            print(
                f"{options.edits:,} edits of {options.documents} documents: memory grew by {documents.growth():,} KiB after"
                f" the first {FIRST}; lenses after an edit: p50 {1_000 * delays[len(delays) // 2]:.1f} ms,"
                f" p99 {1_000 * delays[len(delays) * 99 // 100]:.1f} ms")
            sys.exit(1 if documents.growth() > LIMIT or documents.client.leave() else 0)
        finally:
            documents.client.kill()


if __name__ == "__main__":
    main()
