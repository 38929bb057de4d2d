/** `npm start`: installs and builds what is missing or stale, then becomes the server. */
import { buildStale } from './build/build-stale.mjs'
import { ensureInstall } from './ensure-install.mjs'

ensureInstall()
if (buildStale()) {
  // Before the import, because it affects only modules that load later.
  process.setSourceMapsEnabled(true)
  await import('../dist/server/main.mjs')
} else process.exitCode = 1
