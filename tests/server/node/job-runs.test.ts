/** Records of the jobs' rounds, which all nodes share. */
import { beforeEach, expect, it } from 'vitest'
import { JOB_OVERDUE_AFTER_MS, JOB_RECORD_INTERVAL_MS } from '#contract/constants/health.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import { checkJobs, readJobs } from '#server/domain/health/jobs-health.ts'
import { recordRuns } from '#server/jobs/record-runs.ts'
import type { Job } from '#server/jobs/start-jobs.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'

const EVERY_MS = 1_000
const DEADLINE_MS = EVERY_MS + JOB_OVERDUE_AFTER_MS

describeEachDatabase('the records of the jobs', given => {
  const clock = createManualClock(Date.UTC(2027, 0, 1))
  beforeEach(() => given.database.asOwner(query => query('delete from app.job_runs')))

  /** A node with one job, whose rounds do `work`. */
  function node(work: () => Promise<boolean>) {
    const job: Job = { name: 'sweep', clock, everyMs: EVERY_MS, round: work, failure: 'failed' }
    const [recorded, records] = recordRuns({ database: given.database, clock, metrics: NO_METRICS }, [job])
    expect(records!.everyMs).toBe(JOB_RECORD_INTERVAL_MS)
    const again = () => {}
    return { round: () => recorded!.round(again), store: () => records!.round(again) }
  }
  const read = async () => {
    const jobs = await given.database.as(JOB_CLAIMS, query => readJobs(query, ['sweep'], clock.now()))
    return { ...jobs[0]!, cause: checkJobs(jobs).cause }
  }
  const done = async () => false

  it('is fine before its first round', async () => {
    expect(await read()).toMatchObject({ state: 'ok', last_started_at: null, cause: 'jobs-run' })
  })

  it('has the duration of the last round, and is overdue once no node has begun another', async () => {
    const one = node(async () => {
      clock.advance(40)
      return false
    })
    await one.round()
    await one.store()
    expect(await read()).toMatchObject({ state: 'ok', duration_ms: 40 })
    clock.advance(DEADLINE_MS - 41)
    expect((await read()).cause).toBe('jobs-run')
    clock.advance(1)
    expect(await read()).toMatchObject({ state: 'broken', cause: 'job-overdue' })
    await one.round()
    await one.store()
    expect((await read()).cause).toBe('jobs-run')
  })

  it('is overdue when a round never ends', async () => {
    const one = node(() => new Promise<boolean>(() => {}))
    void one.round()
    await one.store()
    clock.advance(DEADLINE_MS)
    await one.store()
    expect((await read()).cause).toBe('job-overdue')
  })

  it('isn’t overdue while another node runs it, in whatever order they record it', async () => {
    const [dead, alive] = [node(done), node(done)]
    await dead.round()
    clock.advance(DEADLINE_MS)
    await alive.round()
    await alive.store()
    await dead.store()
    expect(await read()).toMatchObject({
      cause: 'jobs-run',
      last_started_at: new Date(clock.now()).toISOString(),
    })
  })

  it('has failed until a round succeeds, and the failure still reaches the log', async () => {
    let error: Error | null = new Error('no')
    const one = node(async () => {
      if (error) throw error
      return false
    })
    await expect(one.round()).rejects.toThrow('no')
    await one.store()
    expect(await read()).toMatchObject({ state: 'attention', cause: 'job-failed' })
    error = null
    clock.advance(1)
    await one.round()
    await one.store()
    expect((await read()).cause).toBe('jobs-run')
  })

  it('ignores a job that the server no longer runs', async () => {
    await given.database.asOwner(query =>
      query("insert into app.job_runs (name, every_ms, started_at) values ('old', 1, '2020-01-01')"),
    )
    expect((await read()).cause).toBe('jobs-run')
  })
})
