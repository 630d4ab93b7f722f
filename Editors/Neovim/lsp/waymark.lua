-- Waymark beside sourcekit-lsp, for Neovim 0.11 and later.
-- Put this folder's parent on the 'runtimepath', then: vim.lsp.enable('waymark')

-- The nearest of the first kind wins, then of the second, and so on. `Package.swift` stands low: an app made of
-- modules holds many of them.
local markers = {
  '.waymark.yml',
  function(name) return name:match('%.xcworkspace$') ~= nil end,
  function(name) return name:match('%.xcodeproj$') ~= nil end,
  'Podfile',
  'Package.swift',
  '.git',
}

local language_ids = { objc = 'objective-c', objcpp = 'objective-cpp' }

-- Of XML, storyboards and xibs alone.
local function is_served(bufnr)
  local name = vim.api.nvim_buf_get_name(bufnr)
  return vim.bo[bufnr].filetype ~= 'xml' or name:match('%.storyboard$') ~= nil or name:match('%.xib$') ~= nil
end

-- What a code lens counts: one place is shown, several are listed.
local function show_references(command, context)
  local encoding = vim.lsp.get_client_by_id(context.client_id).offset_encoding
  local places = command.arguments[3]
  if #places == 0 then return end
  if #places == 1 then return vim.lsp.util.show_document(places[1], encoding, { focus = true }) end
  vim.fn.setqflist({}, ' ', { title = command.title, items = vim.lsp.util.locations_to_items(places, encoding) })
  vim.cmd('botright copen')
end

-- Neovim inserts the first word of an item alone: `UIViewController` of `UIViewController & SearchInput`.
local function convert(item)
  local edit, is_snippet = item.textEdit, item.insertTextFormat == vim.lsp.protocol.InsertTextFormat.Snippet
  local is_own = type(item.data) == 'string' and vim.startswith(item.data, 'waymark\t')
  return is_own and edit and not is_snippet and { word = edit.newText } or {}
end

local function complete(client, bufnr)
  if vim.lsp.completion then vim.lsp.completion.enable(true, client.id, bufnr, { convert = convert }) end
end

-- `:WaymarkMap` shows the map of routes in a browser, `:WaymarkMap!` that of what the cursor's place leads to.
local function define_map(client, bufnr)
  vim.api.nvim_buf_create_user_command(bufnr, 'WaymarkMap', function(options)
    local place = options.bang and { vim.lsp.util.make_position_params(0, client.offset_encoding) } or {}
    local command = { title = 'Show route map', command = 'waymark.showRouteMap', arguments = place }
    client:exec_cmd(command, { bufnr = bufnr })
  end, { bang = true, force = true })
end

local function attach(client, bufnr)
  complete(client, bufnr)
  define_map(client, bufnr)
end

-- For a status line: `%{get(g:, 'waymark_status', '')}`.
local function show_status(_, status)
  vim.g.waymark_status = status.message
  vim.cmd.redrawstatus()
end

---@type vim.lsp.Config
return {
  cmd = { 'waymark', 'lsp' },
  filetypes = { 'swift', 'objc', 'objcpp', 'xml' },
  -- A function, because `root_markers` takes whole names only. Without any marker the server is not started.
  root_dir = function(bufnr, start)
    if not is_served(bufnr) then return end
    for _, marker in ipairs(markers) do
      local root = vim.fs.root(bufnr, marker)
      if root then return start(root) end
    end
  end,
  get_language_id = function(_, filetype) return language_ids[filetype] or filetype end,
  on_attach = attach,
  commands = { ['waymark.showReferences'] = show_references },
  handlers = { ['experimental/serverStatus'] = show_status },
  capabilities = {
    experimental = { commands = { commands = { 'waymark.showReferences' } }, serverStatusNotification = true },
  },
}
