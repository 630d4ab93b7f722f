"""Mistakes in connections of documents: outlets, actions, segues, and the view of a nib."""

import pathlib

from mistake import Edit, Mistake, Place, inserted, renamed, replaced

# The system has them, whatever the class.
SYSTEM_OUTLETS = {"view", "delegate", "dataSource"}
PERFORMED_KINDS_EXCEPT = {"unwind", "relationship", "embed"}


def owner(connection):
    return connection.parent.parent


def scene(element):
    return next((outer for outer in element.around() if outer.tag == "scene"), None)


def controller(document, element):
    """The view controller of the scene around an element."""
    around = scene(element)
    return document.controller(around) if around else None


def without_attribute(path, document, element, key):
    """The edit that takes an attribute away."""
    start, end = element.places[key]
    return Edit(path, document.data.rindex(f" {key}".encode(), 0, start), end + 1, b"")


def outlets(tree, document):
    for element in document.connections:
        is_own = element.tag == "outlet" and element.values.get("property") not in SYSTEM_OUTLETS
        if is_own and tree.is_known(owner(element)):
            yield element


def segues(document):
    return (element for element in document.connections if element.tag == "segue")


def broken_outlet(tree, path, document):
    """An outlet that the class does not have."""
    for element in outlets(tree, document):
        yield renamed("broken-outlet", path, element.places["property"])


def dangling_connection(tree, path, document):
    """An outlet whose destination was deleted."""
    for element in outlets(tree, document):
        if "destination" in element.places:
            yield replaced("dangling-connection", path, element.places["destination"], "Zz1-zz-zzz")


def broken_action(tree, path, document):
    """An action whose method was renamed."""
    for element in document.connections:
        target = document.by_id.get(document.target(element))
        if element.tag == "action" and tree.is_known(target):
            start, _ = element.places["selector"]
            yield replaced("broken-action", path, (start, start), "zz")


def broken_unwind(tree, path, document):
    """An unwind segue whose method was renamed."""
    for element in segues(document):
        if element.values.get("kind") == "unwind" and element.values.get("unwindAction"):
            start, _ = element.places["unwindAction"]
            yield replaced("broken-unwind", path, (start, start), "zz")


def added_unwind(tree, path, document):
    """An unwind segue that was added without a method."""
    for around in document.scenes:
        source = document.controller(around)
        if source is None or not source.tag.endswith("iewController"):
            continue
        lists = [element for element in document.elements if element.tag == "connections" and element.parent is source]
        has_exit = any(element.tag == "exit" and element.parent is source.parent for element in document.elements)
        if not lists or has_exit:
            continue
        segue = '<segue destination="Zz8-zz-zz8" kind="unwind" unwindAction="zzBack:" id="Zz9-zz-zz9"/>'
        mistake = inserted("broken-unwind", path, document.data.index(b">", lists[0].start) + 1, segue, "zzBack")
        end = Edit.insertion(path, source.end, b'<exit id="Zz8-zz-zz8" userLabel="Exit" sceneMemberID="exit"/>')
        yield Mistake(mistake.rule, (*mistake.edits, end), mistake.place)


def broken_segue_action(tree, path, document):
    """A segue action whose method was renamed, or that was never written."""
    for element in segues(document):
        key = "destinationCreationSelector"
        if key in element.values:
            start, _ = element.places[key]
            yield replaced("broken-segue-action", path, (start, start), "zz")
        elif element.values.get("kind") not in PERFORMED_KINDS_EXCEPT and "destination" in element.places:
            if tree.is_known(controller(document, element)):
                offset = element.places["destination"][1] + 1
                yield inserted("broken-segue-action", path, offset, f' {key}="makeZz:"', "makeZz")


def unperformable_segue(tree, path, document):
    """A segue of a view controller that lost its identifier, so that nothing can perform it."""
    for element in segues(document):
        is_manual = owner(element) is controller(document, element)
        if is_manual and "identifier" in element.values and element.values.get("kind") not in PERFORMED_KINDS_EXCEPT:
            yield Mistake(
                "unperformable-segue",
                (without_attribute(path, document, element, "identifier"),),
                Place(path, element.places["id"][0]),
                ("unknown-segue", "dead-segue-comparison"),
            )


def nib_without_view(tree, path, document):
    """The nib of a view controller, which loads it by its name, without the outlet of its view."""
    for element in document.connections:
        files_owner = owner(element)
        is_view = element.tag == "outlet" and element.values.get("property") == "view"
        if not is_view or files_owner.values.get("placeholderIdentifier") != "IBFilesOwner":
            continue
        name = files_owner.values.get("customClass", "")
        is_own = pathlib.Path(path).stem in (name, name.removesuffix("Controller")) and name.endswith("Controller")
        if is_own and tree.is_known(files_owner):
            edit = Edit(path, element.start, element.end, b"")
            yield Mistake("nib-without-view", (edit,), Place(path, files_owner.places["customClass"][0]))


def added_segues(path, document):
    """Where a view controller's own segue can be added: the offset, and the id of a scene that it may lead to."""
    controllers = [document.controller(scene) for scene in document.scenes]
    ids = [element.values["id"] for element in controllers if element is not None and element.values.get("id")]
    for element in document.elements:
        around = element.parent
        if element.tag == "connections" and around in controllers and around.tag.endswith("iewController"):
            yield document.data.index(b">", element.start) + 1, ids[0]


def segue_never_performed(tree, path, document):
    """A segue that nothing performs any more."""
    for offset, end in added_segues(path, document):
        text = f'<segue destination="{end}" kind="show" identifier="zzOld" id="Zz9-zz-zz9"/>'
        yield inserted("segue-never-performed", path, offset, text, "zzOld")


def segue_without_identifier(tree, path, document):
    """A segue that was added without an identifier."""
    for offset, end in added_segues(path, document):
        text = f'<segue destination="{end}" kind="show" id="Zz9-zz-zz9"/>'
        yield inserted("unperformable-segue", path, offset, text, "Zz9-zz-zz9")


def duplicate_segue_identifier(tree, path, document):
    """Two segues of one scene with the same identifier, which lead to different scenes."""
    first = {}
    for element in segues(document):
        around = scene(element)
        if around is None or element.values.get("kind") in ("unwind", "relationship"):
            continue
        if around not in first:
            if element.values.get("identifier"):
                first[around] = element
            continue
        name = first[around].values["identifier"]
        consequences = ("unknown-segue", "dead-segue-comparison", "segue-class-mismatch", "segue-never-performed")
        if element.values.get("destination") == first[around].values.get("destination"):
            continue
        if element.values.get("identifier"):
            yield replaced("duplicate-segue-identifier", path, element.places["identifier"], name, consequences)
        elif "destination" in element.places:
            offset, text = element.places["destination"][1] + 1, f' identifier="{name}"'
            yield inserted("duplicate-segue-identifier", path, offset, text, name, consequences)


ALL = [
    broken_outlet, dangling_connection, broken_action, broken_unwind, added_unwind, broken_segue_action,
    unperformable_segue, segue_without_identifier, nib_without_view, segue_never_performed, duplicate_segue_identifier,
]  # fmt: skip
