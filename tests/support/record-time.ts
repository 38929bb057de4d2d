/** Records what suites spend on databases and servers, for `npm test -- --times`. Without `TEST_TIMES` it does nothing. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, relative } from 'node:path'

const FILE = process.env['TEST_TIMES']
let suite = ''

/** Names the test file whose times are recorded from now on. */
export function recordSuite(file: string): void {
  suite = relative('', file)
}

/** Does the work, and adds the time it took to what the suite spends on the resource. */
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
