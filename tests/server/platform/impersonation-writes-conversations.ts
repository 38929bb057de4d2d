/** One conversation, its messages, and what belongs to it. */
import { randomUUID } from 'node:crypto'
import type { Caller } from '#tests/support/test-server.ts'
import { type Stage, slice } from './impersonation-slice.ts'

/** Creates a conversation with a reply and a note by the staff member, and a colleague's scheduled reply. */
async function prepare({ server, staff, visitor: { id } }: Stage) {
  const agent = await server.asMember('agent@acme.test')
  const params = { id }
  const said = await staff('postMessage', { params, body: { content: 'Of the platform' } })
  const noted = await staff('addNote', { params, body: { content: 'Of the platform' } })
  const send_at = '2099-01-01T00:00:00Z'
  const later = await agent('scheduleMessage', { params, body: { content: 'Later', send_at } })
  return { id, message: said.body.message.id, note: noted.body.id, later: later.body.id }
}

/** Creates two conversations of one email, the first merged into the second, and two more. */
async function prepareMerge({ server, admin }: Stage) {
  const email = `${randomUUID()}@visitor.test`
  const [merged, into, source, target] = [
    await open(server.caller(null, 'acme'), email),
    await open(server.caller(null, 'acme'), email),
    await open(server.caller(null, 'acme'), email),
    await open(server.caller(null, 'acme'), email),
  ]
  await admin('mergeConversation', { params: { id: merged }, body: { into_id: into } })
  return { merged, source, target }
}

async function open(anyone: Caller, customer_email: string): Promise<string> {
  const body = { subject: 'Help', client_id: randomUUID(), customer_email }
  return (await anyone('createConversation', { body })).body.conversationId
}

const single = slice(
  prepare,
  {
    updateConversation: ({ id }) => ({ params: { id }, body: { priority: 'urgent' } }),
    postMessage: ({ id }) => ({ params: { id }, body: { content: 'Hello from the platform' } }),
    setNeedsHuman: ({ id }) => ({ params: { id }, body: { needs_human: true } }),
    resolveConversation: ({ id }) => ({ params: { id } }),
    markSpam: ({ id }) => ({ params: { id }, body: { spam: true } }),
    blockVisitor: ({ id }) => ({ params: { id }, body: { blocked: true } }),
    postSeen: ({ id }) => ({ params: { id }, body: { sequence: 1 } }),
    addNote: ({ id }) => ({ params: { id }, body: { content: 'Look at ticket 1042' } }),
    removeMessage: ({ message }) => ({ params: { id: message } }),
    undoMessage: ({ message }) => ({ params: { id: message } }),
  },
  {
    removeNote: ({ note }) => [{ params: { id: note } }, { target: note, action: 'notes.delete' }],
    cancelScheduled: ({ later }) => [
      { params: { id: later } },
      { target: later, action: 'scheduled_messages.delete' },
    ],
  },
)
const merging = slice(
  prepareMerge,
  {
    mergeConversation: ({ source, target }) => ({ params: { id: source }, body: { into_id: target } }),
    unmergeConversation: ({ merged }) => ({ params: { id: merged } }),
  },
  {},
)

/** The writing calls. */
export const CONVERSATION_WRITES = {
  writes: { ...single.writes, ...merging.writes },
  removals: single.removals,
}
