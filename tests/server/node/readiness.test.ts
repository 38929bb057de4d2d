/** What health, liveness and readiness say: of a node that works, and of each fault. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { JOB_OVERDUE_AFTER_MS } from '#contract/constants/health.ts'
import {
  READINESS_CAUSES,
  READINESS_CHECKS,
  READINESS_LIMIT_MS,
  READINESS_SHARED_MS,
} from '#contract/constants/readiness.ts'
import type { Readiness } from '#contract/entities/readiness.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { createNotifyBus } from '#server/adapters/bus/notify-bus.ts'
import { runCheck } from '#server/domain/readiness/check.ts'
import { createListenCheck } from '#server/domain/readiness/listen-check.ts'
import { createReadReadiness } from '#server/domain/readiness/readiness.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const GIB = 1_024 ** 3
const SPACE = { freeBytes: 50 * GIB, totalBytes: 100 * GIB }

describeEachDatabase(
  'readiness',
  given => {
    let server: TestServer
    let space = SPACE
    let isFull = false
    /** What a transaction of the owner does instead of its work. */
    let fault: ((work: Parameters<Database['asOwner']>[0]) => Promise<unknown>) | null = null
    // Its timers never fire, so the server's own jobs leave everything to the tests after their first round.
    const clock = { ...createManualClock(Date.now()), setTimeout: () => null }

    beforeAll(async () => {
      const faulty: Database = {
        ...given.database,
        asOwner: <T>(work: Parameters<Database['asOwner']>[0]) =>
          (fault ? fault(work) : given.database.asOwner(work)) as Promise<T>,
      }
      const disk = {
        readSpace: async () => space,
        async tryWrite() {
          if (isFull) throw Object.assign(new Error('ENOSPC: /srv/data/.write-probe'), { code: 'ENOSPC' })
        },
      }
      server = await openTestServer(faulty, { clock, disk })
    })
    afterAll(() => server.close())
    afterEach(() => {
      fault = null
      space = SPACE
      isFull = false
    })

    const get = async (path: string) => {
      const response = await server.request(path)
      return { status: response.status, body: await response.json() }
    }
    /** The state of the node once the shared results are old, and its checks that are not `ok`. */
    const state = async () => {
      clock.advance(READINESS_SHARED_MS)
      const ready = await get('/api/ready')
      const health = await get('/api/health')
      const { ok, checks } = ready.body as Readiness
      expect([ok, health.status]).toEqual([ready.status === 200, ready.status])
      expect((await get('/api/live')).body).toMatchObject({
        ok: true,
        version: PRODUCT_VERSION,
        commit: null,
      })
      return {
        status: ready.status,
        faults: checks
          .filter(check => check.state !== 'ok')
          .map(({ name, state, cause }) => [name, state, cause]),
      }
    }
    const fine = { status: 200, faults: [] }
    const sql = (text: string) => given.database.asOwner(query => query(text))

    it('is ready, with every check and every job', async () => {
      expect(await state()).toEqual(fine)
      expect((await get('/api/health')).body).toEqual({ ok: true })
      const { checks } = (await get('/api/ready')).body as Readiness
      expect(checks.slice(0, READINESS_CHECKS.length).map(({ name }) => name)).toEqual(READINESS_CHECKS)
      expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['job:answers', 'job:emails']))
    })

    it('is unready while the database is read-only, and ready once it is not', async () => {
      fault = work =>
        given.database.asOwner(async query => {
          await query('set transaction read only')
          return work(query)
        })
      expect(await state()).toEqual({ status: 503, faults: [['write', 'failed', READINESS_CAUSES.readOnly]] })
      expect((await get('/api/health')).body).toMatchObject({ code: 'unavailable' })
      fault = null
      expect(await state()).toEqual(fine)
    })

    it.each([
      ['the database’s disk is full', '53100', READINESS_CAUSES.databaseFull],
      ['the database has no connection left', '53300', READINESS_CAUSES.tooManyConnections],
      ['the database is gone', '08006', READINESS_CAUSES.unreachable],
      ['the database says something else', '42501', READINESS_CAUSES.refused],
    ])('is unready when %s, and names no table, path or host', async (_, code, cause) => {
      fault = () =>
        Promise.reject(new DatabaseError(code, 'could not extend file "base/16384" of db.internal'))
      expect(await state()).toEqual({
        status: 503,
        faults: ['write', 'listen', 'migrations'].map(name => [name, 'failed', cause]),
      })
      const text = await (await server.request('/api/ready')).text()
      expect(text).not.toMatch(/16384|internal|app\./)
    })

    it.each([
      ['less than 5% and less than 1 GiB is free', { freeBytes: GIB - 1, totalBytes: 100 * GIB }, true],
      ['1 GiB is free', { freeBytes: GIB, totalBytes: 100 * GIB }, false],
      ['5% of a small disk is free', { freeBytes: GIB / 20, totalBytes: GIB }, false],
    ])('stays ready when %s, and warns or does not', async (_, given, isLow) => {
      space = given
      const low = { status: 200, faults: [['disk', 'low', READINESS_CAUSES.diskLow]] }
      expect(await state()).toEqual(isLow ? low : fine)
      const { body } = await (await server.asMember('admin@acme.test'))('getWorkspaceHealth')
      const files = body.checks.find(({ name }) => name === 'files')
      expect(files?.cause).toBe(isLow ? 'files-disk-low' : 'files-on-disk')
    })

    it('is unready once a file cannot be written, and ready once one can be again', async () => {
      isFull = true
      expect(await state()).toEqual({
        status: 503,
        faults: [['disk', 'failed', READINESS_CAUSES.unwritable]],
      })
      expect(await (await server.request('/api/ready')).text()).not.toMatch(/srv|ENOSPC/)
      isFull = false
      expect(await state()).toEqual(fine)
    })

    it('stays ready while a job is stuck or fails, and shows both', async () => {
      const known = () =>
        given.database.asOwner(query => query("select from app.job_runs where name = 'emails'"))
      await waitFor(async () => expect(await known()).toHaveLength(1), { timeout: scaleTimeout(20_000) })
      await sql("update app.job_runs set started_at = started_at + interval '1 day' where name <> 'emails'")
      await sql("update app.job_runs set failed_at = now(), succeeded_at = null where name = 'rules'")
      clock.advance(JOB_OVERDUE_AFTER_MS + 10 * 60_000)
      expect(await state()).toEqual({
        status: 200,
        faults: [
          ['job:emails', 'overdue', READINESS_CAUSES.jobOverdue],
          ['job:rules', 'failing', READINESS_CAUSES.jobFailed],
        ],
      })
      const { checks } = (await get('/api/ready')).body as Readiness
      const { age_s } = checks.find(({ name }) => name === 'job:emails')!
      expect(age_s).toBeGreaterThanOrEqual(JOB_OVERDUE_AFTER_MS / 1_000 + 600)
      await sql('delete from app.job_runs')
    })

    it('is unready when it cannot hear the database, after the time limit, and then hears again', async () => {
      let isDeaf = true
      const manual = createManualClock(0)
      const deaf: Database = {
        ...given.database,
        listen: (channel, heard) => given.database.listen(channel, payload => isDeaf || heard(payload)),
      }
      const check = await createListenCheck(createNotifyBus(deaf, { error() {} }))
      const late = runCheck(check, manual)
      manual.advance(READINESS_LIMIT_MS)
      expect(await late).toEqual({ name: 'listen', state: 'failed', cause: READINESS_CAUSES.late })
      isDeaf = false
      expect(await runCheck(check, manual)).toEqual({ name: 'listen', state: 'ok', cause: null })
      await check.close()
    })

    it('is unready without one of its migrations, and ready with one of a newer version', async () => {
      const table = 'supabase_migrations.schema_migrations'
      await sql(`insert into ${table} (version) values ('99990101000000')`)
      expect(await state()).toEqual(fine)
      await sql(`delete from ${table} where version = '99990101000000'`)
      await sql(`update ${table} set version = '9' || version where version = '20261130001400'`)
      expect((await state()).faults).toEqual([['migrations', 'failed', READINESS_CAUSES.missing]])
      await sql(`update ${table} set version = substr(version, 2) where version like '9%'`)
      expect(await state()).toEqual(fine)
    })

    it('is unready once the database was upgraded for newer code', async () => {
      await sql("update app.installation set oldest_version = '999.0.0'")
      expect((await state()).faults).toEqual([['migrations', 'failed', READINESS_CAUSES.outdated]])
      await sql('update app.installation set oldest_version = default')
      expect(await state()).toEqual(fine)
    })

    it('is answered whatever the host, because load balancers ask by address', async () => {
      for (const path of ['/api/health', '/api/live', '/api/ready'])
        expect((await server.request(path, { headers: { host: '10.0.0.7:3000' } })).status).toBe(200)
    })
  },
  { content: 'demo' },
)

describe('readiness', () => {
  const noDatabase = {
    as: () => Promise.reject(new DatabaseError('08006', 'gone')),
    inBackground: (work: () => unknown) => work(),
  } as never as Database

  it('runs its checks once for all who ask within a second', async () => {
    const clock = createManualClock(0)
    let runs = 0
    const find = async () => {
      runs += 1
      return null
    }
    const read = createReadReadiness({
      ...{ database: noDatabase, clock, jobNames: ['emails'], isStopping: () => false },
      checks: [{ name: 'write', find }],
    })
    await Promise.all([read(), read(), read()])
    clock.advance(READINESS_SHARED_MS - 1)
    expect([(await read()).ok, runs]).toEqual([true, 1])
    clock.advance(1)
    const { checks } = await read()
    expect(runs).toBe(2)
    expect(checks.at(-1)).toEqual({
      ...{ name: 'job:emails', state: 'unknown', cause: READINESS_CAUSES.unreachable, age_s: null },
    })
  })

  it('ends at once when the server stops, though the results are fresh', async () => {
    let isStopping = false
    const clock = createManualClock(0)
    const read = createReadReadiness({
      ...{ database: noDatabase, clock, jobNames: [], checks: [], isStopping: () => isStopping },
    })
    expect((await read()).ok).toBe(true)
    isStopping = true
    expect(await read()).toEqual({
      ok: false,
      checks: [{ name: 'stopping', state: 'failed', cause: READINESS_CAUSES.stopping }],
    })
  })
})
