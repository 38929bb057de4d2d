import { randomUUID } from 'node:crypto'
import { HEADERS } from '#contract/headers.ts'
import { type CallApi, createApi, createSendRequest } from '#host-app/shared/api/api.ts'
import type { Reply } from './judge.ts'
import type { Item } from './read-items.ts'

const ANSWER_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 80

/** A reply and its response time, in milliseconds. */
export type TimedReply = Reply & { readonly ms: number }

/**
 * Sends these messages as a new visitor of a company, one after the other, and returns the replies. A
 * handoff ends it early. Erases the conversation afterwards.
 */
export async function ask(
  origin: string,
  tenant: string,
  { said, locale }: Pick<Item, 'said' | 'locale'>,
): Promise<TimedReply[]> {
  const { conversationId: id, token } = await visitorApi(
    origin,
    tenant,
    null,
  )('createConversation', {
    body: {
      client_id: randomUUID(),
      subject: said[0]!.slice(0, 40),
      customer_email: `visitor-${randomUUID()}@example.com`,
      locale,
    },
  })
  const call = visitorApi(origin, tenant, token)
  const replies: TimedReply[] = []
  try {
    for (const content of said) {
      const begun = performance.now()
      const { message } = await call('postMessage', {
        params: { id },
        body: { content, client_id: randomUUID() },
      })
      const reply = await replyAfter(call, id, message.sequence)
      replies.push({ ...reply, ms: performance.now() - begun })
      if (reply.type === 'handoff') break
    }
  } finally {
    await call('eraseConversation', { params: { id } })
  }
  return replies
}

function visitorApi(origin: string, tenant: string, token: string | null): CallApi {
  return createApi(
    createSendRequest({
      fetch: (path, init) => fetch(new URL(String(path), origin), init),
      token: async () => token,
      headers: () => ({ [HEADERS.tenant]: tenant }),
    }),
  )
}

async function replyAfter(call: CallApi, id: string, after: number): Promise<Reply> {
  for (let waited = 0; waited < ANSWER_WITHIN_MS; waited += LOOK_EVERY_MS) {
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
    const { messages, conversation } = await call('listMessages', { params: { id }, query: { after } })
    const answers = messages.filter(({ sender_type }) => sender_type !== 'visitor')
    const text = answers.map(({ content }) => content).join('\n')
    const slugs = answers.flatMap(({ meta }) => meta.citations ?? []).map(({ slug }) => slug)
    if (conversation.needs_human) return { type: 'handoff', text, slugs }
    const suggested = answers.flatMap(({ meta }) =>
      meta.type === 'suggestions' ? (meta.articles ?? []) : [],
    )
    if (suggested.length > 0) return { type: 'suggestions', text, slugs: suggested.map(({ slug }) => slug) }
    if (answers.some(({ meta }) => meta.type === 'offer')) return { type: 'offer', text, slugs: [] }
    if (answers.length > 0) return { type: slugs.length > 0 ? 'answer' : 'chat', text, slugs }
  }
  return { type: 'timeout', text: '', slugs: [] }
}
