import { afterEach, expect, it, vi } from 'vitest'
import type { SitePage } from '#contract/entities/message.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { conversationMachine } from '#core/conversation/transition.ts'
import type { Edges, LazyEffect, LazyPerformer } from './edges.ts'
import { performEffects, postMessage } from './perform-effects.ts'

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

const PAGE = { title: 'Pricing', path: '/pricing' }
const MESSAGE = {
  clientId: 'a',
  content: 'Hello',
  sentAt: 0,
  attempts: 1,
  delivery: 'sending',
  choice: null,
  file: null,
} as const
const EFFECT = {
  type: 'post-message',
  conversationId: 'c',
  clientId: 'a',
  content: 'Hello',
  choice: null,
} as const

afterEach(() => {
  vi.unstubAllGlobals()
})

/**
 * Posts a message from a page whose title is read by `readTitle`. `writtenOn` is the page that is known from an earlier
 * attempt. Returns the pages that were sent with it.
 */
function post(readTitle: () => string, writtenOn?: SitePage) {
  const page = {
    get title() {
      return readTitle()
    },
  }
  for (const name of ['window', 'parent', 'document']) vi.stubGlobal(name, page)
  vi.stubGlobal('location', { pathname: PAGE.path })
  const sent: unknown[] = []
  let state: ConversationState = {
    ...INITIAL_CONVERSATION,
    outbox: [{ ...MESSAGE, ...(writtenOn && { page: writtenOn }) }],
  }
  const edges = {
    credentials: {
      ask: async (...[, , { body }]: [string, string, { body: { page: unknown } }]) => sent.push(body.page),
    },
    state: () => state,
    dispatch(event: ConversationEvent) {
      state = conversationMachine.transition(state, event, 0).state
    },
  } as unknown as Edges
  const posted = postMessage(edges, EFFECT)
  return { sent, posted }
}

it('a message has the page it is sent from', async () => {
  const { sent, posted } = post(() => PAGE.title)
  await posted
  expect(sent).toEqual([PAGE])
})

it('a message that is sent again has the page on which it was written', async () => {
  const { sent, posted } = post(() => PAGE.title, { title: 'Cart', path: '/cart' })
  await posted
  expect(sent).toEqual([{ title: 'Cart', path: '/cart' }])
})

it('a message is sent without a page that cannot be read', async () => {
  const { sent, posted } = post(() => {
    throw new Error('the title is not readable')
  })
  await posted
  expect(sent).toEqual([undefined])
})
