"""Mistakes in custom classes and in the runtime attributes of objects."""

import random

from mistake import Edit, Mistake, Place, inserted, renamed, replaced

CLASS_RULES = ("custom-class-not-found", "nib-without-view", "scene-class-mismatch", "segue-class-mismatch")
NAME_RULES = ("unknown-segue", "dead-segue-comparison", "unknown-scene")
MEMBER_RULES = ("broken-outlet", "broken-action", "broken-runtime-attribute", "broken-segue-action", "broken-unwind")
# Of every class: nothing is reported of the class itself where another one is seen.
OWN_CONSEQUENCES = CLASS_RULES[1:] + NAME_RULES
OTHER_CONSEQUENCES = CLASS_RULES + NAME_RULES + MEMBER_RULES
WITHOUT_OBJECT = {"placeholder", "customObject", "exit", "application"}


def objects(tree, document):
    """Objects of classes of the tree, spelled as in Swift."""
    for element in document.objects:
        is_plain = tree.is_known(element) and element.tag not in WITHOUT_OBJECT
        if is_plain and not element.values["customClass"].startswith("_Tt"):
            yield element


def objects_of_uikit(tree, document):
    if document.root.values.get("targetRuntime", "").startswith("iOS"):
        yield from objects(tree, document)


def chosen(names, path):
    """One of some names, the same one for a file each time."""
    return random.Random(path).choice(names)


def custom_class_not_found(tree, path, document):
    """A class that was renamed."""
    for element in objects(tree, document):
        yield renamed("custom-class-not-found", path, element.places["customClass"], consequences=OWN_CONSEQUENCES)


def view_for_controller(tree, path, document):
    """A view as the class of a view controller."""
    for element in objects_of_uikit(tree, document):
        is_controller = element.tag.endswith("iewController") and element.tag != "splitViewController"
        if is_controller and tree.views and not element.tag.startswith("hosting"):
            name = chosen(tree.views, path)
            yield replaced("custom-class-wrong-base", path, element.places["customClass"], name, OTHER_CONSEQUENCES)


def controller_for_view(tree, path, document):
    """A view controller as the class of a view."""
    for element in objects_of_uikit(tree, document):
        is_view = element.tag in ("view", "tableViewCell", "imageView")
        if is_view and tree.controllers and element.values.get("customModuleProvider") == "target":
            name = chosen(tree.controllers, path)
            yield replaced("custom-class-wrong-base", path, element.places["customClass"], name, OTHER_CONSEQUENCES)


def generic_class_chosen(tree, path, document):
    """A generic class as the class of a view."""
    for element in objects(tree, document):
        if tree.generic_views and element.tag in ("view", "stackView"):
            name = chosen(tree.generic_views, path)
            yield replaced("generic-custom-class", path, element.places["customClass"], name, OTHER_CONSEQUENCES)


def class_made_generic(tree, path, document):
    """A class of a document that got a type parameter."""
    for element in objects(tree, document):
        body = tree.bodies.get(element.values["customClass"])
        if body and element.values.get("customModuleProvider") == "target":
            code, (_, end), _ = body
            edit = Edit.insertion(code, end, b"<Zz>")
            place = Place(path, element.places["customClass"][0])
            yield Mistake("generic-custom-class", (edit,), place, ("generic-custom-class", "broken-outlet"))


def renamed_attribute(tree, path, document):
    """A runtime attribute whose property was renamed."""
    for element in document.attributes:
        if element.values.get("keyPath") and tree.is_known(element.parent.parent):
            start, _ = element.places["keyPath"]
            yield replaced("broken-runtime-attribute", path, (start, start), "zz")


def added_attribute(tree, path, document):
    """A runtime attribute that no class has."""
    holders = {element.parent for element in document.elements if element.tag == "userDefinedRuntimeAttributes"}
    for element in objects(tree, document):
        end = document.data.index(b">", max(place[1] for place in element.places.values()))
        if element in holders or document.data[end - 1 : end] == b"/":
            continue
        item = '<userDefinedRuntimeAttribute type="string" keyPath="zzKey" value="a"/>'
        text = f"<userDefinedRuntimeAttributes>{item}</userDefinedRuntimeAttributes>"
        yield inserted("broken-runtime-attribute", path, end + 1, text, "zzKey")


ALL = [
    custom_class_not_found, view_for_controller, controller_for_view, generic_class_chosen, class_made_generic,
    renamed_attribute, added_attribute,
]  # fmt: skip
