import { afterEach, expect, it, vi } from 'vitest'
import { INITIAL_CONVERSATION, type OutgoingMessage } from '#core/conversation/state.ts'
import { createManualClock } from '#core/manual-clock.ts'
import type { Result } from '../../api/create-api.ts'
import { createInterruptibleDelay } from '../../browser/interruptible-delay.ts'
import { createVisitorStorage } from '../../storage/visitor-storage.ts'
import { createOutboxStorage } from '../outbox-storage.ts'
import { createLeftDelivery } from './deliver-left.ts'
import type { Edges } from './edges.ts'

const URL = 'https://files.test/a.png'
const uploadFile = vi.hoisted(() => vi.fn())
vi.mock('../../files/upload.ts', () => ({ uploadFile }))

afterEach(() => void uploadFile.mockReset())

function outgoing(clientId: string, change: Partial<OutgoingMessage> = {}): OutgoingMessage {
  const fresh = { attempts: 0, delivery: 'waiting', choice: null, file: null } as const
  return { clientId, content: `text ${clientId}`, sentAt: 1, ...fresh, ...change }
}

const FILE = outgoing('file', { content: '', file: { name: 'a.png', size: 1, mediaType: '', progress: 0 } })

/** A visitor who has left conversation `a` with these unsent messages, and is in `b`. */
function leave(...outbox: OutgoingMessage[]) {
  const clock = createManualClock(0)
  const items = new Map<string, string>()
  const browser = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage
  const storage = createVisitorStorage(() => browser, 'https://help.test', 'acme')
  const unsent = createOutboxStorage(storage)
  const posted: string[] = []
  let answer = (_content: string): Result<unknown> => ({ kind: 'ok', value: {} })
  const state = { conversationId: 'b' }
  unsent.save({ ...INITIAL_CONVERSATION, conversationId: 'a', outbox })
  unsent.save({ ...INITIAL_CONVERSATION, conversationId: 'b' })
  const edges = {
    clock,
    newId: () => 'id',
    outbox: unsent,
    files: new Map([['file', new File(['x'], 'a.png')]]),
    delay: createInterruptibleDelay(clock),
    state: () => state,
    credentials: {
      use: (_id: string, call: (token: string, credential: object) => unknown) => call('t', { realtime: {} }),
      async ask(_name: string, id: string, { body }: { body: { content: string } }) {
        posted.push(`${id}: ${body.content}`)
        return answer(body.content)
      },
    },
  } as unknown as Edges
  const deliver = createLeftDelivery(edges)
  return {
    deliver,
    posted,
    state,
    left: () => unsent.load('a').map(({ clientId }) => clientId),
    stored: () => storage.read().outbox,
    answerWith(next: typeof answer) {
      answer = next
    },
    async advance(ms: number) {
      clock.advance(ms)
      await new Promise(setImmediate)
    },
  }
}

it('delivers files and texts of a conversation that was left, in their order', async () => {
  uploadFile.mockResolvedValue({ kind: 'ok', value: { url: URL } })
  const { deliver, posted, left, stored } = leave(FILE, outgoing('1'))
  expect(stored()).toEqual({ a: [outgoing('1')] })
  await deliver()
  expect(posted).toEqual([`a: ${URL}`, 'a: text 1'])
  expect([left(), stored()]).toEqual([[], {}])
})

it('waits until the server is reached, and keeps the address of an uploaded file meanwhile', async () => {
  uploadFile.mockResolvedValue({ kind: 'ok', value: { url: URL } })
  const { deliver, posted, answerWith, advance, left, stored } = leave(FILE, outgoing('1'))
  answerWith(() => ({ kind: 'unreachable' }))
  void deliver()
  await advance(0)
  expect([posted.length, left()]).toEqual([1, ['file', '1']])
  expect(stored()['a']?.map(({ content }) => content)).toEqual([URL, 'text 1'])
  answerWith(() => ({ kind: 'ok', value: {} }))
  await advance(1_000)
  expect([uploadFile.mock.calls.length, left()]).toEqual([1, []])
})

it('keeps what is refused or was given up, and goes on with the next', async () => {
  const { deliver, answerWith, left } = leave(
    outgoing('1'),
    outgoing('2', { delivery: 'failed' }),
    outgoing('3'),
  )
  answerWith(content =>
    content === 'text 1'
      ? { kind: 'refused', status: 422, code: 'message_refused' }
      : { kind: 'ok', value: {} },
  )
  await deliver()
  expect(left()).toEqual(['1', '2'])
})

it('leaves it to the conversation once the visitor has returned', async () => {
  const { deliver, posted, state } = leave(outgoing('1'), outgoing('2'))
  const delivering = deliver()
  state.conversationId = 'a'
  await delivering
  expect(posted).toEqual(['a: text 1'])
})
