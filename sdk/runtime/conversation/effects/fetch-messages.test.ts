import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createInterruptibleDelay } from '../../browser/interruptible-delay.ts'
import type { Edges } from './edges.ts'
import { createMessageFetcher } from './fetch-messages.ts'

const EFFECT = { type: 'fetch-messages', conversationId: 'c', after: 3 } as const
const UNREACHABLE = { kind: 'unreachable' }
const NOTHING_NEW = { kind: 'ok', value: { messages: [], conversation: { id: 'c', last_sequence: 3 } } }

/** Creates a fetcher with a server that gives the test's responses in order. */
function start() {
  const clock = createManualClock(0)
  const answers: ((result: object) => void)[] = []
  const ask = () => new Promise(resolve => answers.push(resolve))
  const dispatch = vi.fn()
  const state = { conversationId: 'c' }
  const edges = {
    credentials: { ask },
    state: () => state,
    dispatch,
    delay: createInterruptibleDelay(clock),
  }
  const fetch = createMessageFetcher(edges as unknown as Edges)
  return {
    state,
    async advance(ms: number) {
      clock.advance(ms)
      await new Promise(setImmediate)
    },
    calls: () => answers.length,
    ask: () => void fetch(EFFECT),
    async answer(result: object) {
      answers.at(-1)!(result)
      await new Promise(setImmediate)
    },
    nudges: () => dispatch.mock.calls.filter(([{ type }]) => type === 'nudged').length,
  }
}

describe('[CHAT-26] a fetch that fails', () => {
  it('is made again, later each time, until one succeeds', async () => {
    const { ask, answer, advance, nudges } = start()
    ask()
    await answer(UNREACHABLE)
    await advance(999)
    expect(nudges()).toBe(0)
    await advance(1)
    expect(nudges()).toBe(1)
    ask()
    await answer(UNREACHABLE)
    await advance(1_999)
    expect(nudges()).toBe(1)
    await advance(1)
    expect(nudges()).toBe(2)
    ask()
    await answer(NOTHING_NEW)
    await advance(60_000)
    expect(nudges()).toBe(2)
  })

  it('is made again at once when something was asked for meanwhile', async () => {
    const { ask, answer, calls, nudges } = start()
    ask()
    ask()
    expect(calls()).toBe(1)
    await answer(UNREACHABLE)
    expect(nudges()).toBe(1)
  })

  it('is not made again when another has succeeded meanwhile, or the conversation was left', async () => {
    const { ask, answer, advance, nudges, state } = start()
    ask()
    await answer(UNREACHABLE)
    ask()
    await answer(NOTHING_NEW)
    await advance(60_000)
    expect(nudges()).toBe(0)
    ask()
    await answer(UNREACHABLE)
    state.conversationId = 'another'
    await advance(60_000)
    expect(nudges()).toBe(0)
  })
})

describe('[CHAT-21] a fetch that brings only a message deleted meanwhile', () => {
  it('is not made again', async () => {
    const { ask, answer, nudges } = start()
    ask()
    const conversation = { id: 'c', last_sequence: 3 }
    await answer({ kind: 'ok', value: { messages: [{ id: 'm', sequence: 1 }], conversation } })
    expect(nudges()).toBe(0)
  })
})
