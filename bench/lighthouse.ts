/**
 * `npm run bench:lighthouse [-- --runs N] [PATH …]`: prints Lighthouse scores of the built pages with its
 * mobile preset as Markdown, medians of N runs. Starts the product with the demo seed; npx fetches
 * Lighthouse.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chromiumArgs, findChromium } from '../scripts/find-chromium.mjs'
import { createServerProcess } from '../tests/support/server-process.ts'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const REPORT_MAX_BYTES = 50_000_000
/** A browser sometimes records no trace, and Lighthouse then asks to run it again. */
const TRIES = 3
const ARTICLE = '/kb/category/billing/plans/free-trial'
const PATHS = [
  '/',
  '/pricing',
  '/csat',
  '/compare/lapwing-vs-zendesk',
  '/blog',
  '/blog/an-honest-i-dont-know',
  '/docs/embed',
  ARTICLE,
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const

/** The printed parts of a report: scores from 0 to 1, times in milliseconds. */
type Report = {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>
  readonly audits: Readonly<Record<(typeof TIMES)[number], { readonly numericValue?: number }>>
  readonly environment: { readonly benchmarkIndex: number }
}

function report(url: string, triesLeft = TRIES): Report {
  const given = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-path=${findChromium()}`]
  const flags = `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`
  const { status, stdout, error } = spawnSync('npx', ['--yes', LIGHTHOUSE, url, ...given, flags], {
    encoding: 'utf8',
    maxBuffer: REPORT_MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (status === 0) return JSON.parse(stdout)
  if (triesLeft > 1) return report(url, triesLeft - 1)
  throw error ?? new Error(`Lighthouse has no report of ${url} after ${TRIES} tries.`)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const server = await createServerProcess()
try {
  await server.start()
  console.log(`| page | ${CATEGORIES.join(' | ')} | first paint ms | largest ms | blocked ms | machine |`)
  console.log(`|${'---|'.repeat(CATEGORIES.length + TIMES.length + 2)}`)
  for (const path of positionals.length > 0 ? positionals : PATHS) {
    const host = path.startsWith('/kb') ? 'acme.localhost' : 'localhost'
    const reports = Array.from({ length: Number(values.runs) }, () =>
      report(`http://${host}:${server.port}${path}`),
    )
    const scores = CATEGORIES.map(name =>
      Math.round(100 * median(reports.map(({ categories }) => categories[name].score ?? 0))),
    )
    const times = TIMES.map(name =>
      Math.round(median(reports.map(({ audits }) => audits[name].numericValue ?? 0))),
    )
    const machine = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)))
    console.log(`| ${[path, ...scores, ...times, machine].join(' | ')} |`)
  }
} finally {
  await server.dispose()
}
