/** `npm run reset`: deletes the embedded database and its files. The next start seeds it again. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstall } from './ensure-install.mjs'
import { loadTypeScript } from './load-typescript.mjs'

const folder = process.env.DATA_DIR || '.data'

/** Holds the data folder's lock while deleting, so that no server runs on the folder or starts on half of it. */
async function reset() {
  // A mistyped DATA_DIR must not delete another folder.
  if (!existsSync(join(folder, 'database'))) return console.log(`There is no data in ${folder}.`)
  ensureInstall()
  await loadTypeScript()
  const { takeDataLock } = await import('../server/adapters/pglite/data-lock.ts')
  const lock = takeDataLock(folder)
  rmSync(folder, { recursive: true })
  lock.release()
  console.log(`Removed ${folder}.`)
}

try {
  await reset()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
