import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStages } from './run-stages.ts'
import type { Stage } from './stages.ts'

const good: Stage = { name: 'good', title: 'passes', run: () => ({ passed: 2, failed: 0 }) }
const crashing: Stage = {
  name: 'crashing',
  title: 'throws',
  run: () => {
    throw new Error('no runner')
  },
}

const failing: Stage = {
  name: 'failing',
  title: 'fails',
  run: () => ({ passed: 0, failed: 1, failures: ['a.test.ts › adds'] }),
}

const fullOnly: Stage = { ...good, name: 'slow', isFullOnly: true }

describe('runStages', () => {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    vi.spyOn(console, 'log').mockImplementation(line => lines.push(line))
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => vi.restoreAllMocks())

  it('counts a stage that crashes as failed, runs the others, and ends with its name and the sum', () => {
    expect(runStages({}, [crashing, good])).toBe(1)
    expect(lines.slice(-2)).toEqual(['\nFailed in: crashing.', '\n2 passed, 1 failed'])
  })

  it('names what failed just before the sum', () => {
    runStages({}, [failing, good])
    expect(lines.slice(-3)).toEqual(['\nFailed in: failing.', '  a.test.ts › adds', '\n2 passed, 1 failed'])
  })

  it('runs only the named stages', () => {
    expect(runStages({ names: ['good'] }, [crashing, good])).toBe(0)
    expect(lines.at(-1)).toBe('\n2 passed, 0 failed')
  })

  it('refuses an unknown stage', () => {
    expect(runStages({ names: ['bad'] }, [good])).toBe(1)
    expect(lines).toEqual([])
  })

  it('runs a stage of the full tier in the full tier alone', () => {
    runStages({}, [good, fullOnly])
    expect(lines.at(-1)).toBe('\n2 passed, 0 failed')
    runStages({ isFull: true }, [good, fullOnly])
    expect(lines.at(-1)).toBe('\n4 passed, 0 failed')
  })
})
