import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServerProcess } from '#tests/support/server-process.ts'

/** Playwright's globalSetup: makes the demo's data once, so that each server begins with a copy. Returns the teardown. */
export default async function prepareData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-prepared-'))
  const server = await createServerProcess({ DATA_DIR: folder })
  await server.start()
  await server.end()
  await server.dispose()
  process.env['PREPARED_DATA'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
