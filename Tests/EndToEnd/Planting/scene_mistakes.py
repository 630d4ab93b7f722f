"""Mistakes in storyboards and nibs as a whole: identifiers, references, initial scenes, and documents without use."""

import pathlib
import re

from connection_mistakes import without_attribute
from mistake import Edit, Mistake, Place, inserted, replaced

IDENTIFIED = {"view", "button", "label", "imageView", "stackView"}
INITIAL = "initialViewController"
INSTANTIATIONS = [
    rb'UIStoryboard\(name:\s*"%b"[^\n]*\)\.(instantiateInitialViewController)\(',
    rb'storyboardWithName:@"%b"[^\n]*\]\s+(instantiateInitialViewController)\]',
]


def is_storyboard(path):
    return path.endswith(".storyboard")


def stem(path):
    """The name by which code asks for a document, without a device."""
    return pathlib.Path(path).stem.split("~")[0]


def scene_with(head):
    """A scene of one object."""
    return f'<scene sceneID="Zz0-zz-zz0"><objects><{head} id="Zz1-zz-zz1" sceneMemberID="viewController"/></objects></scene>'


def duplicate_object_id(tree, path, document):
    """Two objects with one id, as a merge leaves them."""
    references = {value for element in document.elements for key, value in element.values.items() if key != "id"}
    anchor = next((e for e in document.elements if e.values.get("id") and e.tag in IDENTIFIED), None)
    if anchor is None:
        return
    free = [e for e in document.elements if e.values.get("id") and e.values["id"] not in references and e.tag != "scene"]
    later = [element for element in free if element.start > anchor.start]
    if later:
        yield replaced("duplicate-object-id", path, later[-1].places["id"], anchor.values["id"])


def duplicate_scene_identifier(tree, path, document):
    """Two scenes with one identifier, as a copied scene has it."""
    controllers = [document.controller(scene) for scene in document.scenes]
    controllers = [c for c in controllers if c is not None and "laceholder" not in c.tag and c.places]
    named = [element for element in controllers if element.values.get("storyboardIdentifier")]
    for element in controllers:
        if not named or element.start <= named[0].start:
            continue
        name = named[0].values["storyboardIdentifier"]
        if element in named:
            consequences = ("unknown-scene", "unreachable-scene", "scene-class-mismatch")
            yield replaced("duplicate-scene-identifier", path, element.places["storyboardIdentifier"], name, consequences)
        else:
            offset = document.data.rindex(b" ", 0, min(place[0] for place in element.places.values()))
            yield inserted("duplicate-scene-identifier", path, offset, f' storyboardIdentifier="{name}"', name)


def added_scene(rule, path, document, head, reported, consequences=()):
    """A mistake in one more scene."""
    end = document.data.find(b"</scenes>")
    if is_storyboard(path) and end > 0:
        yield inserted(rule, path, end, scene_with(head), reported, consequences)


def unreachable_scene(tree, path, document):
    """A scene to which nothing leads."""
    yield from added_scene("unreachable-scene", path, document, "viewController", "Zz1-zz-zz1")


def scene_never_instantiated(tree, path, document):
    """A scene whose identifier no code uses."""
    head = 'viewController storyboardIdentifier="zzOld"'
    yield from added_scene("scene-never-instantiated", path, document, head, "zzOld")


def reference_to_no_storyboard(tree, path, document):
    """A reference to a storyboard that was renamed."""
    head = 'viewControllerPlaceholder storyboardName="ZzGone"'
    yield from added_scene("unknown-storyboard", path, document, head, "ZzGone", ("unreachable-scene",))


def reference_to_no_scene(tree, path, document):
    """A reference to a scene that was renamed."""
    head = 'viewControllerPlaceholder referencedIdentifier="zzGone"'
    yield from added_scene("unknown-scene", path, document, head, "zzGone", ("unreachable-scene",))


# Where one storyboard loses its initial scene, everything that asks for it is reported.
INITIAL_CONSEQUENCES = ("no-initial-scene", "unreachable-scene")


def initial_scene_removed(tree, path, document):
    """A storyboard without its entry point, of which code asks for the initial scene."""
    if not is_storyboard(path) or INITIAL not in document.root.values:
        return
    edit = without_attribute(path, document, document.root, INITIAL)
    name = re.escape(stem(path).encode())
    for code, data in tree.code.items():
        for pattern in INSTANTIATIONS:
            for match in re.finditer(pattern.replace(b"%b", name), data):
                yield Mistake("no-initial-scene", (edit,), Place(code, match.start(1)), INITIAL_CONSEQUENCES)


def main_scene_removed(tree, path, document):
    """The main storyboard of an application without its entry point."""
    if not is_storyboard(path) or INITIAL not in document.root.values:
        return
    edit = without_attribute(path, document, document.root, INITIAL)
    for settings, data in tree.settings.items():
        text = rb"<key>UIMainStoryboardFile</key>\s*<string>(%b)</string>|INFOPLIST_KEY_UIMainStoryboardFile = (%b);"
        match = re.search(text.replace(b"%b", re.escape(stem(path).encode())), data)
        if match:
            offset = match.start(match.lastindex)
            yield Mistake("no-initial-scene", (edit,), Place(settings, offset), INITIAL_CONSEQUENCES)


def initial_scene_not_there(tree, path, document):
    """Code that asks a storyboard without an entry point for its initial scene."""
    if not is_storyboard(path) or INITIAL in document.root.values or stems(tree).count(stem(path)) != 1:
        return
    for code, _, end in list(tree.bodies.values())[:20]:
        call = f'UIStoryboard(name: "{stem(path)}", bundle: nil).instantiateInitialViewController()'
        text = f"\n    func zzStart() -> Any? {{ {call} }}"
        yield inserted("no-initial-scene", code, end, text, "instantiateInitial")


def reference_to_initial_scene(tree, path, document):
    """A reference to the initial scene of a storyboard that has none."""
    names = stems(tree)
    for other, others in tree.documents.items():
        if is_storyboard(other) and INITIAL not in others.root.values and names.count(stem(other)) == 1:
            head = f'viewControllerPlaceholder storyboardName="{stem(other)}"'
            yield from added_scene("no-initial-scene", path, document, head, stem(other), ("unreachable-scene",))


def stems(tree):
    return [stem(path) for path in tree.documents if is_storyboard(path)]


def nib_never_loaded(tree, path, document):
    """A copy of a xib under a name that no code uses. No application has it if a project lists its files.

    Without classes, which need not be there any more, and so without connections to their members.
    """
    is_listed = any(pathlib.Path(path).name.encode() in data for data in tree.settings.values())
    if not is_storyboard(path) and not is_listed:
        copy = str(pathlib.Path(path).parent / "ZzOldView.xib")
        text = re.sub(rb'customClass="[^"]*"', b"", document.data)
        text = re.sub(rb"<connections>.*?</connections>", b"", text, flags=re.DOTALL)
        edit = Edit.insertion(copy, 0, text)
        yield Mistake("nib-never-loaded", (edit,), Place(copy, 0), ("unreachable-scene",), is_new_file=True)


def nib_not_loaded_any_more(tree, path, document):
    """A xib whose only use names another one now."""
    name = pathlib.Path(path).stem
    others = [pathlib.Path(other).stem for other in tree.documents if other != path and not is_storyboard(other)]
    if is_storyboard(path) or name in tree.classes or not others:
        return
    loads = rb'(?:UINib\(nibName:\s*|loadNibNamed\(|nibWithNibName:@|loadNibNamed:@)"(%b)"'
    pattern = re.compile(loads.replace(b"%b", re.escape(name.encode())))
    uses = [(code, match) for code, data in tree.code.items() for match in pattern.finditer(data)]
    if len(uses) == 1:
        code, match = uses[0]
        edit = Edit(code, *match.span(1), others[0].encode())
        yield Mistake("nib-never-loaded", (edit,), Place(path, 0))


ALL = [
    duplicate_object_id, duplicate_scene_identifier, unreachable_scene, scene_never_instantiated,
    reference_to_no_storyboard, reference_to_no_scene, initial_scene_removed, main_scene_removed,
    initial_scene_not_there, reference_to_initial_scene, nib_never_loaded, nib_not_loaded_any_more,
]  # fmt: skip
