#!/usr/bin/env python3
"""Prints how long the page of an app with 3,000 screens takes for each of some steps, and how large it is.

steps.py PROGRAM, with the Python of .build/tools/browser. Each line is a name and a number: milliseconds from the event to the
frame that shows it (the median of several), and bytes. Ends with 3 where there is no Chromium with its driver.
"""

import os
import pathlib
import statistics
import sys
import tempfile

ROUNDS = 9
# What a step does, in the page. Keys move along the edges of the selected node.
STEPS = {
    "zoom": "drawing.dispatchEvent(new WheelEvent('wheel', "
            "{ deltaY: round % 2 ? 60 : -60, clientX: 700, clientY: 400, cancelable: true }))",
    "select": "drawing.querySelector(`[data-index='${round * 37}']`).dispatchEvent(new MouseEvent('click', { bubbles: true }))",
    "neighbor": "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', "
                "{ key: round % 2 ? 'ArrowRight' : 'ArrowDown', bubbles: true, cancelable: true }))",
    "search": "const field = document.getElementById('search'); field.value = `screen${round}`; "
              "field.dispatchEvent(new Event('input', { bubbles: true }))",
    "filter": "document.querySelector('.facet.status input').click()",
}
TIMED = """
    const [step, round, done] = arguments;
    const drawing = document.getElementById('drawing');
    requestAnimationFrame(() => setTimeout(() => {
      const start = performance.now();
      new Function('drawing', 'round', step)(drawing, round);
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    }));
"""


def main(program):
    os.environ["WAYMARK_PROGRAM"] = str(pathlib.Path(program).resolve())
    import maps
    import pages
    if not (os.access(pages.CHROMIUM, os.X_OK) and os.access(pages.DRIVER, os.X_OK)):
        sys.exit(3)
    with tempfile.TemporaryDirectory() as folder:
        app = pathlib.Path(folder)
        maps.write_app(app, 3000)
        file = app / "map.html"
        file.write_text(pages.graph(app))
        print("bytes", file.stat().st_size)
        browser = pages.start_browser()
        try:
            pages.Page(browser, file)
            # The policy of the page lets run only its own script, and this one is not of the page.
            browser.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
            pages.Page(browser, file)
            for name, step in STEPS.items():
                times = [browser.execute_async_script(TIMED, step, number) for number in range(ROUNDS)]
                print(name, f"{statistics.median(times):.1f}")
        finally:
            browser.quit()


if __name__ == "__main__":
    main(sys.argv[1])
