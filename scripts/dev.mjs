/**
 * `npm run dev`: rebuilds on change, and restarts the server when its own files change. Reload the page to see a
 * change.
 */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { buildStale, INPUT_FOLDERS } from './build/build-stale.mjs'
import { ensureInstall } from './ensure-install.mjs'

ensureInstall()

let pending
function rebuildSoon() {
  clearTimeout(pending)
  pending = setTimeout(buildStale, 100)
}

buildStale()
for (const path of INPUT_FOLDERS) watch(path, { recursive: true }, rebuildSoon)
const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', 'server/commands/main.ts'],
  {
    stdio: 'inherit',
  },
)
server.on('exit', code => process.exit(code ?? 1))
