import { describe, expect, it } from 'vitest'
import { PROFILE_ATTEMPTS, PROFILE_RETRY_STEP_MS } from '#contract/constants/tenant.ts'
import { withRetries } from './with-retries.ts'

function failing(times: number) {
  const calls = { count: 0, waits: [] as number[] }
  const run = withRetries(
    async () => {
      if (calls.count++ < times) throw new Error(`failure ${calls.count}`)
      return 'profile'
    },
    {
      attempts: PROFILE_ATTEMPTS,
      stepMs: PROFILE_RETRY_STEP_MS,
      wait: async ms => void calls.waits.push(ms),
    },
  )
  return { calls, run }
}

describe('withRetries', () => {
  it('does not wait when the first attempt succeeds', async () => {
    const { calls, run } = failing(0)
    expect(await run).toBe('profile')
    expect(calls.waits).toEqual([])
  })

  it('waits longer after each failure and takes the last attempt', async () => {
    const { calls, run } = failing(5)
    expect(await run).toBe('profile')
    expect(calls.waits).toEqual([500, 1_000, 1_500, 2_000, 2_500])
  })

  it('gives up with the last failure', async () => {
    const { calls, run } = failing(6)
    await expect(run).rejects.toThrow('failure 6')
    expect(calls.count).toBe(6)
  })
})
