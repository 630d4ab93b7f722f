"""The built program with clients made by others: pygls underneath, with the recorded capabilities of real editors.

pytest-lsp fails a test where the server sends what the client did not announce.
"""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
import sample_app
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities
from raw_client import PATIENCE

PROGRAM = os.environ["WAYMARK_PROGRAM"]
EDITORS = ["neovim@0.7", "neovim@0.10", "neovim", "visual_studio_code", "emacs"]

# The place is right only where the client and the server count alike.
FILES = sample_app.FILES | {"Menu.swift": sample_app.FILES["Menu.swift"].replace("  Router", "  /* 😀 */ Router")}


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]), params=EDITORS)
async def client(request, lsp_client: LanguageClient, tmp_path: pathlib.Path):
    sample_app.make_app(tmp_path, FILES)
    lsp_client.folder = tmp_path
    lsp_client.set_configuration({"waymark": {"rules": {"never-looked-up": "off"}}})

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(_: types.RegistrationParams):
        return None

    for refresh in [types.WORKSPACE_CODE_LENS_REFRESH, types.WORKSPACE_INLAY_HINT_REFRESH]:
        lsp_client.feature(refresh)(lambda *_: None)

    capabilities = client_capabilities(request.param)
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities,
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="App")],
        )
    )
    yield
    await lsp_client.shutdown_session()


def uri(client, name):
    return (client.folder / name).as_uri()


def open_document(client, name, text=None):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri(client, name), "swift", 1, text if text is not None else FILES[name])
        )
    )


def place(client, name, line, character):
    return {
        "text_document": types.TextDocumentIdentifier(uri(client, name)),
        "position": types.Position(line, character),
    }


async def codes(client, name, wanted):
    """Waits until the diagnostics of a document are these."""
    for _ in range(PATIENCE * 50):
        diagnostics = client.diagnostics.get(uri(client, name))
        if diagnostics is not None and [item.code for item in diagnostics] == wanted:
            return diagnostics
        await asyncio.sleep(0.02)
    raise AssertionError(f"{name}: {client.diagnostics.get(uri(client, name))}")


async def test_a_session(client: LanguageClient):
    """Look-ups lead to registrations, and turn red when an unsaved edit takes those away."""
    open_document(client, "Menu.swift")
    open_document(client, "EditorRouter.swift")
    found = await client.text_document_definition_async(types.DefinitionParams(**place(client, "Menu.swift", 1, 48)))
    first = found[0]
    assert (first.uri if isinstance(first, types.Location) else first.target_uri) == uri(client, "EditorRouter.swift")
    offered = await client.text_document_completion_async(types.CompletionParams(**place(client, "Menu.swift", 1, 43)))
    assert "EditorViewInput" in offered.items[0].label
    assert await client.text_document_hover_async(types.HoverParams(**place(client, "Menu.swift", 1, 48)))
    assert await client.text_document_hover_async(types.HoverParams(**place(client, "Menu.swift", 0, 3))) is None
    line = types.Range(types.Position(3, 0), types.Position(4, 0))
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=2, uri=uri(client, "EditorRouter.swift")),
            [types.TextDocumentContentChangePartial(text="", range=line)],
        )
    )
    [red] = await codes(client, "Menu.swift", ["lookup-unregistered"])
    assert red.range.start == types.Position(1, 43)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(uri(client, "Menu.swift")), red.range, types.CodeActionContext([red])
        )
    )
    assert [action.title for action in actions][:1] == ["Register 'EditorViewInput' in EditorViewRouter"]
    client.text_document_did_close(
        types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri(client, "EditorRouter.swift")))
    )
    await codes(client, "Menu.swift", [])


async def test_changes_on_disk(client: LanguageClient):
    """Where no client watches, the server does."""
    watches = client.capabilities.workspace.did_change_watched_files
    if watches and watches.dynamic_registration:
        pytest.skip("this editor watches files, and this client does not")
    open_document(client, "Menu.swift")
    (client.folder / "EditorRouter.swift").unlink()
    await codes(client, "Menu.swift", ["lookup-unregistered"])
    (client.folder / "EditorRouter.swift").write_text(FILES["EditorRouter.swift"])
    await codes(client, "Menu.swift", [])
