import { expect, it } from 'vitest'
import type { Result } from '../../api/create-api.ts'
import type { Edges, Effect } from './edges.ts'
import { createRatings } from './rate-answers.ts'

const ANSWER = { type: 'rate-answer', conversationId: 'c', messageId: 'm' } as const
const UNREACHABLE = { kind: 'unreachable' } as Result<unknown>
const OK = { kind: 'ok', value: 'the answer' } as unknown as Result<unknown>
const REFUSED = { kind: 'refused', code: 'visitor_blocked', status: 403 } as unknown as Result<unknown>

/** Ratings whose calls the test answers one by one. */
function start() {
  const calls: { readonly helpful: boolean | null; readonly answer: (result: Result<unknown>) => void }[] = []
  const waits: number[] = []
  const done: unknown[] = []
  const state = { conversationId: 'c' as string | null }
  const edges = {
    state: () => state,
    delay: { wait: async (ms: number) => void waits.push(ms) },
    dispatch: (event: { messages: unknown }) => done.push(event.messages),
    report: (code: string) => done.push(code),
    credentials: {
      ask: (_name: string, _id: string, { body }: { body: { helpful: boolean | null } }) =>
        new Promise(resolve => calls.push({ helpful: body.helpful, answer: resolve })),
    },
  } as unknown as Edges
  const rate = createRatings(edges)
  return {
    ...{ calls, waits, done, state },
    rate: (helpful: boolean | null, messageId = 'm') =>
      rate({ ...ANSWER, helpful, messageId } as Effect<'rate-answer'>),
  }
}

it('sends ratings of an answer one at a time, and after the first only the newest', async () => {
  const { rate, calls, done } = start()
  const ended = rate(true)
  await rate(false)
  await rate(null)
  expect(calls.map(({ helpful }) => helpful)).toEqual([true])
  calls[0]!.answer(OK)
  await expect.poll(() => calls.map(({ helpful }) => helpful)).toEqual([true, null])
  expect(done).toEqual([])
  calls[1]!.answer(OK)
  await ended
  expect(done).toEqual([['the answer']])
})

it('sends ratings of two answers at the same time', () => {
  const { rate, calls } = start()
  void rate(true)
  void rate(false, 'other')
  expect(calls.map(({ helpful }) => helpful)).toEqual([true, false])
})

it('tries again until the server is reached, later each time', async () => {
  const { rate, calls, waits, done } = start()
  const ended = rate(false)
  calls[0]!.answer(UNREACHABLE)
  await expect.poll(() => calls.length).toBe(2)
  calls[1]!.answer(UNREACHABLE)
  await expect.poll(() => calls.length).toBe(3)
  calls[2]!.answer(OK)
  await ended
  expect([waits.length, waits[1]! > waits[0]!, done]).toEqual([2, true, [['the answer']]])
})

it('reports a refused rating, and sends the next one', async () => {
  const { rate, calls, done } = start()
  const ended = rate(false)
  calls[0]!.answer(REFUSED)
  await ended
  expect(done).toEqual(['action'])
  void rate(true)
  expect(calls).toHaveLength(2)
})

it('ends when the visitor has left the conversation', async () => {
  const { rate, calls, state, done } = start()
  const ended = rate(false)
  state.conversationId = null
  calls[0]!.answer(UNREACHABLE)
  await ended
  expect([calls.length, done]).toEqual([1, []])
})
