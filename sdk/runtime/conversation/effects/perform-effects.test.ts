import { expect, it } from 'vitest'
import type { ConversationEvent } from '#core/conversation/events.ts'
import type { Edges, LazyEffect, LazyPerformer } from './edges.ts'
import { performEffects } from './perform-effects.ts'

const UPLOAD = { type: 'upload-file', conversationId: 'c', clientId: 'a' } as const
const APPLY_TIMEOUT = { type: 'apply-timeout', conversationId: 'c', rule: 'auto-close' } as const

type PromiseCallbacks = {
  readonly resolve: (code: { createLazyPerformer: () => LazyPerformer }) => void
  readonly reject: (error: Error) => void
}

/** Creates a performer whose lazy code loads when the test resolves it. */
function start() {
  const events: ConversationEvent[] = []
  const reports: string[] = []
  const done: (LazyEffect['type'] | 'leave')[] = []
  let answer: PromiseCallbacks
  const edges = {
    dispatch: (event: ConversationEvent) => events.push(event),
    report: (_code: string, text: string) => reports.push(text),
    loadLazyEffects: () => new Promise((resolve, reject) => (answer = { resolve, reject })),
  } as unknown as Edges
  const performer = {
    perform: ({ type }: LazyEffect) => void done.push(type),
    leave: () => void done.push('leave'),
    deliverLeft: async () => {},
  }
  return {
    ...performEffects(edges),
    ...{ events, reports, done },
    come: () => answer.resolve({ createLazyPerformer: () => performer }),
    fail: () => answer.reject(new Error('offline')),
  }
}

it('what is asked for before its code is here is done then, in its order', async () => {
  const { perform, leave, come, done } = start()
  perform(UPLOAD)
  leave()
  perform(APPLY_TIMEOUT)
  come()
  await expect.poll(() => done).toEqual(['upload-file', 'leave', 'apply-timeout'])
})

it('a file whose code does not come is tried again like a message that did not arrive', async () => {
  const { perform, come, fail, events, reports, done } = start()
  perform(UPLOAD)
  fail()
  await expect.poll(() => events).toEqual([{ type: 'delivery-failed', clientId: 'a', isFinal: false }])
  expect(reports).toEqual([])
  perform(UPLOAD)
  come()
  await expect.poll(() => done).toEqual(['upload-file'])
})

it('[CHAT-29] other things that are asked for in vain are reported', async () => {
  const { perform, fail, reports } = start()
  perform(APPLY_TIMEOUT)
  fail()
  await expect.poll(() => reports).toEqual(['something went wrong'])
})
