" What Waymark's configurations for Vim share.

" Patterns for names. The nearest of the first kind wins, then of the second, and so on. `Package.swift` stands low: an
" app made of modules holds many of them.
let s:markers = ['^\.waymark\.yml$', '\.xcworkspace$', '\.xcodeproj$', '^Podfile$', '^Package\.swift$', '^\.git$']

function! s:nearest(folder, marker) abort
  let l:folder = a:folder
  while empty(readdir(l:folder, {name -> name =~# a:marker}))
    let l:parent = fnamemodify(l:folder, ':h')
    if l:parent ==# l:folder
      return ''
    endif
    let l:folder = l:parent
  endwhile
  return l:folder
endfunction

" The root that a buffer's file belongs to, or nothing. Of XML, storyboards and xibs alone have one.
function! waymark#root(buffer) abort
  if getbufvar(a:buffer, '&filetype') ==# 'xml' && bufname(a:buffer) !~# '\.\%(storyboard\|xib\)$'
    return ''
  endif
  let l:folder = fnamemodify(bufname(a:buffer), ':p:h')
  if !isdirectory(l:folder)
    return ''
  endif
  for l:marker in s:markers
    let l:root = s:nearest(l:folder, l:marker)
    if !empty(l:root)
      return l:root
    endif
  endfor
  return ''
endfunction

" A linter of ALE's.
function! waymark#ale(filetype, language) abort
  call ale#linter#Define(a:filetype, {
  \   'name': 'waymark',
  \   'lsp': 'stdio',
  \   'executable': 'waymark',
  \   'command': '%e lsp',
  \   'language': a:language,
  \   'project_root': function('waymark#root'),
  \})
endfunction
