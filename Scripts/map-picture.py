#!/usr/bin/env python3
"""Draws Documentation/Images/route-map.png: the page that `waymark graph` makes of Examples/Notes, in Chromium.

Scripts/map-picture.py PROGRAM, with the Python of .build/tools/browser.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

ROOT = pathlib.Path(__file__).resolve().parents[1]
PICTURE = ROOT / "Documentation/Images/route-map.png"
SELECTED = "SettingsViewController"


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = os.environ.get("WAYMARK_CHROMIUM", "/usr/bin/chromium")
    for argument in ["headless=new", "no-sandbox", "disable-dev-shm-usage", "disable-gpu", "force-prefers-reduced-motion"]:
        options.add_argument(f"--{argument}")
    return webdriver.Chrome(
        options=options, service=Service(os.environ.get("WAYMARK_CHROMEDRIVER", "/usr/bin/chromedriver")))


def main(program):
    page = pathlib.Path(tempfile.mkdtemp()) / "map.html"
    command = [str(pathlib.Path(program).resolve()), "graph", "--format", "html", "--output", str(page)]
    subprocess.run(command, cwd=ROOT / "Examples/Notes", check=True)
    shown = browser()
    size = {"width": 1200, "height": 640, "deviceScaleFactor": 1, "mobile": False}
    shown.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    shown.get(page.as_uri())
    shown.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})
    shown.execute_script("""
      const node = [...document.querySelectorAll('#drawing .node')].find(node => node.ariaLabel.startsWith(arguments[0]));
      node.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      document.getElementById('zoom-fit').click();
      document.activeElement.blur();""", SELECTED)
    drawn = "requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))"
    shown.execute_async_script(drawn)
    shown.execute_script("""
      const place = document.querySelector('.selected').getBoundingClientRect();
      const wheel = { deltaY: -120, clientX: place.left + 40, clientY: place.top, cancelable: true };
      for (let turn = 0; turn < 2; turn++) document.getElementById('drawing').dispatchEvent(new WheelEvent('wheel', wheel));
      """)
    shown.execute_async_script(drawn)
    shown.save_screenshot(str(PICTURE))
    shown.quit()
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size:,} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
