import { describe, expect, it } from 'vitest'
import { LostPart } from './lost-part.ts'
import { tryPartAgain } from './try-part-again.ts'

const LOST = new LostPart(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))

/**
 * Presses "Try again". `comes`: whether the part loads; `answers`: whether the server is reachable. Returns
 * the result and the calls.
 */
async function press(error: unknown, { comes, answers }: { comes: boolean; answers: boolean }) {
  const done: string[] = []
  const outcome = await tryPartAgain(error, {
    load: async () => {
      done.push('load')
      if (!comes) throw LOST
    },
    isReachable: async () => answers,
    reload: () => done.push('reload'),
  })
  return [outcome, ...done]
}

describe('a press on "Try again"', () => {
  it('brings the part back without a reload', async () => {
    expect(await press(LOST, { comes: true, answers: true })).toEqual(['back', 'load'])
  })

  it('loads the page anew when the part is gone for good', async () => {
    expect(await press(LOST, { comes: false, answers: true })).toEqual(['reloading', 'load', 'reload'])
  })

  it('keeps the page while no server answers', async () => {
    expect(await press(LOST, { comes: false, answers: false })).toEqual(['away', 'load'])
    expect(await press(new Error('broken'), { comes: true, answers: false })).toEqual(['away'])
  })

  it('loads the page anew at once for a part that broke', async () => {
    expect(await press(new Error('broken'), { comes: true, answers: true })).toEqual(['reloading', 'reload'])
  })
})
