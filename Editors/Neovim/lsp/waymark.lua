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

---@type vim.lsp.Config
return {
  cmd = { 'waymark', 'lsp' },
  filetypes = { 'swift', 'objc', 'objcpp' },
  -- A function, because `root_markers` takes whole names only. Without any marker the server is not started.
  root_dir = function(bufnr, start)
    for _, marker in ipairs(markers) do
      local root = vim.fs.root(bufnr, marker)
      if root then return start(root) end
    end
  end,
  get_language_id = function(_, filetype) return language_ids[filetype] or filetype end,
}
