/** [ADMIN-04] The health page: what makes each cause appear, and what makes it disappear. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EMBED_SILENT_AFTER_MS } from '#contract/constants/embed-doctor.ts'
import {
  AI_HEALTH_WINDOW_MS,
  ARTICLE_READ_AFTER_MS,
  HEALTH_CAUSES,
  type HealthCause,
  type HealthCheckName,
  JOB_OVERDUE_AFTER_MS,
  MAIL_LATE_AFTER_MS,
  REALTIME_BEHIND_AFTER_MS,
  REALTIME_STUCK_AFTER_MS,
  WAITS_UNASSIGNED_AFTER_MS,
} from '#contract/constants/health.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { seedCompanies } from '#demo/companies.ts'
import { checkFiles } from '#server/domain/health/files-health.ts'
import { checkKnowledge } from '#server/domain/health/knowledge-health.ts'
import { checkRealtime } from '#server/domain/health/realtime-health.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'

const COMPANY = seedCompanies.find(({ subdomain }) => subdomain === 'empty')!.id
const CONVERSATION = 'c0ffee00-0000-4000-8000-00000000000a'
const MINUTE_MS = 60_000

/** A cause, what brings it about, what ends it, and the number in its sentence. */
type Case = {
  readonly check: HealthCheckName
  readonly cause: HealthCause
  /** Statements as the database's owner; $1 is now. */
  readonly given: readonly string[]
  /** The cause appears this much later, to the millisecond. */
  readonly afterMs?: number
  readonly counts: object
  readonly until: readonly string[] | { readonly ms: number }
  /** The cause before it, and after it. */
  readonly otherwise: HealthCause
}

const conversation = (columns = '') =>
  `insert into public.conversations (id, company_id, subject, source, responder, needs_human, human_requested_at ${columns && `, ${columns.split('=')[0]}`})
   values ('${CONVERSATION}', '${COMPANY}', 'Help', 'chat', 'none', true, $1 ${columns && `, ${columns.split('=')[1]}`})`
const said = (sequence: number, type: string, content: string, outcome = 'answer') =>
  `insert into public.messages (company_id, conversation_id, sender_type, content, meta, outcome, created_at)
   values ('${COMPANY}', '${CONVERSATION}', 'ai', '${content.replaceAll("'", "''")}', '{"type":"${type}"}', '${outcome}',
           $1::timestamptz + interval '${sequence} milliseconds')`
const failed = (sequence: number, type = 'offer', problem = 'too_slow') =>
  `insert into public.messages (company_id, conversation_id, sender_type, content, meta, outcome, model_problem, created_at)
   values ('${COMPANY}', '${CONVERSATION}', 'ai', 'Hm', '{"type":"${type}"}',
           '${type === 'offer' ? 'unavailable' : 'answer'}', '${problem}', $1::timestamptz + interval '${sequence} milliseconds')`
const report = (finding: string) =>
  `insert into public.embed_reports (company_id, origin, finding, path, mode, features, first_seen_at, last_seen_at)
   values ('${COMPANY}', 'https://shop.example', '${finding}', '/', 'element', '{chat}', $1, $1)`
const erased = [
  `delete from public.conversations where id = '${CONVERSATION}' and $1::timestamptz is not null`,
]
const setting = (section: string, value: object) =>
  `insert into public.settings (company_id, section, version, value, saved_by, saved_by_name, saved_at)
   values ('${COMPANY}', '${section}',
           (select count(*) + 1 from public.settings where company_id = '${COMPANY}' and section = '${section}'),
           '${JSON.stringify(value)}', gen_random_uuid(), 'A test', $1)`
const email = (stateDueProblemAttempt: string) =>
  `insert into public.emails
     (company_id, kind, recipient, subject, page, created_at, state, due_at, problem, last_attempt_at)
   values ('${COMPANY}', 'receipt', 'ada@example.com', 'Ticket', '{}', $1, ${stateDueProblemAttempt})`
const job = (change: string) =>
  `update app.job_runs set ${change} where name = 'timeouts' and $1::timestamptz is not null`
const slaTimer = `insert into public.sla_timers
     (company_id, conversation_id, policy_name, timer, started_at, warn_at, due_at)
   values ('${COMPANY}', '${CONVERSATION}', 'VIP', 'first-reply', $1, $1, $1::timestamptz + interval '10 minutes')`

const CASES: readonly Case[] = [
  {
    check: 'queue',
    cause: 'somebody-waits',
    given: [conversation()],
    counts: { waiting: 1, late: 0 },
    until: erased,
    otherwise: 'nobody-waits',
  },
  {
    check: 'queue',
    cause: 'waits-unassigned',
    given: [conversation()],
    afterMs: WAITS_UNASSIGNED_AFTER_MS,
    counts: { waiting: 1 },
    until: erased,
    otherwise: 'somebody-waits',
  },
  {
    check: 'queue',
    cause: 'past-deadline',
    given: [conversation(), slaTimer],
    afterMs: 10 * MINUTE_MS,
    counts: { late: 1 },
    until: [`update public.sla_timers set ended_at = $1 where conversation_id = '${CONVERSATION}'`],
    otherwise: 'waits-unassigned',
  },
  {
    check: 'widgets',
    cause: 'widgets-run',
    given: [report('loaded')],
    counts: { sites: 1, problems: 0 },
    until: { ms: EMBED_SILENT_AFTER_MS },
    otherwise: 'no-site',
  },
  {
    check: 'widgets',
    cause: 'sites-silent',
    given: [report('loaded')],
    afterMs: EMBED_SILENT_AFTER_MS,
    counts: { sites: 1 },
    until: ['update public.embed_reports set last_seen_at = $1'],
    otherwise: 'widgets-run',
  },
  {
    check: 'widgets',
    cause: 'site-problems',
    given: [report('loaded'), report('csp:img-src')],
    counts: { sites: 1, problems: 1 },
    until: ["delete from public.embed_reports where finding <> 'loaded' and $1::timestamptz is not null"],
    otherwise: 'no-site',
  },
  {
    check: 'ai',
    cause: 'ai-answers',
    given: [conversation(), said(1, 'answer', 'Yes.'), said(2, 'offer', 'I don’t know.')],
    counts: { answered: 1, offered: 1, failed: 0 },
    until: { ms: AI_HEALTH_WINDOW_MS + 2 },
    otherwise: 'ai-idle',
  },
  {
    check: 'ai',
    cause: 'ai-some-failed',
    given: [conversation(), said(1, 'answer', 'Yes.'), failed(2), failed(3, 'answer')],
    counts: { answered: 2, failed: 2, stood_in: 1 },
    until: { ms: AI_HEALTH_WINDOW_MS + 3 },
    otherwise: 'ai-idle',
  },
  {
    check: 'ai',
    cause: 'ai-failing',
    given: [conversation(), said(1, 'answer', 'Yes.'), failed(2), failed(3), failed(4)],
    counts: { answered: 1, failed: 3 },
    until: [said(5, 'answer', 'Yes.')],
    otherwise: 'ai-idle',
  },
  {
    check: 'ai',
    cause: 'ai-limit-reached',
    given: [setting('ai', { answers_per_day: 0 })],
    counts: { limit: 0 },
    until: [setting('ai', {})],
    otherwise: 'ai-idle',
  },
  {
    check: 'ai',
    cause: 'ai-off',
    given: [setting('chat-flow', { is_ai_enabled: false })],
    counts: {},
    until: [setting('chat-flow', {})],
    otherwise: 'ai-idle',
  },
  {
    check: 'knowledge',
    cause: 'articles-searchable',
    given: [
      `insert into public.content (company_id, type, slug, title, body, language, status, visibility, created_at, updated_at)
       values ('${COMPANY}', 'article', 'a', 'A', 'A.', 'en', 'published', 'public', $1, $1)`,
    ],
    counts: { articles: 1, unread: 0 },
    until: [`delete from public.content where company_id = '${COMPANY}' and $1::timestamptz is not null`],
    otherwise: 'no-articles',
  },
  {
    check: 'mail',
    cause: 'mail-late',
    given: [email("'queued', $1, null, null")],
    afterMs: MAIL_LATE_AFTER_MS,
    counts: { late: 1, failing: 0 },
    until: ["update public.emails set state = 'sent', due_at = null, sent_at = $1"],
    otherwise: 'mail-sent',
  },
  {
    check: 'mail',
    cause: 'mail-failing',
    given: [email("'queued', $1, 'timeout', $1")],
    counts: { failing: 1 },
    until: ["update public.emails set state = 'sent', due_at = null, sent_at = $1"],
    otherwise: 'mail-sent',
  },
  {
    check: 'mail',
    cause: 'mail-failing',
    given: [
      email("'failed', null, 'recipient_refused', $1"),
      email("'failed', null, 'recipient_paused', $1"),
    ],
    counts: { failing: 1 },
    until: { ms: 24 * 60 * MINUTE_MS },
    otherwise: 'mail-sent',
  },
  {
    check: 'files',
    cause: 'files-stuck',
    given: [
      "insert into files.loose (name, erased_at, due_at) select 'a', now() - interval '20 minutes', $1::timestamptz",
    ],
    counts: { files: 1 },
    until: ['delete from files.loose where $1::timestamptz is not null'],
    otherwise: 'files-on-disk',
  },
  {
    check: 'jobs',
    cause: 'job-overdue',
    given: [job('started_at = $1, every_ms = 2000')],
    afterMs: JOB_OVERDUE_AFTER_MS + 2_000,
    counts: { overdue: 1 },
    until: [job('started_at = $1')],
    otherwise: 'jobs-run',
  },
  {
    check: 'jobs',
    cause: 'job-failed',
    given: [job("failed_at = $1, succeeded_at = $1::timestamptz - interval '1 millisecond'")],
    counts: { failed: 1, overdue: 0 },
    until: [job("succeeded_at = $1::timestamptz + interval '1 millisecond'")],
    otherwise: 'jobs-run',
  },
]

describeEachDemoDatabase('the health of a workspace', given => {
  let server: TestServer
  // Its timers never fire, so the server's own jobs leave everything to the tests.
  const clock = { ...createManualClock(Date.now()), setTimeout: () => null }

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock })
  })
  afterAll(() => server.close())

  const run = (statements: readonly string[]) =>
    given.database.asOwner(async query => {
      for (const sql of statements) await query(sql, [new Date(clock.now())])
    })
  beforeEach(() =>
    run([
      ...erased,
      'delete from public.embed_reports where $1::timestamptz is not null',
      `delete from public.settings where company_id = '${COMPANY}' and $1::timestamptz is not null`,
      `delete from public.content where company_id = '${COMPANY}' and $1::timestamptz is not null`,
      // Far ahead, so that only the tests' own changes make a job late.
      "update app.job_runs set started_at = $1::timestamptz + interval '1 year', succeeded_at = $1, failed_at = null",
    ]),
  )
  const health = async (email = 'admin@empty.test') => (await server.asMember(email))('getWorkspaceHealth')
  const check = async (name: HealthCheckName) => (await health()).body.checks.find(one => one.name === name)!

  it.each(CASES)('$check: $cause', async ({ check: name, cause, given: start, afterMs = 0, ...rest }) => {
    const { counts, until, otherwise } = rest
    if (afterMs === 0) expect((await check(name)).cause).toBe(before(name))
    await run(start)
    if (afterMs > 0) {
      clock.advance(afterMs - 1)
      expect((await check(name)).cause).toBe(otherwise)
      clock.advance(1)
    }
    const found = await check(name)
    expect(found).toMatchObject({
      cause,
      counts,
      state: (HEALTH_CAUSES[name] as Record<string, string>)[cause],
    })
    if ('ms' in until) {
      clock.advance(until.ms - 1)
      expect((await check(name)).cause).toBe(cause)
      clock.advance(1)
    } else await run(until)
    expect((await check(name)).cause).not.toBe(cause)
  })

  it('has a case for every cause that a company’s rows bring about', () => {
    const tested = new Set(CASES.flatMap(({ cause, otherwise }) => [cause, otherwise]))
    const all = Object.values(HEALTH_CAUSES).flatMap(Object.keys)
    // `checkFiles` and `checkRealtime` are tested below.
    const elsewhere = all.filter(cause => /^(?:realtime|files)-|^articles-being-read$/.test(cause))
    expect([...tested, ...elsewhere].sort()).toEqual(expect.arrayContaining(all.sort()))
  })

  it('doesn’t blame the model for a conversation that has used up its answers, nor for a text that failed its check', async () => {
    await run([conversation(), said(1, 'answer', 'Yes.'), said(2, 'offer', 'Enough.', 'turn-limit')])
    expect(await check('ai')).toMatchObject({
      cause: 'ai-answers',
      counts: { answered: 1, failed: 0, offered: 1 },
    })
    await run([failed(3, 'answer', 'failed_check')])
    expect((await check('ai')).cause).toBe('ai-answers')
  })

  it('calls an article unread while its vectors are missing or old, after a while, to the millisecond', async () => {
    await run(CASES.find(({ cause }) => cause === 'articles-searchable')!.given)
    const now = clock.now()
    const cause = (model: string | null, ms: number) =>
      given.database.asOwner(async query => (await checkKnowledge(query, COMPANY, model, now + ms)).cause)
    expect(await cause('m', ARTICLE_READ_AFTER_MS - 1)).toBe('articles-searchable')
    expect(await cause('m', ARTICLE_READ_AFTER_MS)).toBe('articles-being-read')
    expect(await cause(null, ARTICLE_READ_AFTER_MS)).toBe('articles-searchable')
    await run([
      `insert into app.article_vectors (content_id, model, article_changed, vectors)
       select id, 'm', updated_at, '{}' from public.content where company_id = '${COMPANY}' and $1::timestamptz is not null`,
    ])
    expect(await cause('m', ARTICLE_READ_AFTER_MS)).toBe('articles-searchable')
  })

  it('lists every job with its last round, its duration and its next one', async () => {
    await run([job('started_at = $1, every_ms = 2000, duration_ms = 7')])
    const { jobs } = (await health()).body
    expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['answers', 'imports', 'timeouts']))
    expect(jobs.find(({ name }) => name === 'timeouts')).toEqual({
      name: 'timeouts',
      state: 'ok',
      last_started_at: new Date(clock.now()).toISOString(),
      duration_ms: 7,
      next_at: new Date(clock.now() + 2_000).toISOString(),
      last_failed_at: null,
    })
  })

  it('[R6] counts the company’s own rows only, and is for those who may change settings', async () => {
    await run([conversation(), report('loaded')])
    const other = (await health('admin@clinic.test')).body
    expect(other.checks.find(({ name }) => name === 'widgets')).toMatchObject({ cause: 'no-site' })
    expect(other.checks.find(({ name }) => name === 'mail')!.counts).toEqual({ failing: 0, late: 0 })
    expect((await health('agent@acme.test')).code).toBe('forbidden')
  })
})

/** The cause of a company that has nothing. */
function before(name: HealthCheckName): HealthCause {
  return {
    queue: 'nobody-waits',
    widgets: 'no-site',
    ai: 'ai-idle',
    knowledge: 'no-articles',
    mail: 'mail-sent',
    realtime: 'realtime-live',
    files: 'files-on-disk',
    jobs: 'jobs-run',
  }[name] as HealthCause
}

describe('checkFiles', () => {
  it.each([
    [null, 'files-elsewhere'],
    ['disk', 'files-on-disk'],
    ['database', 'files-in-database'],
    ['s3', 'files-in-s3'],
  ] as const)('with files in %s is %s', (kind, cause) => {
    expect(checkFiles(kind && { kind, stuck: 0, since: null }, false).cause).toBe(cause)
    if (kind) expect(checkFiles({ kind, stuck: 1, since: null }, false).cause).toBe('files-stuck')
    expect(checkFiles(kind && { kind, stuck: 1, since: null }, true)).toMatchObject({
      ...{ cause: 'files-disk-low', state: 'attention' },
    })
  })
})

describe('checkRealtime', () => {
  it.each([
    [null, 'realtime-elsewhere'],
    [0, 'realtime-live'],
    [REALTIME_BEHIND_AFTER_MS - 1, 'realtime-live'],
    [REALTIME_BEHIND_AFTER_MS, 'realtime-behind'],
    [REALTIME_STUCK_AFTER_MS - 1, 'realtime-behind'],
    [REALTIME_STUCK_AFTER_MS, 'realtime-stuck'],
  ])('with a lag of %s ms is %s', (lagMs, cause) => {
    expect(checkRealtime(lagMs === null ? null : { heardAt: 0, lagMs, sockets: 3 }).cause).toBe(cause)
  })
})
