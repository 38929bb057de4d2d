/**
 * `npm run bench:screen`: measures on the built product how soon a thread of 3,000 messages is visible after
 * the server's answer, and how smoothly a list of 50,000 conversations scrolls. Prints Markdown. With `--
 * --database URL` it fills that empty PostgreSQL, which takes minutes; otherwise an embedded database, which
 * takes much longer.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { prepareDatabase } from '#server/database/prepare-database.ts'
import { initialMetadata } from '#server/domain/people/accounts/user-metadata.ts'
import { openLog } from '#server/events/open-log.ts'
import { hashPassword } from '#server/gateway/auth/passwords.ts'
import { chromiumArgs, findChromium } from '../scripts/find-chromium.mjs'
import { inbox } from '../tests/e2e/screens.ts'
import { createServerProcess } from '../tests/support/server-process.ts'
import { seedDesk } from './desk/seed-desk.ts'

const CONVERSATIONS = 50_000
const LONGEST = 3_000
const RUNS = 20
const WHEEL_STEPS = 200
const WHEEL_PX = 120

/** Long enough for the server to finish all requests of the page, in ms. */
const HOLD_MS = 400

const STATEMENT_TIMEOUT_MS = 600_000

/** Fills a company's inbox. Its agent can sign in. */
async function seed(url: string | undefined, folder: string) {
  const options = { statementTimeoutMs: STATEMENT_TIMEOUT_MS }
  const database = url
    ? openPostgres({ url, maxConnections: 2, ...options })
    : await openPglite({ folder, ...options })
  await prepareDatabase(database, { migrationsFolder: 'supabase/migrations', bootstrap: true })
  await openLog(database)
  const desk = await seedDesk(database, { conversations: CONVERSATIONS, longest: LONGEST })
  const [longest] = await database.asOwner(query =>
    query<{ subject: string }>('select subject from public.conversations where id = $1', [desk.longestId]),
  )
  await database.asOwner(async query =>
    query(
      `update auth.users set encrypted_password = $2, email_confirmed_at = now(), raw_user_meta_data = $3 where id = $1`,
      [desk.member.userId, await hashPassword(DEMO_PASSWORD), initialMetadata('Priya Raman', 'agent')],
    ),
  )
  await database.close()
  return { desk, subject: longest!.subject }
}

/**
 * Returns the ms from the last byte of the messages' answer to the frame that shows them, one for each run,
 * each on a new page. The server shares the cores and answers other requests meanwhile. With `holdMs`, the
 * messages reach the page that much later, when the server is idle, and the time starts then.
 */
async function openings(
  context: BrowserContext,
  list: string,
  id: string,
  holdMs: number,
): Promise<number[]> {
  const page = await context.newPage()
  if (holdMs > 0) await page.addInitScript(holdMessages, holdMs)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.goto(list)
    // Agents usually open it in an inbox that has finished loading.
    await page.waitForLoadState('networkidle')
    await page.locator(`a[href*="${id}"]`).first().click()
    times.push(
      await page.evaluate(async id => {
        const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
        while (!document.querySelector('[aria-label="Messages"] article')) await frame()
        // The frame after the render starts once the messages are on the screen.
        await frame()
        const now = performance.now()
        const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const answer = answers.find(({ name }) => name.includes(`/api/conversations/${id}/messages`))
        return now - (performance.getEntriesByName('given')[0]?.startTime ?? answer!.responseEnd)
      }, id),
    )
  }
  await page.close()
  return times
}

/** Runs in the page. Delays the messages' answer. */
function holdMessages(holdMs: number): void {
  const { fetch } = window
  window.fetch = async (...request) => {
    const answer = await fetch(...request)
    if (!/\/messages\?before=/.test(answer.url)) return answer
    const body = await answer.text()
    await new Promise(resolve => setTimeout(resolve, holdMs))
    performance.mark('given')
    return new Response(body, answer)
  }
}

/** Returns the ms between frames while the wheel scrolls the list. */
async function frames(page: Page): Promise<number[]> {
  const list = await page.getByRole('list', { name: 'Conversations' }).boundingBox()
  await page.mouse.move(list!.x + 100, 500)
  await page.evaluate(() => {
    const state = { frames: [] as number[], last: performance.now(), isOn: true }
    Object.assign(window, { benchState: state })
    const tick = (now: number) => {
      state.frames.push(now - state.last)
      state.last = now
      if (state.isOn) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  for (let step = 0; step < WHEEL_STEPS; step++) {
    await page.mouse.wheel(0, WHEEL_PX)
    await page.waitForTimeout(16)
  }
  return page.evaluate(() => {
    const { benchState } = window as unknown as { benchState: { frames: number[]; isOn: boolean } }
    benchState.isOn = false
    return benchState.frames.slice(1)
  })
}

function row(name: string, times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!.toFixed(1)
  return `| ${name} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`
}

const { values } = parseArgs({ options: { database: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'lapwing-bench-'))
const { desk, subject } = await seed(values.database, folder)
const where = values.database ? { DATABASE_URL: values.database, JWT_SECRET: randomUUID() } : {}
const server = await createServerProcess({ DATA_DIR: folder, SEED: 'none', ...where })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
try {
  await server.start()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  // The TypeScript loader wraps functions in `__name`, including those sent to the page.
  await context.addInitScript({ content: 'globalThis.__name = given => given' })
  const page = await context.newPage()
  await inbox(page).signIn(server.port, `${desk.member.userId}@bench.test`, { tenant: 'bench' })
  console.log('| | measured | p50 ms | p95 ms | most ms |\n|---|---|---|---|---|')
  console.log(row('a frame while the list scrolls', await frames(page)))
  await page.close()
  const search = new URLSearchParams({ q: subject, state: 'all' })
  const list = `http://bench.localhost:${server.port}/admin/conversations?${search}`
  const name = `a thread of ${LONGEST} messages, from the answer to the screen`
  console.log(row(`${name}, beside a busy server`, await openings(context, list, desk.longestId, 0)))
  console.log(row(`${name}, once the server is idle`, await openings(context, list, desk.longestId, HOLD_MS)))
} finally {
  await browser.close()
  await server.dispose()
  rmSync(folder, { recursive: true, force: true })
}
