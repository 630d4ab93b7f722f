-- Asks sourcekit-lsp and Waymark about the same places of one document. Says each step that fails and ends with 1,
-- otherwise with 0. Runs in Neovim 0.11. Environment: SOURCEKIT, EDITOR_FOLDER (Editors/Neovim), APP (a package),
-- PATIENCE (in seconds). `waymark` is on the PATH.

local function must(condition, step)
  if condition then return end
  io.stderr:write('failed: ' .. step .. '\n')
  vim.cmd('cquit 1')
end

-- In milliseconds, the time after which a step that hangs is ended.
local patience = tonumber(vim.env.PATIENCE) * 1000

local function eventually(step, condition)
  must(vim.wait(patience, condition, 50), step)
end

vim.opt.runtimepath:append(vim.env.EDITOR_FOLDER)
vim.lsp.config('sourcekit', { cmd = { vim.env.SOURCEKIT }, filetypes = { 'swift' }, root_markers = { 'Package.swift' } })
vim.lsp.enable({ 'sourcekit', 'waymark' })
vim.o.hidden = true
vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.APP .. '/Sources/App/Menu.swift'))
vim.bo.filetype = 'swift'
local buffer = vim.api.nvim_get_current_buf()

eventually('the start of both servers', function()
  local clients = vim.lsp.get_clients({ bufnr = buffer })
  return #clients == 2 and clients[1].initialized and clients[2].initialized
end)
local clients = vim.lsp.get_clients({ bufnr = buffer })
must(clients[1].offset_encoding == clients[2].offset_encoding, 'one encoding')

-- The answers at a place, by the name of the server; nil for nothing and for what a server does not know.
local function ask(method, line, column, more)
  vim.api.nvim_win_set_cursor(0, { line, column })
  local parameters = vim.tbl_extend('force', vim.lsp.util.make_position_params(0, 'utf-16'), more or {})
  local answers = {}
  for id, answer in pairs(vim.lsp.buf_request_sync(buffer, method, parameters, patience) or {}) do
    local result = answer.result
    if result and result ~= vim.NIL and next(result) then answers[vim.lsp.get_client_by_id(id).name] = result end
  end
  return answers
end

-- `RoutableView<EditorViewInput>()` behind an emoji, and the name of the function around it.
local route = { 3, 52 }
local other = { 2, 6 }

eventually('that sourcekit-lsp knows the package', function()
  return ask('textDocument/definition', unpack(route)).sourcekit ~= nil
end)

-- Definition: the protocol from the one, the registration from the other, and no place twice.
local items
vim.api.nvim_win_set_cursor(0, route)
vim.lsp.buf.definition({ on_list = function(list) items = list.items end })
eventually('the list of definitions', function() return items ~= nil end)
local places = vim.tbl_map(function(item) return vim.fn.fnamemodify(item.filename, ':t') .. ':' .. item.lnum end, items)
table.sort(places)
must(vim.deep_equal(places, { 'Editor.swift:2', 'EditorRouter.swift:5' }), 'definitions: ' .. vim.inspect(places))

local implementation = ask('textDocument/implementation', unpack(route))
must(implementation.waymark and not implementation.sourcekit, 'implementation')

local hover = ask('textDocument/hover', unpack(route))
must(hover.waymark and hover.sourcekit, 'hover of both')
must(hover.waymark.contents.value ~= hover.sourcekit.contents.value, 'each says what it knows')
must(not hover.waymark.contents.value:find('```swift', 1, true), 'the declaration is left to sourcekit-lsp')

-- What the language's own server renames is left to it.
local rename = ask('textDocument/prepareRename', unpack(route))
must(rename.sourcekit and not rename.waymark, 'rename')

-- Nothing but routes.
for _, method in ipairs({ 'definition', 'hover', 'implementation', 'declaration', 'prepareCallHierarchy', 'prepareRename' }) do
  must(not ask('textDocument/' .. method, unpack(other)).waymark, method .. ' outside of routes')
end
must(ask('textDocument/hover', unpack(other)).sourcekit, 'hover of sourcekit-lsp outside of routes')

-- References: no place twice.
local seen = {}
local context = { context = { includeDeclaration = true } }
for _, answer in pairs(ask('textDocument/references', route[1], route[2], context)) do
  for _, location in ipairs(answer) do
    local key = location.uri .. vim.inspect(location.range.start)
    must(not seen[key], 'a reference that is listed twice: ' .. key)
    seen[key] = true
  end
end
must(vim.tbl_count(seen) >= 3, 'references')

-- Both follow an edit.
vim.api.nvim_buf_set_lines(buffer, 1, 1, false, { '// One line more.' })
eventually('both after an edit', function()
  local answers = ask('textDocument/hover', route[1] + 1, route[2])
  return answers.waymark ~= nil and answers.sourcekit ~= nil
end)
for _, client in ipairs(vim.lsp.get_clients({ bufnr = buffer })) do
  must(not client:is_stopped(), client.name .. ' is still there')
end
must(#vim.lsp.get_clients({ bufnr = buffer }) == 2, 'both are still there')

vim.cmd('qall!')
