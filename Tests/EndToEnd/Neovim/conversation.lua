-- Edits a small app with the server beside it. Says each step that fails and ends with 1, otherwise with 0.
-- Runs in Neovim 0.7 and later. Environment: PROGRAM, EDITOR_FOLDER (Editors/Neovim), APP (the folder to edit).

local function must(condition, step)
  if condition then return end
  io.stderr:write('failed: ' .. step .. '\n')
  vim.cmd('cquit 1')
end

local function eventually(step, condition)
  must(vim.wait(20000, condition, 20), step)
end

local command = { vim.env.PROGRAM, 'lsp' }
if vim.lsp.enable then
  vim.opt.runtimepath:append(vim.env.EDITOR_FOLDER)
  vim.lsp.config('waymark', { cmd = command })
  vim.lsp.enable('waymark')
else
  dofile(vim.env.EDITOR_FOLDER .. '/waymark-legacy.lua').setup({ cmd = command })
end

local clients = vim.lsp.get_clients or vim.lsp.get_active_clients

local function edit(name)
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.APP .. '/' .. name))
  vim.bo.filetype = 'swift'
  return vim.api.nvim_get_current_buf()
end

local function jump(request, from, column, file, line)
  vim.api.nvim_set_current_buf(from)
  vim.api.nvim_win_set_cursor(0, { 2, column })
  request()
  eventually('the jump to ' .. file, function()
    return vim.fn.expand('%:t') == file and vim.api.nvim_win_get_cursor(0)[1] == line
  end)
end

vim.o.hidden = true
local menu = edit('Menu.swift')
eventually('the start of the server', function()
  local client = clients()[1]
  return client ~= nil and client.initialized
end)

-- Completion, after a character that UTF-16 counts twice.
vim.api.nvim_buf_set_lines(menu, 2, 2, false, { '/* 😀 */ RoutableView<Ed' })
vim.api.nvim_win_set_cursor(0, { 3, 0 })
vim.cmd('normal! $')
vim.o.virtualedit = 'onemore'
vim.cmd('normal! l')
local parameters = vim.lsp.util.make_position_params(0, 'utf-16')
local answers = vim.lsp.buf_request_sync(menu, 'textDocument/completion', parameters, 20000) or {}
local _, answer = next(answers)
must(answer and answer.result, 'completion')
vim.lsp.util.apply_text_edits({ answer.result.items[1].textEdit }, menu, 'utf-16')
local line = vim.api.nvim_buf_get_lines(menu, 2, 3, false)[1]
must(line == '/* 😀 */ RoutableView<EditorViewInput', 'the completed line: ' .. line)
vim.api.nvim_buf_set_lines(menu, 2, 3, false, {})

-- Jumps.
jump(vim.lsp.buf.implementation, menu, 52, 'Editor.swift', 3)
jump(vim.lsp.buf.definition, menu, 52, 'EditorRouter.swift', 4)
vim.bo.filetype = 'swift'

-- A lens that opens what it counts.
if vim.lsp.enable then
  local router = vim.api.nvim_get_current_buf()
  eventually('the server in the new buffer', function() return #vim.lsp.get_clients({ bufnr = router }) == 1 end)
  vim.lsp.codelens.refresh({ bufnr = router })
  eventually('the lens', function()
    local lenses = vim.lsp.codelens.get(router)
    return #lenses > 0 and lenses[#lenses].command ~= nil
  end)
  must(vim.lsp.codelens.get(router)[1].command.title == '1 look-up', 'the title of the lens')
  vim.api.nvim_win_set_cursor(0, { 4, 0 })
  vim.lsp.codelens.run()
  eventually('the look-up behind the lens', function()
    return vim.fn.expand('%:t') == 'Menu.swift' and vim.api.nvim_win_get_cursor(0)[1] == 2
  end)
  vim.api.nvim_set_current_buf(router)
end

-- A diagnostic in one buffer that comes and goes with unsaved edits in another.
vim.api.nvim_buf_set_lines(0, 3, 4, false, { '    // nothing is registered' })
eventually('the diagnostic that comes', function() return #vim.diagnostic.get(menu) == 1 end)
local diagnostic = vim.diagnostic.get(menu)[1]
must(diagnostic.source == 'waymark' and diagnostic.lnum == 1, 'the diagnostic')
vim.cmd('silent undo')
eventually('the diagnostic that goes', function() return #vim.diagnostic.get(menu) == 0 end)

vim.cmd('qall!')
