" Waymark in yegappan/lsp. Add it after sourcekit-lsp: what only one server may answer goes to the first.

autocmd User LspSetup call LspAddServer([{
\   'name': 'waymark',
\   'filetype': ['swift', 'objc', 'objcpp', 'xml'],
\   'path': exepath('waymark'),
\   'args': ['lsp'],
\   'rootSearch': ['.waymark.yml', 'Podfile', 'Package.swift', '.git/'],
\   'runIfSearch': ['.waymark.yml', 'Podfile', 'Package.swift', '.git/'],
\ }])
