/**
 * `npm run bench:companies`: many companies on one node. Build first. Prints the memory of the node while every company
 * asks once, how long first and later questions take, and how much a flood of one company's questions slows another's
 * answers. PostgreSQL and the visitors run on the same processors.
 */
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { databaseUrl, onServer } from '#tests/support/copy-database.ts'
import { createServerProcess } from '#tests/support/server-process.ts'
import { startPostgres } from '#tests/support/start-postgres.ts'
import { residentMb } from '../load/lapwing-system.ts'
import { percentile } from '../load/load.ts'
import { seedCompanies, subdomainOf } from './seed-companies.ts'
import { openConversation, searchFor } from './visitor.ts'

const { values: options } = parseArgs({
  options: {
    companies: { type: 'string', default: '2000' },
    articles: { type: 'string', default: '300' },
    questions: { type: 'string', default: '200' },
    flood: { type: 'string', default: '200' },
  },
})
const COMPANIES = Number(options.companies)
const ARTICLES = Number(options.articles)
/** Questions of the quiet company, alone and beside the flood. */
const QUESTIONS = Number(options.questions)
/** Questions of the noisy company that are unanswered at any time. */
const FLOOD = Number(options.flood)
/** Companies whose later questions are timed. */
const SAMPLE = 200
const KEPT_PER_CONVERSATION = 15
const DATABASE = 'bench_companies'

console.log(
  `${cpus().length} processors (${cpus()[0]?.model.trim()}), Node ${process.version}; ${COMPANIES} companies of ${ARTICLES} articles, EMBEDDINGS=off\n`,
)
const postgres = await startPostgres()
await onServer(postgres.url, database => database.script(`create database ${DATABASE}`))
const url = databaseUrl(postgres.url, DATABASE)
const server = await createServerProcess({ DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1,::1' })
const origin = `http://localhost:${server.port}`
try {
  // The first start migrates the database.
  await server.start()
  await server.end()
  const seededAt = performance.now()
  const titlesOf = await seedCompanies(url, { companies: COMPANIES, articles: ARTICLES })
  console.error(`seeded in ${((performance.now() - seededAt) / 1_000).toFixed(0)} s`)
  await server.start()
  await measureCompanies(titlesOf)
  await measureNeighbor(titlesOf)
} finally {
  await server.dispose()
  await postgres.stop()
}
process.exit()

/** Asks each company once, the last ones again, and the first one, whose index is no longer in memory. */
async function measureCompanies(titlesOf: (company: number) => readonly string[]): Promise<void> {
  const search = (company: number, question: number) =>
    searchFor(origin, subdomainOf(company), titlesOf(company)[question % ARTICLES]!)
  console.log('| | p50 | p95 | max | resident memory |\n|---|---|---|---|---|')
  const print = (name: string, times: readonly number[]) =>
    console.log(`| ${name} | ${times.length === 0 ? ' | | ' : spread(times)} | ${memory()} |`)
  print('before', [])
  const first: number[] = []
  for (let company = 0; company < COMPANIES; company++) first.push(await search(company, 0))
  print(`first question of each of ${COMPANIES} companies`, first)
  const sampled = Array.from({ length: Math.min(SAMPLE, COMPANIES) }, (_, at) => COMPANIES - 1 - at)
  const warm: number[] = []
  for (const company of sampled) {
    await search(company, 1)
    warm.push(await search(company, 2))
  }
  print(`later question of ${sampled.length} companies`, warm)
  const again: number[] = []
  for (let company = 0; company < sampled.length; company++) again.push(await search(company, 3))
  print(`question of the first ${again.length} companies, asked longest ago`, again)
  console.log(`\nHighest resident memory: ${highest()}.\n`)
}

/** Asks the AI of a quiet company, alone and while a noisy one has many questions unanswered. */
async function measureNeighbor(titlesOf: (company: number) => readonly string[]): Promise<void> {
  const [noisy, quiet] = [0, 1]
  const ask = async () => {
    const times: number[] = []
    while (times.length < QUESTIONS) {
      const conversation = await openConversation(origin, subdomainOf(quiet))
      for (let count = 0; count < KEPT_PER_CONVERSATION && times.length < QUESTIONS; count++)
        times.push(await conversation.ask(titlesOf(quiet)[times.length % ARTICLES]!))
      conversation.close()
    }
    return times
  }
  await ask() // the code gets warm
  const alone = await ask()

  let isFlooding = true
  let answers = 0
  const flooding = Array.from({ length: FLOOD }, async (_, visitor) => {
    while (isFlooding) {
      const conversation = await openConversation(origin, subdomainOf(noisy))
      for (let count = 0; count < KEPT_PER_CONVERSATION && isFlooding; count++) {
        await conversation.ask(titlesOf(noisy)[(visitor + count) % ARTICLES]!)
        answers += 1
      }
      conversation.close()
    }
  })
  const start = performance.now()
  const beside = await ask()
  const rate = answers / ((performance.now() - start) / 1_000)
  isFlooding = false
  await Promise.all(flooding)

  console.log('| answers of the AI to a quiet company | p50 | p95 | max |\n|---|---|---|---|')
  console.log(`| alone | ${spread(alone)} |`)
  console.log(
    `| while another has ${FLOOD} questions unanswered (${rate.toFixed(0)} answers/s) | ${spread(beside)} |`,
  )
  const ratio = (share: number) => (percentile(beside, share) / percentile(alone, share)).toFixed(2)
  console.log(`| ratio | ${ratio(0.5)} | ${ratio(0.95)} | |\n\nHighest resident memory: ${highest()}.`)
}

function spread(times: readonly number[]): string {
  return [0.5, 0.95, 1].map(share => `${percentile(times, share).toFixed(1)} ms`).join(' | ')
}

function memory(): string {
  return `${residentMb(server.pid()).toFixed(0)} MiB`
}

/** Returns the most memory that the node has had, by the kernel's count (Linux only). */
function highest(): string {
  const [, kib] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8')) ?? []
  return `${(Number(kib) / 1_024).toFixed(0)} MiB`
}
