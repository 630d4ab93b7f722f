-- Waymark beside sourcekit-lsp, for Neovim 0.7 to 0.10:
--   dofile('/path/to/Editors/Neovim/waymark-legacy.lua').setup()
--   dofile('/path/to/Editors/Neovim/waymark-legacy.lua').setup({ cmd = { '/path/to/waymark', 'lsp' } })

local M = {}

-- Patterns for names. The nearest of the first kind wins, then of the second, and so on.
local markers = {
  '^%.waymark%.yml$',
  '%.xcworkspace$',
  '%.xcodeproj$',
  '^Podfile$',
  '^Package%.swift$',
  '^%.git$',
}

local language_ids = { objc = 'objective-c', objcpp = 'objective-cpp' }

local function holds(directory, pattern)
  local entries = vim.loop.fs_scandir(directory)
  local name = entries and vim.loop.fs_scandir_next(entries)
  while name do
    if name:match(pattern) then return true end
    name = vim.loop.fs_scandir_next(entries)
  end
  return false
end

local function nearest(directory, pattern)
  while not holds(directory, pattern) do
    local parent = vim.fn.fnamemodify(directory, ':h')
    if parent == directory then return nil end
    directory = parent
  end
  return directory
end

local function root(path)
  local directory = vim.fn.fnamemodify(path, ':p:h')
  for _, pattern in ipairs(markers) do
    local found = nearest(directory, pattern)
    if found then return found end
  end
end

local clients = {} -- root to client id

-- Of XML, storyboards and xibs alone.
local function is_served(buffer)
  local name = vim.api.nvim_buf_get_name(buffer)
  return vim.bo[buffer].filetype ~= 'xml' or name:match('%.storyboard$') ~= nil or name:match('%.xib$') ~= nil
end

-- `:WaymarkMap` shows the map of routes in a browser, `:WaymarkMap!` that of what the cursor's place leads to.
local function define_map(buffer, client)
  vim.api.nvim_buf_create_user_command(buffer, 'WaymarkMap', function(options)
    local place = options.bang and { vim.lsp.util.make_position_params(0, client.offset_encoding) } or {}
    local command = { command = 'waymark.showRouteMap', arguments = place }
    client.request('workspace/executeCommand', command, nil, buffer)
  end, { bang = true, force = true })
end

local function attach(buffer, options)
  local directory = is_served(buffer) and root(vim.api.nvim_buf_get_name(buffer))
  if not directory then return end
  if not clients[directory] then
    clients[directory] = vim.lsp.start_client({
      name = 'waymark',
      cmd = options.cmd or { 'waymark', 'lsp' },
      root_dir = directory,
      workspace_folders = { { uri = vim.uri_from_fname(directory), name = vim.fn.fnamemodify(directory, ':t') } },
      get_language_id = function(_, filetype) return language_ids[filetype] or filetype end,
      capabilities = options.capabilities,
      on_attach = options.on_attach,
      on_exit = function() clients[directory] = nil end,
    })
  end
  local client = clients[directory] and vim.lsp.get_client_by_id(clients[directory])
  if not client then return end
  vim.lsp.buf_attach_client(buffer, client.id)
  define_map(buffer, client)
end

---@param options table|nil `cmd`, `capabilities` and `on_attach`, each as `vim.lsp.start_client` takes it
function M.setup(options)
  vim.api.nvim_create_autocmd('FileType', {
    pattern = { 'swift', 'objc', 'objcpp', 'xml' },
    callback = function(event) attach(event.buf, options or {}) end,
  })
end

return M
