import { describe, expect, it } from 'vitest'
import { createTurns } from './create-turns.ts'

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
