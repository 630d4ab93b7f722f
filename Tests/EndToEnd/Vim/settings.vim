" Loads the settings for two plugins that are not here, in whose place these functions stand, and looks at what they are
" told. Says the first step that fails and ends with 1, otherwise with 0. Environment: EDITOR_FOLDER (Editors/Vim), APP.

set nocompatible noswapfile viminfo=
let &runtimepath = join([$EDITOR_FOLDER, &runtimepath], ',')

function! Must(condition, step) abort
  if !a:condition
    call writefile(['failed: ' . a:step], '/dev/stderr')
    cquit
  endif
endfunction

" Vim wants functions of such names in files of these.
call mkdir($APP . '/autoload/lsp', 'p')
call writefile(['function! lsp#register_server(server)', 'let g:server = a:server', 'endfunction'], $APP . '/autoload/lsp.vim')
call writefile(
\   ['function! lsp#utils#path_to_uri(path)', "return 'file://' . a:path", 'endfunction'], $APP . '/autoload/lsp/utils.vim')
let &runtimepath .= ',' . $APP

function! LspAddServer(servers) abort
  let g:other = a:servers[0]
endfunction

execute 'edit' fnameescape($APP . '/Menu.swift')
execute 'source' fnameescape($EDITOR_FOLDER . '/vim-lsp.vim')
doautocmd User lsp_setup
call Must(call(server.cmd, [server]) == ['waymark', 'lsp'], 'the command')
call Must(call(server.root_uri, [server]) ==# 'file://' . resolve($APP), 'the root')
call Must(server.allowlist == ['swift', 'objc', 'objcpp', 'xml'], 'the languages')

execute 'source' fnameescape($EDITOR_FOLDER . '/yegappan-lsp.vim')
doautocmd User LspSetup
call Must(other.path ==# $APP . '/waymark' && other.args == ['lsp'], 'the other command')
call Must(other.filetype == server.allowlist, 'the other languages')

" The nearest of the first kind wins, whatever is nearer of another.
call mkdir($APP . '/Modules/Login', 'p')
call writefile([], $APP . '/Modules/Package.swift')
execute 'edit' fnameescape($APP . '/Modules/Login/Login.swift')
call Must(waymark#root(bufnr('')) ==# resolve($APP), 'a Podfile before a Package.swift')
call mkdir($APP . '/Modules/App.xcodeproj', 'p')
call Must(waymark#root(bufnr('')) ==# resolve($APP . '/Modules'), 'a project before a Podfile')

qall!
