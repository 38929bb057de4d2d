/**
 * Records the time that suites spend on databases and servers, for `npm test -- --times`. Does nothing
 * without `TEST_TIMES`.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, relative } from 'node:path'

const FILE = process.env['TEST_TIMES']
let suite = ''

/** Sets the test file whose times are recorded from now on. */
export function recordSuite(file: string): void {
  suite = relative('', file)
}

/** Runs the work, and adds its duration to the suite's time for the resource. */
export async function recordTime<T>(resource: 'database' | 'server', work: () => Promise<T>): Promise<T> {
  if (!FILE) return work()
  const start = performance.now()
  try {
    return await work()
  } finally {
    mkdirSync(dirname(FILE), { recursive: true })
    appendFileSync(FILE, `${JSON.stringify({ suite, resource, ms: performance.now() - start })}\n`)
  }
}
