"""Mistakes in code that asks for storyboards, scenes, segues and nibs, and in the settings of an application."""

import re

from connection_mistakes import controller, segues
from mistake import inserted, renamed, replaced
from planted_tree import other_than

# What is not used any more if its only look-up is another one.
UNUSED = ("scene-never-instantiated", "segue-never-performed", "nib-never-loaded", "segue-class-mismatch")
LOOK_UPS = [
    ("unknown-storyboard", rb'(?:UI|NS)Storyboard\(name:\s*"(\w+)"'),
    ("unknown-storyboard", rb'storyboardWithName:@"(\w+)"'),
    ("unknown-scene", rb'instantiateViewController\((?:withIdentifier|identifier):\s*"([\w ]+)"'),
    ("unknown-scene", rb'instantiateViewControllerWithIdentifier:@"([\w ]+)"'),
    ("unknown-segue", rb'performSegue\(withIdentifier:\s*"([\w ]+)"'),
    ("unknown-segue", rb'performSegueWithIdentifier:@"([\w ]+)"'),
    ("dead-segue-comparison", rb'segue\.identifier\s*==\s*"([\w ]+)"'),
    ("dead-segue-comparison", rb'\[segue\.identifier isEqualToString:@"([\w ]+)"'),
    ("unknown-nib", rb'nibName:\s*"(\w+)"'),
    ("unknown-nib", rb'(?:nibWithNibName|initWithNibName|loadNibNamed):@"(\w+)"'),
    ("unknown-nib", rb'loadNibNamed\("(\w+)"'),
]
SCENE_CAST = re.compile(rb"instantiate(?:Initial)?ViewController\([^\n()]*\)\)?\s*as[!?]\s*(\w+)")
SEGUE_CAST = re.compile(rb"segue\.destination\s*as[!?]\s*(\w+)")
MAIN_KEYS = rb"UIMainStoryboardFile(?:~ipad)?|UISceneStoryboardFile|NS(?:Extension)?MainStoryboard(?:File)?|NSMainNibFile"
MAIN_IN_LIST = re.compile(rb"<key>(?:UILaunchStoryboardName|" + MAIN_KEYS + rb")</key>\s*<string>([\w ]+)</string>")
MAIN_IN_PROJECT = re.compile(rb"INFOPLIST_KEY_(?:UILaunchStoryboardName|" + MAIN_KEYS + rb") = (\w+);")


def is_comment(data, offset):
    return b"//" in data[data.rfind(b"\n", 0, offset) + 1 : offset]


def renamed_name(tree, path, data):
    """A look-up of a name that was renamed."""
    for rule, pattern in LOOK_UPS:
        for match in re.finditer(pattern, data):
            if not is_comment(data, match.start()):
                yield renamed(rule, path, match.span(1), consequences=UNUSED)


def casts(rule, pattern, tree, path, data):
    for match in pattern.finditer(data):
        other = other_than(match[1].decode(), tree.controllers)
        if other and not is_comment(data, match.start()):
            yield replaced(rule, path, match.span(1), other)


def scene_class_mismatch(tree, path, data):
    """A cast of a scene to another class."""
    yield from casts("scene-class-mismatch", SCENE_CAST, tree, path, data)


def segue_class_mismatch(tree, path, data):
    """A cast of the destination of a segue to another class."""
    yield from casts("segue-class-mismatch", SEGUE_CAST, tree, path, data)


def unknown_main_storyboard(tree, path, data):
    """The main storyboard of an application, or that of its launch screen, which was renamed."""
    pattern = MAIN_IN_LIST if path.endswith(".plist") else MAIN_IN_PROJECT
    for match in pattern.finditer(data):
        yield renamed("unknown-main-storyboard", path, match.span(1))


def sources_of_segues(tree, document):
    """Segues with an identifier of classes of Swift that have no `prepare(for:sender:)`: the segue, and the class's body."""
    for element in segues(document):
        is_performed = element.values.get("identifier") and element.values.get("kind") != "unwind"
        source = controller(document, element)
        if not is_performed or source is None or "destinationCreationSelector" in element.values:
            continue
        body = tree.bodies.get(source.values.get("customClass"))
        if body and b"func prepare(for" not in tree.code[body[0]]:
            yield element, body


PREPARE = """
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {{
        if segue.identifier == "{identifier}" {{ {statement} }}
    }}"""


def added_comparison(tree, path, document):
    """A comparison with a segue that was deleted."""
    for _, (code, _, end) in sources_of_segues(tree, document):
        text = PREPARE.format(identifier="zzNone", statement="print(segue)")
        yield inserted("dead-segue-comparison", code, end, text, "zzNone")


def added_cast(tree, path, document):
    """A cast of the destination of a segue that leads to another class."""
    for element, (code, _, end) in sources_of_segues(tree, document):
        target = document.by_id.get(element.values.get("destination"))
        if target is None or "laceholder" in target.tag or target.values.get("customClass") not in tree.classes | {None}:
            continue
        other = other_than(target.values.get("customClass"), [name for name in tree.controllers if name in tree.bodies])
        if other:
            statement = f"_ = segue.destination as! {other}"
            text = PREPARE.format(identifier=element.values["identifier"], statement=statement)
            yield inserted("segue-class-mismatch", code, end, text, f"{other} }}")


IN_CODE = [renamed_name, scene_class_mismatch, segue_class_mismatch]
IN_SETTINGS = [unknown_main_storyboard]
IN_DOCUMENTS = [added_comparison, added_cast]
