/// The elements of the page. None contains anything of the user's code.
enum PageMarkup {
  static func head(policy: String, style: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta name="generator" content="Waymark">
    <title>Route map</title>
    <style>\(style)</style>
    </head>

    """
  }

  static let body = #"""
    <body>
    <aside id="panel" aria-label="Search and filters">
    <header>
    <h1>Route map</h1>
    <p id="summary"></p>
    </header>
    <div class="field" role="search">
    <input id="search" type="text" placeholder="Search screens, routes, files" aria-label="Search" role="combobox"
    aria-autocomplete="list" aria-expanded="false" aria-controls="results"
    autocomplete="off" autocapitalize="off" spellcheck="false">
    <kbd aria-hidden="true">/</kbd>
    <ul id="results" class="choices" role="listbox" aria-label="Found" hidden></ul>
    </div>
    <section id="pathfinder" aria-labelledby="path-title">
    <h2 id="path-title">Shortest path</h2>
    <div class="field">
    <input id="path-from" type="text" placeholder="From" aria-label="Path from" role="combobox"
    aria-autocomplete="list" aria-expanded="false" aria-controls="path-from-choices"
    autocomplete="off" autocapitalize="off" spellcheck="false">
    <ul id="path-from-choices" class="choices" role="listbox" aria-label="Found" hidden></ul>
    </div>
    <div class="field">
    <input id="path-to" type="text" placeholder="To" aria-label="Path to" role="combobox"
    aria-autocomplete="list" aria-expanded="false" aria-controls="path-to-choices"
    autocomplete="off" autocapitalize="off" spellcheck="false">
    <ul id="path-to-choices" class="choices" role="listbox" aria-label="Found" hidden></ul>
    </div>
    <p id="path-answer" hidden></p>
    <ol id="path-steps" hidden></ol>
    <p class="actions" id="path-actions" hidden>
    <button id="path-swap" type="button">Swap</button>
    <button id="path-clear" type="button">Clear</button>
    </p>
    </section>
    <section id="filters" aria-label="Legend and filters"></section>
    </aside>
    <main>
    <svg id="drawing" role="group" aria-label="Map of routes" tabindex="0" preserveAspectRatio="xMidYMid meet"></svg>
    <div id="tools" role="toolbar" aria-label="View" aria-orientation="vertical">
    <button id="zoom-in" type="button" title="Zoom in (+)" aria-label="Zoom in">
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 3v10M3 8h10"/></svg>
    </button>
    <button id="zoom-out" type="button" title="Zoom out (-)" aria-label="Zoom out">
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8h10"/></svg>
    </button>
    <button id="zoom-fit" type="button" title="Show everything (0)" aria-label="Show everything">
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3"/></svg>
    </button>
    <button id="theme" type="button" title="Light or dark" aria-label="Light or dark">
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 3a5 5 0 1 0 .01 0V13M10 5v6"/></svg>
    </button>
    <button id="help-button" type="button" title="Keys (?)" aria-label="Keys">?</button>
    </div>
    <p id="empty" hidden></p>
    </main>
    <aside id="details" aria-labelledby="details-title" hidden></aside>
    <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">Keys</h2>
    <dl>
    <dt><kbd>/</kbd></dt><dd>Search</dd>
    <dt><kbd>&larr;</kbd> <kbd>&uarr;</kbd> <kbd>&rarr;</kbd> <kbd>&darr;</kbd></dt><dd>Go to a neighbor</dd>
    <dt><kbd>Shift</kbd> and an arrow</dt><dd>Move the map</dd>
    <dt><kbd>Enter</kbd></dt><dd>Show the details</dd>
    <dt><kbd>p</kbd></dt><dd>Find the shortest path</dd>
    <dt><kbd>+</kbd> <kbd>-</kbd></dt><dd>Zoom</dd>
    <dt><kbd>0</kbd></dt><dd>Show everything</dd>
    <dt><kbd>Esc</kbd></dt><dd>Close, or clear what is highlighted</dd>
    <dt><kbd>?</kbd></dt><dd>Show these keys</dd>
    </dl>
    <button id="help-close" type="button">Close</button>
    </dialog>
    <p id="status" role="status" class="unseen"></p>
    <noscript><p class="notice">This page draws the map with a script, and scripts are off.</p></noscript>
    <script type="application/json" id="map">
    """#

  static func end(script: String) -> String {
    """
    </script>
    <script type="module">\(script)</script>
    </body>
    </html>

    """
  }
}
