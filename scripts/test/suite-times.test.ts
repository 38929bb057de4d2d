import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { suiteTimes } from './suite-times.ts'

describe('suiteTimes', () => {
  it('reads a suite of Vitest, with what it recorded', () => {
    const testResults = [{ name: join(process.cwd(), 'tests/a.test.ts'), startTime: 1_000, endTime: 5_000 }]
    const records = [
      { suite: 'tests/a.test.ts', resource: 'database', ms: 500 },
      { suite: 'tests/a.test.ts', resource: 'database', ms: 250 },
      { suite: 'tests/b.test.ts', resource: 'server', ms: 900 },
    ] as const
    expect(suiteTimes('unit.json', JSON.stringify({ testResults }), records)).toEqual([
      { suite: 'tests/a.test.ts', total: 4, database: 0.75, server: 0 },
    ])
  })

  it('adds up the nested suites of Playwright; what is not the server is the browser', () => {
    const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
    const suites = [
      { file: 'a.spec.ts', specs: [spec(1_000)], suites: [{ file: 'a.spec.ts', specs: [spec(2_000)] }] },
    ]
    const records = [{ suite: 'tests/e2e/a.spec.ts', resource: 'server', ms: 500 }] as const
    expect(suiteTimes('journeys.json', JSON.stringify({ suites }), records)).toEqual([
      { suite: 'tests/e2e/a.spec.ts', total: 3, database: 0, server: 0.5, browser: 2.5 },
    ])
  })

  it('names the library of an element suite', () => {
    const suites = [{ suite: 'tests/widgets/kb.test.ts', ms: 1_500 }]
    expect(suiteTimes('elements-react.json', JSON.stringify({ suites }), [])).toEqual([
      { suite: 'tests/widgets/kb.test.ts (react)', total: 1.5, browser: 1.5 },
    ])
  })
})
