/** Properties of the embedded database only: its thread, its lock, and that a kill loses nothing. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { pgliteImage } from '#tests/support/pglite-image.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'

const COMMITTER = fileURLToPath(new URL('../../support/commit-until-killed.ts', import.meta.url))
const ACKNOWLEDGED_ROWS = 40

describe('PGlite', () => {
  let folder: string

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lapwing-pglite-'))
    cpSync(await pgliteImage('empty'), folder, { recursive: true })
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('does not block the event loop while a statement runs', async () => {
    const database = await openPglite({ folder })
    let isRunning = true
    let ticks = 0
    function tick(): void {
      ticks += 1
      if (isRunning) setTimeout(tick, 1)
    }

    tick()
    await database.asOwner(query => query('select pg_sleep(0.3)'))
    isRunning = false
    await database.close()

    expect(ticks).toBeGreaterThan(10)
  })

  it('makes nobody wait for ever behind a slow statement, and answers again after it', async () => {
    const database = await openPglite({ folder, statementTimeoutMs: 200, waitTimeoutMs: 300 })
    const slow = database.asOwner(query => query('select pg_sleep(0.6)'))
    const behind = database.asOwner(query => query('select 1 as one'))
    expect(await Promise.allSettled([slow, behind])).toMatchObject([
      { reason: { code: '57014' } },
      { reason: { code: '53300' } },
    ])
    await expect
      .poll(() => database.asOwner(query => query('select 1 as one')).catch(() => []), {
        timeout: scaleTimeout(5_000),
      })
      .toEqual([{ one: 1 }])
    await database.close()
  })

  it('closes behind a statement that does not end', async () => {
    const database = await openPglite({ folder, statementTimeoutMs: 100 })
    const endless = database.asOwner(query => query('select pg_sleep(3600)'))
    await expect(endless).rejects.toMatchObject({ code: '57014' })
    await database.close()
    const again = await openPglite({ folder })
    expect(await again.asOwner(query => query('select 1 as one'))).toEqual([{ one: 1 }])
    await again.close()
  })

  it('rejects every call once it is closed', async () => {
    const database = await openPglite({ folder })
    await database.close()
    await expect(database.asOwner(query => query('select 1'))).rejects.toMatchObject({ code: '08006' })
    await database.close()
  })

  it('refuses a folder that a live process holds, and after a kill -9 takes it over with every acknowledged row', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', COMMITTER, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise(resolve => child.once('exit', resolve))
    let acknowledged = 0
    try {
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged = Number(line)
        if (acknowledged === 1) {
          await expect(openPglite({ folder })).rejects.toThrow(
            `The data folder ${folder} is in use by process ${child.pid}`,
          )
        }
        if (acknowledged === ACKNOWLEDGED_ROWS) child.kill('SIGKILL')
      }
    } finally {
      child.kill('SIGKILL')
      await ended
    }
    expect(acknowledged).toBeGreaterThanOrEqual(ACKNOWLEDGED_ROWS)

    const database = await openPglite({ folder })
    const rows = await database.asOwner(query => query('select id from acknowledged order by id'))
    await database.close()
    // One more may have been committed than was acknowledged, never one fewer.
    const ids = rows.map(row => row['id'])
    expect(ids.slice(0, acknowledged)).toEqual(Array.from({ length: acknowledged }, (_, index) => index + 1))
    expect(ids.length).toBeLessThanOrEqual(acknowledged + 1)
  })

  it('lets a folder go when the database does not start in it', async () => {
    rmSync(join(folder, 'database', 'global'), { recursive: true })
    await expect(openPglite({ folder })).rejects.toMatchObject({ name: 'DatabaseError', code: '08006' })
    await expect(openPglite({ folder })).rejects.toMatchObject({ name: 'DatabaseError', code: '08006' })
  })
})
