/**
 * Prepared PGlite data folders: initdb takes seconds, a copy a tenth of a second. They are stored in
 * node_modules/.cache, an empty one for each PGlite version and a migrated one for each state of the
 * migrations.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { preparedHash, prepareForTests } from './prepared-state.ts'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/lapwing-tests', import.meta.url))
const UNUSED_AFTER_MS = 24 * 60 * 60 * 1000

/** Returns the folder of an empty or a migrated PGlite, created if missing. Copy it, never open it. */
export async function pgliteImage(content: 'empty' | 'migrated'): Promise<string> {
  const empty = `pglite-${pgliteVersion()}`
  if (content === 'empty') return keep(empty, async draft => (await openPglite({ folder: draft })).close())
  return keep(`${empty}-${preparedHash()}`, async draft => {
    cpSync(await pgliteImage('empty'), draft, { recursive: true })
    const database = await openPglite({ folder: draft })
    await prepareForTests(database).finally(() => database.close())
  })
}

/** Builds in a temporary folder and renames it. If several test files build at once, the first wins. */
async function keep(name: string, build: (draft: string) => Promise<void>): Promise<string> {
  const image = join(CACHE, name)
  if (existsSync(image)) return image
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'draft-'))
  try {
    await build(draft)
    removeUnused()
    renameSync(draft, image)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(image)) throw error
  }
  return image
}

function removeUnused(): void {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name)
    if (statSync(path).mtimeMs < Date.now() - UNUSED_AFTER_MS) rmSync(path, { recursive: true, force: true })
  }
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')).version
}
