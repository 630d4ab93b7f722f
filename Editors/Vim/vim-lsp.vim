" Waymark in vim-lsp. Register it after sourcekit-lsp: what only one server may answer goes to the first.

autocmd User lsp_setup call lsp#register_server({
\   'name': 'waymark',
\   'cmd': {_ -> ['waymark', 'lsp']},
\   'allowlist': ['swift', 'objc', 'objcpp', 'xml'],
\   'root_uri': {_ -> lsp#utils#path_to_uri(waymark#root(bufnr('')))},
\ })

" Shows the map of routes in a browser, or the path of its page.
command! WaymarkMap call lsp#ui#vim#execute_command#_execute(
\ {'server_name': 'waymark', 'command_name': 'waymark.showRouteMap', 'command_args': []})
