import pathlib

import pytest

from pages import Page, graph, start_browser, with_document

EXAMPLE = pathlib.Path(__file__).parents[3] / "Examples/NotesBroken"


@pytest.fixture(scope="session")
def browser():
    started = start_browser()
    yield started
    started.quit()


@pytest.fixture(scope="session")
def example():
    """The page of a real app."""
    return graph(EXAMPLE)


@pytest.fixture
def show(browser, example, tmp_path):
    """Opens the page of a document. At the end, nothing may have been reported to the console or loaded."""
    opened = []

    def show(document=None, page=None):
        file = tmp_path / f"{len(opened)}.html"
        text = page or (with_document(example, document) if document else example)
        file.write_text(text, encoding="utf-8", errors="surrogatepass")
        opened.append(Page(browser, file))
        return opened[-1]

    yield show
    for page in opened[-1:]:
        assert page.errors() == []
        assert page.run("return performance.getEntriesByType('resource').length") == 0
