import { expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createInterruptibleDelay } from '../../browser/interruptible-delay.ts'
import { postMessage } from './deliver-message.ts'
import type { Edges } from './edges.ts'

const PAGE = { title: 'Pricing', path: '/pricing' }
const EFFECT = {
  type: 'post-message',
  conversationId: 'c',
  clientId: 'a',
  content: 'Hello',
  choice: null,
} as const

const site = vi.hoisted(() => ({ page: (): unknown => undefined }))
vi.mock('../site.lazy.ts', () => ({ currentPage: () => site.page() }))

/** Posts a message from a page that is read by `page`. Returns the clock and the pages that were sent with it. */
function post(page: () => unknown) {
  site.page = page
  const clock = createManualClock(0)
  const sent: unknown[] = []
  const edges = {
    delay: createInterruptibleDelay(clock),
    credentials: {
      ask: async (...[, , { body }]: [string, string, { body: { page: unknown } }]) => sent.push(body.page),
    },
    state: () => ({ conversationId: null }),
  } as unknown as Edges
  const posted = postMessage(edges, EFFECT)
  return { clock, sent, posted }
}

it('a message has the page it is sent from', async () => {
  const { sent, posted } = post(() => PAGE)
  await posted
  expect(sent).toEqual([PAGE])
})

it('a message waits 500 ms for its page, not longer', async () => {
  const { clock, sent, posted } = post(() => new Promise(() => {}))
  await vi.dynamicImportSettled()
  clock.advance(499)
  await vi.dynamicImportSettled()
  expect(sent).toEqual([])
  clock.advance(1)
  await posted
  expect(sent).toEqual([undefined])
})

it('a message is sent without a page that cannot be read', async () => {
  const { sent, posted } = post(() => {
    throw new Error('the title is not readable')
  })
  await posted
  expect(sent).toEqual([undefined])
})
