import { describe, expect, it, vi } from 'vitest'
import { DRAFT_SAVE_AFTER_MS } from '#contract/constants/thread-tools.ts'
import type { Draft } from '#contract/entities/thread-tools.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { createDraftSaver } from './draft-saver.ts'

const written = (content: string): Draft => ({ kind: 'reply', content })
const settled = () => new Promise<void>(resolve => setImmediate(resolve))

describe('createDraftSaver', () => {
  it('saves the newest words, half a second after the last key and not before', async () => {
    const clock = createManualClock(0)
    const save = vi.fn(async () => {})
    const saver = createDraftSaver({ clock, save })
    saver.change('a', written('D'))
    clock.advance(DRAFT_SAVE_AFTER_MS - 1)
    saver.change('a', written('De'))
    clock.advance(DRAFT_SAVE_AFTER_MS - 1)
    await settled()
    expect(save).not.toHaveBeenCalled()
    clock.advance(1)
    await settled()
    expect(save.mock.calls).toEqual([['a', written('De')]])
  })

  it('saves one after the other, also after a failure, and each conversation for itself', async () => {
    const clock = createManualClock(0)
    const finish: (() => void)[] = []
    const save = vi.fn(
      (_id: string, _draft: Draft) =>
        new Promise<void>((_, reject) => finish.push(() => reject(new Error('offline')))),
    )
    const saver = createDraftSaver({ clock, save })
    saver.change('a', written('1'))
    saver.flush()
    saver.change('a', written('2'))
    saver.change('b', written('3'))
    saver.flush()
    await settled()
    expect(save.mock.calls.map(([id]) => id)).toEqual(['a', 'b'])
    finish[0]?.()
    await settled()
    expect(save.mock.calls.at(-1)).toEqual(['a', written('2')])
    clock.advance(DRAFT_SAVE_AFTER_MS)
    expect(save).toHaveBeenCalledTimes(3)
  })
})
