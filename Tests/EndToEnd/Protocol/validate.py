"""Checks recorded conversations against the protocol's own types.

usage: validate.py RECORDING…      (files as `SelfCheck --record` writes them, or folders of them)

Every message of the server's must decode into the types of lsprotocol (PyPI) and encode to the very same JSON, so that no key is
too much and none is missing; of a completion that is resolved, what the server adds to the client's item must. Where
WAYMARK_LSP_SCHEMA names a JSON Schema with `methods` and `$defs`, it must hold too.
Prints what is wrong, and ends with code 1 where anything is; with 2 where there is nothing to check.
"""

import collections
import json
import os
import pathlib
import sys

from lsprotocol import converters, types

CONVERTER = converters.get_converter()
OURS = "waymark/"
STATUS = "experimental/serverStatus"


def recordings(arguments):
    for path in map(pathlib.Path, arguments):
        yield from sorted(path.glob("*.jsonl")) if path.is_dir() else [path]


def messages(path):
    """The lines of a recording; the last one may be cut off by the end of its process."""
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            pass


def pruned(value):
    """Without the members that are null: the types do not tell absent from null."""
    if isinstance(value, dict):
        return {key: pruned(item) for key, item in value.items() if item is not None}
    if isinstance(value, list):
        return [pruned(item) for item in value]
    return value


def round_trip(message, of_type):
    """Complains where a message is not what the type says."""
    value = CONVERTER.structure(message, of_type)
    again = CONVERTER.unstructure(value, of_type)
    if pruned(again) != pruned(message):
        raise ValueError(f"is read as {json.dumps(again, ensure_ascii=False)}")


class Schema:
    """A strict JSON Schema made from the protocol's meta model."""

    def __init__(self, path):
        import jsonschema

        document = json.loads(pathlib.Path(path).read_text())
        self.definitions = document["$defs"]
        self.methods = document["methods"]
        self.validator = jsonschema.Draft202012Validator
        self.error = jsonschema.ValidationError

    def check(self, value, schema):
        if schema is None:
            if value not in (None, [], {}):
                raise ValueError("takes no parameters")
            return
        self.validator({"$defs": self.definitions, "allOf": [schema]}).validate(value)

    def check_call(self, message):
        kind = "requests" if "id" in message else "notifications"
        self.check(message.get("params"), self.methods[kind][message["method"]]["params"])

    def check_result(self, method, result):
        self.check(result, self.methods["requests"][method]["result"])


def check_status(params):
    """An extension of the protocol that rust-analyzer introduced (LSP Extensions, Server Status)."""
    if params.keys() != {"health", "quiescent", "message"} or params["health"] not in ("ok", "warning", "error"):
        raise ValueError("is no status of a server")
    if not isinstance(params["quiescent"], bool) or not isinstance(params["message"], str):
        raise ValueError("is no status of a server")


def check_call(message, schema):
    method = message["method"]
    if method.startswith(OURS):
        return
    if method == STATUS:
        return check_status(message["params"])
    if method not in types.METHOD_TO_TYPES:
        raise ValueError("is no method of the protocol")
    round_trip(message, types.METHOD_TO_TYPES[method][0])
    if schema:
        schema.check_call(message)


def check_actions(result):
    """One by one: lsprotocol takes an action that holds a command, and no kind, for a command."""
    for action in result or []:
        round_trip(action, types.Command if isinstance(action.get("command"), str) else types.CodeAction)


def own_part(item, asked):
    """What the server says in a completion that it resolved. The rest is as the client sent it, valid or not."""
    added = {"documentation": item["documentation"]} if "documentation" in item else {}
    if asked is None or json.dumps(item, sort_keys=True) != json.dumps(asked | added, sort_keys=True):
        raise ValueError("is not the item of the client")
    return {"label": item["label"]} | added


def check_response(message, method, asked, schema):
    if "error" in message:
        round_trip(message, types.ResponseErrorMessage)
    elif method is None:
        raise ValueError("answers nothing that was asked")
    elif not method.startswith(OURS):
        if method == types.COMPLETION_ITEM_RESOLVE:
            message = message | {"result": own_part(message["result"], asked)}
        if method == types.TEXT_DOCUMENT_CODE_ACTION:
            check_actions(message["result"])
        else:
            round_trip(message, types.METHOD_TO_TYPES[method][1])
        if schema:
            schema.check_result(method, message["result"])


def check(path, schema, counts):
    """Yields what is wrong with one conversation."""
    asked = collections.defaultdict(list)
    for line in messages(path):
        message = line["message"]
        if not isinstance(message, dict):
            continue
        if line["from"] == "client":
            if "method" in message and "id" in message:
                asked[json.dumps(message["id"])].append((message["method"], message.get("params")))
            continue
        requests = asked.get(json.dumps(message.get("id")), [])
        method, params = requests[0] if requests else (None, None)
        name = message.get("method") or method
        try:
            if "method" in message:
                check_call(message, schema)
            else:
                check_response(message, name if isinstance(name, str) else None, params, schema)
                if requests:
                    requests.pop(0)
        except Exception as error:  # whatever the libraries throw is about the message
            yield f"{path}: {name}: {error}\n  {json.dumps(message, ensure_ascii=False)[:1000]}"
        counts[name if "method" in message else f"response to {name}"] += 1


def main():
    schema = Schema(os.environ["WAYMARK_LSP_SCHEMA"]) if "WAYMARK_LSP_SCHEMA" in os.environ else None
    counts = collections.Counter()
    complaints = [complaint for path in recordings(sys.argv[1:]) for complaint in check(path, schema, counts)]
    for complaint in complaints[:50]:
        print(complaint)
    total = sum(counts.values())
    print(f"{total} messages of the server, {len(counts)} kinds, {len(complaints)} wrong", file=sys.stderr)
    if "WAYMARK_LSP_KINDS" in os.environ:
        for name, count in counts.most_common():
            print(f"  {count:6} {name}", file=sys.stderr)
    sys.exit(1 if complaints else 0 if total else 2)


if __name__ == "__main__":
    main()
