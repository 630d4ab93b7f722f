"""Pages of `waymark graph --format html`, and a Chromium without a screen that shows them."""

import base64
import hashlib
import json
import os
import re
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

PROGRAM = os.environ["WAYMARK_PROGRAM"]
CHROMIUM = os.environ.get("WAYMARK_CHROMIUM", "/usr/bin/chromium")
DRIVER = os.environ.get("WAYMARK_CHROMEDRIVER", "/usr/bin/chromedriver")
# Only ends a test that hangs.
PATIENCE = 300
START = '<script type="application/json" id="map">'


def graph(tree, form="html"):
    """The page that the program makes of a tree."""
    command = [PROGRAM, "graph", "--quiet", "--format", form]
    return subprocess.run(command, cwd=tree, capture_output=True, check=True).stdout.decode()


def parts(page):
    """What stands before the document, the document, and what stands behind it."""
    before, rest = page.split(START)
    document, after = rest.split("</script>", 1)
    return before + START, document, "</script>" + after


def with_document(page, document):
    """The same page with another document. The policy names the hashes of the script and the style, which stay."""
    before, _, after = parts(page)
    text = json.dumps(document).replace("<", "\\u003c")
    return before + text + after


def document(page):
    """What the program wrote into a page."""
    written = json.loads(parts(page)[1])
    assert written["schema"] == "waymark.graph/1"
    return unpacked(written["packed"], written["shapes"])


def unpacked(value, shapes):
    if not isinstance(value, list):
        return value
    shape, *items = value
    items = [unpacked(item, shapes) for item in items]
    return dict(zip(shapes[shape - 1], items, strict=True)) if shape else items


def inline(page, name):
    """The texts of the elements of a name that have no `type`, or are modules."""
    return re.findall(rf"<{name}(?: type=\"module\")?>(.*?)</{name}>", page, re.DOTALL)


def policy(page):
    return re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page).group(1)


def digest(text):
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def start_browser():
    if not (os.access(CHROMIUM, os.X_OK) and os.access(DRIVER, os.X_OK)):
        pytest.skip("there is no Chromium with its driver: set WAYMARK_CHROMIUM and WAYMARK_CHROMEDRIVER")
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    # Chromium does not run as root in a sandbox, and /dev/shm is small in containers.
    for argument in ["headless=new", "no-sandbox", "disable-dev-shm-usage", "disable-gpu", "window-size=1400,900"]:
        options.add_argument(f"--{argument}")
    options.add_argument("--force-prefers-reduced-motion")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(options=options, service=Service(DRIVER))
    browser.set_page_load_timeout(PATIENCE)
    browser.set_script_timeout(PATIENCE)
    return browser


class Page:
    """A page in the browser, by what a user sees and does."""

    def __init__(self, browser, file):
        self.browser = browser
        browser.get(file.as_uri())
        self.wait(lambda: self.run("return document.documentElement.dataset.ready === 'true'"))

    def run(self, script, *arguments):
        return self.browser.execute_script(script, *arguments)

    def wait(self, condition):
        return WebDriverWait(self.browser, PATIENCE).until(lambda _: condition())

    def drawn(self):
        """Returns when the browser has drawn what changed: the page still answers."""
        self.browser.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))")

    def one(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def texts(self, selector):
        return self.run("return [...document.querySelectorAll(arguments[0])].map(found => found.textContent)", selector)

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0])?.textContent ?? null", selector)

    def node(self, index):
        return self.one(f'.node[data-index="{index}"]')

    def click_node(self, index):
        """A click where the node is, wherever the map has been moved to."""
        self.drawn()
        self.node(index).click()

    def indices(self, selector):
        """The numbers of the nodes that a selector matches."""
        found = "return [...document.querySelectorAll(arguments[0])].map(node => Number(node.dataset.index))"
        return set(self.run(found, f"#drawing .node{selector}"))

    def shown(self):
        return self.indices(":not(.hidden)")

    def lit(self):
        return self.indices(".lit")

    def selected(self):
        return self.run("return document.querySelector('.node.selected')?.dataset.index ?? null")

    def title(self):
        return self.text("#details-title")

    def is_hidden(self, selector):
        return self.run("return document.querySelector(arguments[0]).hidden", selector)

    def press(self, *keys):
        for key in keys:
            self.browser.switch_to.active_element.send_keys(key)

    def focused(self):
        return self.run("return document.activeElement.id || document.activeElement.dataset.index")

    def search(self, query):
        field = self.one("#search")
        field.send_keys(Keys.CONTROL + "a")
        field.send_keys(query)

    def path(self, start, end):
        self.one("#path-from").send_keys(start, Keys.ENTER)
        self.one("#path-to").send_keys(end, Keys.ENTER)

    def facet(self, facet, value):
        """The row of a filter."""
        for row in self.all(f".facet.{facet} .row"):
            if self.run("return arguments[0].querySelector('.value').textContent", row) == value:
                return row
        raise AssertionError(f"no filter {facet} {value}")

    def tick(self, facet, value):
        self.facet(facet, value).find_element(By.CSS_SELECTOR, "input").click()

    def only(self, facet, value):
        self.run("arguments[0].querySelector('.only').click()", self.facet(facet, value))

    def view(self):
        """The part of the map that is seen: x, y, width and height."""
        self.drawn()
        return [float(number) for number in self.one("#drawing").get_dom_attribute("viewBox").split()]

    def errors(self):
        return [entry["message"] for entry in self.browser.get_log("browser")]
