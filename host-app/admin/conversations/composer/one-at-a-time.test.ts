import { describe, expect, it, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

describe('oneAtATime', () => {
  it('runs once more after calls that came meanwhile, also after a failure', async () => {
    const finish: ((error?: Error) => void)[] = []
    const task = vi.fn(
      () => new Promise<void>((resolve, reject) => finish.push(error => (error ? reject(error) : resolve()))),
    )
    const run = oneAtATime(task)
    run()
    run()
    run()
    expect(task).toHaveBeenCalledTimes(1)
    finish[0]?.(new Error('offline'))
    await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2))
    finish[1]?.()
    await Promise.resolve()
    expect(task).toHaveBeenCalledTimes(2)
  })
})
