import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase } from '#tests/support/copy-database.ts'
import { createServerProcess, type PreparedData } from '#tests/support/server-process.ts'
import { startPostgres } from '#tests/support/start-postgres.ts'
import { JOURNEYS_DATABASE } from '../../playwright.config.ts'

/**
 * Playwright's globalSetup: prepares the demo's data once, so that each server starts with a copy. Returns
 * the teardown.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-prepared-'))
  const postgres = JOURNEYS_DATABASE === 'postgres' ? await preparePostgres() : null
  const server = await createServerProcess({ DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '' })
  await server.start()
  await server.end()
  await server.dispose()
  process.env['PREPARED_DATA'] = JSON.stringify({ folder, postgres: postgres?.prepared ?? null })
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function preparePostgres() {
  const { url: serverUrl, stop } = await startPostgres()
  const { url } = await copyDatabase(serverUrl, () => 'template0')
  const name = new URL(url).pathname.slice(1)
  return { url, prepared: { serverUrl, name } satisfies PreparedData['postgres'], stop }
}
