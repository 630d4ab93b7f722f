"""A tree that somebody works on: seeded changes of open documents and on disk, and a server that is told of them."""

import os
import pathlib
import random
import shutil
import subprocess

from raw_client import PATIENCE, Client
from sample_app import FILES

NAMES = [
    "App.swift", "Editor.swift", "EditorRouter.swift", "Menu.swift", "a.swift", "Sub/b.swift", "Sub/Deep/c.swift",
    "Sub/Deep/C.swift", "Sub/main.m", "Sub/h.h", "Pods/p.swift", "MyTests/t.swift", "Sub/Package.swift",
    "Sub/Sources/Kit/k.swift", "é 100%.swift", "Sub/Main.storyboard", "notes.txt",
]
FOLDERS = ["Sub", "Sub/Deep", "Other", "Other/Sub", "Pods", "MyTests", "Generated", ".build", "App.xcodeproj"]
FRAGMENTS = [*FILES.values(), """\
protocol PlayerInput: ZIKViewRoutable {}
""", """\
@main struct Small: App {}
""", """\
class PlayerRouter: ZIKViewRouter<PlayerController, ViewRouteConfig> {
  override class func registerRoutableDestination() {
    registerView(PlayerController.self)
    register(RoutableView<PlayerInput>())
    registerIdentifier("player")
  }
}
""", "class PlayerController: UIViewController, PlayerInput {}\n",
    "func f() { Router.perform(to: RoutableView<PlayerInput>(), path: p) }\n",
    "func g() { Router.to(viewIdentifier: \"player\") }\n", "typealias Screen = RoutableView\n",
    "func h() { Router.perform(to: Screen<PlayerInput>(), path: p) }\n", "let m = RoutableView<EditorViewInput>()\n",
    "AppNavigator.open(RoutableView<EditorViewInput>())\n", "extension PlayerController: ZIKRoutableView {}\n",
    "// waymark:ignore lookup-unregistered\n", "#if DEBUG\n", "#endif\n", '"""\n', "/*\n", "*/\n", "{", "}\n", "\"",
    "é🙂\r\n", "\r", "\ufeff", "@protocol PlayerInput <ZIKViewRoutable>\n@end\n", "ZIKRouterToView(EditorViewInput);\n",
    "@implementation ListRouter\n+ (void)registerRoutableDestination { [self registerViewProtocol:ZIKRoutable(PlayerInput)]; }\n@end\n",
    "#define REGISTER(P) [ListRouter registerViewProtocol:ZIKRoutable(P)]\n", "void f(void) { REGISTER(EditorViewInput); }\n",
    "public struct RoutableView<P> {}\n", "RoutableView", "EditorViewInput", "PlayerInput",
]
IGNORED = ["", "Sub\n", "*.swift\n!Menu.swift\n", "Generated/\nSub/Deep\n", "/a.swift\n", "**/Deep/**\n", "Pods\n"]
CONFIGURATIONS = [
    "", "world: closed\n", "world: open\n", "rules: {lookup-unregistered: hint, unregistered-protocol: off}\n",
    "functions:\n- {name: AppNavigator.open(_:), role: look-up, kind: view}\n", "paths: {Sub/: off}\n", "wrold: shut\n",
]


def project(random):
    """An Xcode project with two targets of some of the files."""
    def some():
        return [name for name in NAMES if random.random() < 0.4]

    def target(name, kind, files):
        references = ", ".join(f'"I_{name}_{file}"' for file in files)
        objects = [
            f'T_{name} = {{isa = PBXNativeTarget; name = {name}; productType = "com.apple.product-type.{kind}";'
            f' buildPhases = (B_{name}); }};',
            f"B_{name} = {{isa = PBXSourcesBuildPhase; files = ({references}); }};",
        ]
        for file in files:
            objects.append(f'"I_{name}_{file}" = {{isa = PBXBuildFile; fileRef = "F_{file}"; }};')
        return objects

    kinds = ["application", "framework", "bundle.unit-test"]
    objects = target("One", random.choice(kinds), some()) + target("Two", random.choice(kinds), some())
    children = ", ".join(f'"F_{name}"' for name in NAMES)
    objects += [f'"F_{name}" = {{isa = PBXFileReference; sourceTree = "<group>"; path = "{name}"; }};' for name in NAMES]
    objects.append("P = {isa = PBXProject; mainGroup = G; targets = (T_One, T_Two); };")
    objects.append(f'G = {{isa = PBXGroup; sourceTree = "<group>"; children = ({children}); }};')
    return "// !$*UTF8*$!\n{ objects = {\n" + "\n".join(objects) + "\n}; rootObject = P; }\n"


class Stale(AssertionError):
    """The server knows something that is not so."""


class ChangingTree:
    """Changes a folder and the documents that a client has open; every change is from the seed."""

    def __init__(self, folder: pathlib.Path, seed, client: Client, encoding="utf-16"):
        self.folder, self.random, self.client, self.encoding = folder, random.Random(seed), client, encoding
        self.texts, self.versions, self.log, self.branches = {}, 0, [], ["main"]
        for name, text in FILES.items():
            self.write(name, text)
        self.git("init", "--quiet", "--initial-branch=main")
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message=one")

    def git(self, *arguments):
        settings = ["-c", "user.name=x", "-c", "user.email=x@example.com", "-c", "gc.auto=0", "-c", "core.autocrlf=false"]
        subprocess.run(["git", *settings, *arguments], cwd=self.folder, check=False, capture_output=True, timeout=PATIENCE)

    def uri(self, name):
        return (self.folder / name).as_uri()

    def note(self, *words):
        self.log = [*self.log[-9:], " ".join(map(repr, words))]

    def fragment(self):
        return self.random.choice(FRAGMENTS)

    # Documents

    def edit(self):
        name = self.random.choice(NAMES[:12])
        action = self.random.random()
        if name not in self.texts:
            self.open(name)
        elif action < 0.03:
            self.close(name)
        elif action < 0.06:
            self.texts[name] = "".join(self.fragment() for _ in range(self.random.randrange(6)))
            self.change(name, {"text": self.texts[name]})
        else:
            self.change(name, *[self.stretch(name) for _ in range(self.random.choice([1, 1, 1, 2, 5]))])

    def open(self, name):
        path = self.folder / name
        text = path.read_bytes().decode(errors="replace") if path.is_file() else self.fragment()
        self.note("open", name)
        self.texts[name] = text
        self.client.open(self.uri(name), text)

    def close(self, name):
        self.note("close", name)
        del self.texts[name]
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": self.uri(name)}})

    def close_all(self):
        for name in list(self.texts):
            self.close(name)

    def change(self, name, *changes):
        self.note("change", name, changes)
        self.versions += 1
        self.client.change(self.uri(name), *changes, version=self.versions)

    def stretch(self, name):
        """Replaces some characters, as a client says it."""
        text = self.texts[name]
        start = self.random.randint(0, len(text))
        end = min(len(text), start + self.random.choice([0, 0, 0, 1, 5, 60]))
        while start and text[start - 1:start + 1] == "\r\n":
            start -= 1
        while text[end - 1:end + 1] == "\r\n":
            end += 1
        new = "" if len(text) > 3_000 or self.random.random() < 0.3 else self.fragment()
        self.texts[name] = text[:start] + new + text[end:]
        return {"range": {"start": self.position(text, start), "end": self.position(text, end)}, "text": new}

    def position(self, text, index):
        before = text[:index].replace("\r\n", "\n").replace("\r", "\n")
        column = before[before.rfind("\n") + 1:]
        return {"line": before.count("\n"), "character": len(column.encode(f"{self.encoding}-le" if self.encoding != "utf-8" else "utf-8")) // {"utf-8": 1, "utf-16": 2, "utf-32": 4}[self.encoding]}

    # The disk

    def change_disk(self):
        """Returns the addresses of what was changed, as a client would tell them."""
        before = self.listing()
        action = self.random.choice(self.actions)
        action(self)
        after = self.listing()
        changed = [name for name in before.keys() | after.keys() if before.get(name) != after.get(name)]
        self.note(action.__name__, sorted(changed)[:9])
        return sorted(changed)

    def listing(self):
        """Every file and folder, with what tells that it is another."""
        names = {}
        for folder, folders, files in os.walk(self.folder):
            folders[:] = [name for name in folders if name != ".git"]
            for name in folders + files:
                path = pathlib.Path(folder, name)
                status = path.lstat()
                # Two changes within a tick of the clock leave the same times behind.
                text = path.read_bytes() if path.is_file() else None
                known = (status.st_ino, status.st_ctime_ns, text) if not path.is_dir() else status.st_ino
                names[str(path.relative_to(self.folder))] = known
        return names

    def write(self, name, text):
        path = self.folder / name
        if path.is_dir() or any(parent.is_file() for parent in path.parents):
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())

    def path(self):
        return self.folder / self.random.choice(NAMES)

    def write_file(self):
        self.write(self.random.choice(NAMES), "".join(self.fragment() for _ in range(self.random.randrange(5))))

    def append(self):
        path = self.path()
        if path.is_file():
            path.write_bytes(path.read_bytes() + self.fragment().encode())

    def keep_time(self):
        """Other text of the same size with the same time."""
        path = self.path()
        if path.is_file():
            status, text = path.stat(), path.read_bytes()
            path.write_bytes(text.swapcase())
            os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))

    def delete(self):
        self.path().unlink(missing_ok=True)

    def rename(self):
        old, new = self.path(), self.path()
        if old.is_file() and not new.exists():
            new.parent.mkdir(parents=True, exist_ok=True)
            old.rename(new)

    def move_folder(self):
        old, new = (self.folder / self.random.choice(FOLDERS) for _ in range(2))
        if old.is_dir() and not new.exists() and old not in new.parents:
            new.parent.mkdir(parents=True, exist_ok=True)
            old.rename(new)

    def delete_folder(self):
        shutil.rmtree(self.folder / self.random.choice(FOLDERS), ignore_errors=True)

    def ignore(self):
        self.write(self.random.choice([".gitignore", ".gitignore", "Sub/.gitignore"]), self.random.choice(IGNORED))

    def configure(self):
        name = self.random.choice([".waymark.yml", ".waymark.yml", "Sub/.waymark.yml"])
        self.write(name, self.random.choice(CONFIGURATIONS))
        if self.random.random() < 0.3:
            (self.folder / name).unlink(missing_ok=True)

    def write_project(self):
        text = project(self.random) if self.random.random() < 0.8 else "<<<<<<< HEAD\n"
        self.write("App.xcodeproj/project.pbxproj", text)

    def write_dependencies(self):
        self.write("Podfile.lock", self.random.choice(["", "PODS:\n  - ZIKRouter (1.1.1)\n", "PODS:\n  - AFNetworking (4.0.1)\n"]))

    def link(self):
        path = self.folder / self.random.choice(["l.swift", "Sub/l.swift", "Link"])
        if path.is_symlink():
            path.unlink()
        elif path.parent.is_dir():
            path.symlink_to(self.random.choice(["a.swift", "Menu.swift", "Sub", "..", "/etc/passwd", "nowhere.swift"]))

    def switch_branch(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message=more")
        if len(self.branches) < 4:
            self.branches.append(f"b{len(self.branches)}")
            self.git("checkout", "--quiet", "-b", self.branches[-1])
        else:
            self.git("checkout", "--quiet", "--force", self.random.choice(self.branches))

    actions = [
        write_file, write_file, append, keep_time, delete, rename, move_folder, delete_folder, ignore, configure,
        write_project, write_dependencies, link, switch_branch, switch_branch,
    ]

    def tell(self, names):
        """Some clients tell of a folder alone."""
        folders = [name for name in names if not (self.folder / name).exists() or (self.folder / name).is_dir()]
        if folders and self.random.random() < 0.5:
            names = [name for name in names if not any(name.startswith(folder + "/") for folder in folders)]
        events = [{"uri": self.uri(name), "type": 2} for name in names]
        self.client.notify("workspace/didChangeWatchedFiles", {"changes": events})

    # The server

    def settle(self):
        """Everything was heard, and nothing is doubted. Fails with what was done last."""
        assert self.client.request("waymark/status"), self.log
        with self.client.news:
            messages, self.client.messages[:] = list(self.client.messages), []
        said = [str(message.get("params", {}).get("message")) for message in messages]
        wrong = [text[:2_000] for text in said if "self-check:" in text or "Waymark is wrong" in text]
        if wrong:
            raise Stale("\n".join([*wrong[:20], *self.log]))
        for message in messages:
            if "method" in message and "id" in message:
                self.client.send_answer(message["id"])
        return messages
