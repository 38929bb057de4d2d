import { describe, expect, it } from 'vitest'
import { createTurns } from './create-turns.ts'

describe('createTurns', () => {
  it('keeps two quick replies in their order, also when the first fails, and holds up no other conversation', async () => {
    const inTurn = createTurns()
    const done: string[] = []
    let fail: (error: Error) => void = () => {}
    const first = inTurn('a', () => new Promise((_, reject) => (fail = reject)))
    const second = inTurn('a', async () => void done.push('a2'))
    await inTurn('b', async () => void done.push('b1'))
    expect(done).toEqual(['b1'])
    fail(new Error('offline'))
    await expect(first).rejects.toThrow('offline')
    await second
    expect(done).toEqual(['b1', 'a2'])
  })
})
