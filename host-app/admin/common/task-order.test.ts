import { describe, expect, it, vi } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { createTurns, oneAtATime } from './task-order.ts'

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
    await waitFor(() => expect(task).toHaveBeenCalledTimes(2))
    finish[1]?.()
    await Promise.resolve()
    expect(task).toHaveBeenCalledTimes(2)
  })
})

describe('createTurns', () => {
  it('keeps two quick replies in their order, also when the first fails, and holds up no other conversation', async () => {
    const inTurn = createTurns()
    const done: string[] = []
    let fail: (error: Error) => void = () => {}
    const first = inTurn(['a'], () => new Promise((_, reject) => (fail = reject)))
    const second = inTurn(['a'], async () => void done.push('a2'))
    await inTurn(['b'], async () => void done.push('b1'))
    expect(done).toEqual(['b1'])
    fail(new Error('offline'))
    await expect(first).rejects.toThrow('offline')
    await second
    expect(done).toEqual(['b1', 'a2'])
  })

  it('waits for all that it names, and is waited for by each', async () => {
    const inTurn = createTurns()
    const done: string[] = []
    let answer = () => {}
    void inTurn(['a'], () => new Promise<void>(resolve => (answer = resolve))).then(() => done.push('a'))
    void inTurn(['b'], async () => void done.push('b'))
    const both = inTurn(['a', 'b'], async () => void done.push('both'))
    const after = inTurn(['b'], async () => void done.push('after'))
    await inTurn(['c'], async () => void done.push('c'))
    expect(done).toEqual(['b', 'c'])
    answer()
    await Promise.all([both, after])
    expect(done).toEqual(['b', 'c', 'a', 'both', 'after'])
  })
})
