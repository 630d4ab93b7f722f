-- Edits a copy of Examples/Notes with the server beside it. Says the first step that fails and ends with 1, otherwise with 0.
-- Runs in Neovim 0.7 and later. Environment: EDITOR_FOLDER (Editors/Neovim), APP (the folder to edit),
-- PATIENCE (in seconds). `waymark` is on the PATH.

local function must(condition, step)
  if condition then return end
  io.stderr:write('failed: ' .. step .. '\n')
  vim.cmd('cquit 1')
end

-- In milliseconds, the time after which a step that hangs is ended.
local patience = tonumber(vim.env.PATIENCE) * 1000

local function eventually(step, condition)
  must(vim.wait(patience, condition, 20), step)
end

if vim.lsp.enable then
  vim.opt.runtimepath:append(vim.env.EDITOR_FOLDER)
  vim.lsp.enable('waymark')
else
  dofile(vim.env.EDITOR_FOLDER .. '/waymark-legacy.lua').setup()
end
vim.cmd('filetype on')
vim.o.hidden = true

local clients = vim.lsp.get_clients or vim.lsp.get_active_clients

local function edit(name)
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.APP .. '/' .. name))
  must(vim.bo.filetype == 'swift', 'the type of ' .. name)
  return vim.api.nvim_get_current_buf()
end

-- Puts the cursor on the first place of a text.
local function go_to(buffer, text)
  vim.api.nvim_set_current_buf(buffer)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  must(vim.fn.search('\\V' .. text) > 0, text)
end

local function place()
  return vim.fn.expand('%:t') .. ':' .. vim.api.nvim_win_get_cursor(0)[1]
end

local function jump(request, from, text, target)
  go_to(from, text)
  request()
  eventually('the jump to ' .. target, function() return place() == target end)
end

-- The lines of a buffer that are marked.
local function marks(buffer)
  return vim.tbl_map(function(diagnostic)
    must(diagnostic.source == 'waymark', 'the source of ' .. diagnostic.message)
    return diagnostic.lnum + 1
  end, vim.diagnostic.get(buffer))
end

local list = edit('NoteList/NoteListViewController.swift')
local look_up = 'EditorViewInput>(),'
eventually('the start of the server', function()
  local client = clients()[1]
  return client ~= nil and client.initialized
end)
must(clients()[1].config.root_dir == vim.env.APP, 'the root: ' .. tostring(clients()[1].config.root_dir))

-- Completion, after a character that UTF-16 counts twice.
vim.api.nvim_buf_set_lines(list, -1, -1, false, { '/* 😀 */ RoutableView<EditorV' })
vim.o.virtualedit = 'onemore'
vim.cmd('normal! G$l')
local parameters = vim.lsp.util.make_position_params(0, 'utf-16')
local answers = vim.lsp.buf_request_sync(list, 'textDocument/completion', parameters, patience) or {}
local _, answer = next(answers)
must(answer and answer.result, 'completion')
local offered = vim.tbl_filter(function(item) return vim.startswith(item.label, 'EditorV') end, answer.result.items)
must(#offered == 1, 'one view that begins like this')
local defaults = answer.result.itemDefaults
local completed = offered[1].textEdit or { range = defaults.editRange, newText = offered[1].label }
vim.lsp.util.apply_text_edits({ completed }, list, 'utf-16')
local line = vim.api.nvim_buf_get_lines(list, -2, -1, false)[1]
must(line == '/* 😀 */ RoutableView<EditorViewInput', 'the completed line: ' .. line)
vim.api.nvim_buf_set_lines(list, -2, -1, false, {})

-- Completes a line behind the others by 'omnifunc', with the first item.
local function complete_line(line, whole)
  if not vim.lsp.completion then return end
  local function keys(text) return vim.api.nvim_replace_termcodes(text, true, false, true) end
  vim.o.completeopt = 'menuone,noinsert'
  vim.api.nvim_buf_set_lines(list, -1, -1, false, { line })
  vim.cmd('normal! G$')
  local timer = vim.uv.new_timer()
  timer:start(20, 20, vim.schedule_wrap(function()
    if vim.fn.pumvisible() == 0 or timer:is_closing() then return end
    timer:close()
    vim.api.nvim_feedkeys(keys('<C-y><Esc>'), 'n', false)
  end))
  vim.api.nvim_feedkeys(keys('A<C-x><C-o>'), 'ntx!', false)
  local function completed() return vim.api.nvim_buf_get_lines(list, -2, -1, false)[1] end
  eventually('the completed line: ' .. completed(), function() return completed() == whole end)
  vim.api.nvim_buf_set_lines(list, -2, -1, false, {})
end

-- All of a composition is inserted.
complete_line('RoutableView<UIView', 'RoutableView<UIViewController & SearchFilterInput')

-- Jumps.
jump(vim.lsp.buf.implementation, list, look_up, 'EditorViewController.swift:4')
jump(vim.lsp.buf.definition, list, look_up, 'EditorRouter.swift:8')
local router = vim.api.nvim_get_current_buf()

-- The map of routes, in a browser where Neovim can be asked for one.
if vim.fn.executable('dot') == 1 then
  local opened
  vim.ui.open = function(uri)
    opened = uri
    return { wait = function() return { code = 0 } end }
  end
  for _, command in ipairs({ 'WaymarkMap', 'WaymarkMap!' }) do
    go_to(list, look_up)
    vim.cmd(command)
    local page
    eventually('the page of ' .. command, function()
      page = vim.fn.glob(vim.env.TMPDIR .. '/waymark-*/route-map-*.html', true, true)[1]
      return page ~= nil and (opened == vim.uri_from_fname(page) or not vim.lsp.enable)
    end)
    vim.fn.delete(page)
    opened = nil
  end
  vim.api.nvim_set_current_buf(router)
end

if vim.lsp.enable then
  eventually('the status', function()
    return (vim.g.waymark_status or ''):match('^%d+ files, %d+ routes, closed world$') ~= nil
  end)
end

-- A lens that opens what it counts.
if vim.lsp.enable then
  eventually('the server in the new buffer', function() return #vim.lsp.get_clients({ bufnr = router }) == 1 end)
  vim.lsp.codelens.refresh({ bufnr = router })
  eventually('the lenses', function()
    local lenses = vim.lsp.codelens.get(router)
    for _, lens in ipairs(lenses) do
      if lens.command == nil then return false end
    end
    return #lenses > 0
  end)
  go_to(router, 'self.register(RoutableView<')
  vim.ui.select = function(items, options, choose)
    for _, item in ipairs(items) do
      if options.format_item(item):find('look%-up') then return choose(item) end
    end
  end
  vim.lsp.codelens.run()
  eventually('the look-ups behind the lens', function()
    return vim.bo.buftype == 'quickfix' and #vim.fn.getqflist() > 0 or place() == 'NoteListViewController.swift:18'
  end)
  vim.cmd('cclose')
end

-- A diagnostic in one buffer that comes and goes with unsaved edits in another.
local registration = 'self.register(RoutableView<EditorViewInput>())'
go_to(router, registration)
must(#marks(list) == 0, 'no diagnostics at first')
vim.api.nvim_del_current_line()
eventually('the diagnostic that comes', function() return vim.deep_equal(marks(list), { 18 }) end)
vim.cmd('silent undo')
eventually('the diagnostic that goes', function() return #marks(list) == 0 end)

-- A repair, in the buffer of the router.
vim.api.nvim_del_current_line()
eventually('the diagnostic that comes again', function() return #marks(list) == 1 end)
go_to(list, look_up)
vim.ui.select = function(items, options, choose)
  for _, item in ipairs(items) do
    if options.format_item(item) == "Register 'EditorViewInput' in EditorRouter" then return choose(item) end
  end
  must(false, 'the repair among ' .. vim.inspect(vim.tbl_map(options.format_item, items)))
end
vim.lsp.buf.code_action()
eventually('the diagnostic that is repaired', function() return #marks(list) == 0 end)
go_to(router, registration:gsub('self%.', ''))

-- A storyboard, and no other XML.
local function open(name, lines)
  vim.fn.writefile(lines, vim.env.APP .. '/' .. name)
  vim.cmd('edit! ' .. vim.fn.fnameescape(vim.env.APP .. '/' .. name))
  must(vim.bo.filetype == 'xml', 'the type of ' .. name)
  return vim.api.nvim_get_current_buf()
end
local header = '<?xml version="1.0" encoding="UTF-8"?>'
local storyboard = open('Main.storyboard', {
  header, '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>',
  '<viewController storyboardIdentifier="Note Editor" id="e1" sceneMemberID="viewController"/>',
  '</objects></scene></scenes></document>',
})
local function is_attached(buffer)
  return vim.tbl_contains(vim.tbl_keys(clients()[1].attached_buffers), buffer)
end
eventually('the server in the storyboard', function() return is_attached(storyboard) end)
local symbols
local document = { textDocument = { uri = vim.uri_from_bufnr(storyboard) } }
vim.lsp.buf_request(storyboard, 'textDocument/documentSymbol', document, function(_, result) symbols = result end)
eventually('the symbols', function() return symbols ~= nil end)
must(symbols[1].name == 'Note Editor', 'the scene among the symbols')

-- All of a name with a space is inserted.
vim.api.nvim_set_current_buf(list)
local instantiation = 'storyboard?.instantiateViewController(withIdentifier: "Note'
complete_line(instantiation, instantiation .. ' Editor')
vim.api.nvim_set_current_buf(storyboard)

-- An outlet that is being typed, of a class in an unsaved file.
vim.cmd('edit! ' .. vim.fn.fnameescape(vim.env.APP .. '/Card.swift'))
vim.api.nvim_buf_set_lines(0, 0, -1, false, { 'class Card: UIViewController { @IBOutlet var priceLabel: UILabel! }' })
vim.cmd('buffer ' .. storyboard)
vim.api.nvim_buf_set_lines(storyboard, 2, 3, false, {
  '<viewController customClass="Card" id="e1" sceneMemberID="viewController"><connections>',
  '<outlet property="', '</connections></viewController>',
})
local place_of_outlet = { textDocument = document.textDocument, position = { line = 3, character = 18 } }
local outlet
-- Neovim sends the edits of the other buffer a little later.
eventually('the outlet of the class', function()
  vim.lsp.buf_request(storyboard, 'textDocument/completion', place_of_outlet, function(_, result)
    outlet = result and result.items[1] and result.items[1].label
  end)
  return outlet == 'priceLabel'
end)
must(not is_attached(open('Other.xml', { header, '<a/>' })), 'no server in other XML')

vim.cmd('qall!')
