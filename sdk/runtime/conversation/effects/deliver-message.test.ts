import { afterEach, expect, it, vi } from 'vitest'
import type { SitePage } from '#contract/entities/message.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { conversationMachine } from '#core/conversation/transition.ts'
import { postMessage } from './deliver-message.ts'
import type { Edges } from './edges.ts'

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
