" Edits a copy of Examples/Notes in ALE with the server beside it. Says the first step that fails and ends with 1, otherwise with 0.
" Environment: EDITOR_FOLDER (Editors/Vim), APP (the folder to edit), ALE (its folder),
" PATIENCE (in seconds). `waymark` is on the PATH.

function! Must(condition, step) abort
  if !a:condition
    call writefile(['failed: ' . a:step], '/dev/stderr')
    cquit
  endif
endfunction

function! Eventually(step, condition) abort
  for l:attempt in range($PATIENCE * 50)
    if a:condition()
      return
    endif
    sleep 20m
  endfor
  call Must(0, a:step)
endfunction

function! Edit(name) abort
  execute 'edit' fnameescape($APP . '/' . a:name)
  return bufnr('')
endfunction

function! Place() abort
  return expand('%:t') . ':' . line('.')
endfunction

function! Lines(buffer) abort
  return map(copy(ale#engine#GetLoclist(a:buffer)), {_, item -> item.linter_name ==# 'waymark' ? item.lnum : 0})
endfunction

set nocompatible hidden noswapfile viminfo=
let &runtimepath = join([$EDITOR_FOLDER, $ALE, &runtimepath], ',')
let g:ale_linters = {'swift': ['waymark'], 'xml': ['waymark']}
filetype plugin on
runtime plugin/ale.vim

let list = Edit('NoteList/NoteListViewController.swift')
ALELint
call Must(waymark#root(list) ==# resolve($APP), 'the root: ' . waymark#root(list))

" To the router, once the server knows it.
function! Jump() abort
  execute 'buffer' g:list
  call cursor(1, 1)
  call search('EditorViewInput>(),')
  ALEGoToDefinition
  let l:waited = 0
  while Place() !=# 'EditorRouter.swift:8' && l:waited < 100
    sleep 50m
    let l:waited += 1
  endwhile
  return l:waited < 100
endfunction
call Eventually('the jump to the router', function('Jump'))
let router = bufnr('')

" Completion. ALE counts bytes where the protocol counts UTF-16: before it stands no other character than those of ASCII.
execute 'buffer' list
set virtualedit=onemore
call append('$', 'let route = RoutableView<EditorV')
call cursor('$', len(getline('$')) + 1)
runtime autoload/ale/util.vim
function! ale#util#Mode(...) abort
  return 'i'
endfunction
let start = ale#completion#OmniFunc(1, '')
call Eventually('completion', {-> !empty(ale#completion#GetCompletionResult())})
let completed = strpart(getline('$'), 0, start) . ale#completion#OmniFunc(0, 'EditorV')[0].word
call Must(completed ==# 'let route = RoutableView<EditorViewInput', 'the completed line: ' . completed)
$delete

" A diagnostic in one buffer that comes and goes with unsaved edits in another.
execute 'buffer' router
call setline(8, '    // nothing is registered')
ALELint
call Eventually('the diagnostic that comes', {-> index(Lines(g:list), 18) >= 0})
undo
ALELint
call Eventually('the diagnostic that goes', {-> Lines(g:list) == []})

" An action. ALE asks for actions without a word of diagnostics: those that need none are left.
call Edit('Editor/EditorViewController.swift')
call append('$', 'class HelpViewController: UIViewController {}')
call cursor('$', 8)
function! ale#util#Input(message, value, ...) abort
  return matchstr(a:message, '\d\+\ze) Generate the router ''HelpViewRouter''')
endfunction
ALECodeAction
call Eventually('the router that is generated', {-> search('class HelpViewRouter', 'nw') > 0})

" A storyboard, and no other XML.
let header = ['<?xml version="1.0" encoding="UTF-8"?>', '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>']
call writefile(header + ['<view id="v1"/>', '<view id="v1"/>', '</objects></document>'], $APP . '/Panel.xib')
call writefile(header + ['</objects></document>'], $APP . '/Other.xml')
let panel = Edit('Panel.xib')
call Must(&filetype ==# 'xml', 'the type of a xib')
ALELint
call Eventually('the diagnostic in a xib', {-> Lines(g:panel) == [4]})
call Must(waymark#root(Edit('Other.xml')) ==# '', 'no root of other XML')

qall!
